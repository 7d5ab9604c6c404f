import { highestSum, type QuoteLine, sumOf } from './lines.ts';

/** In hundredths of the currency. `base` and `tax` make `total`; `total` and `discount` make `subtotal`. */
export type QuoteTotals = {
  subtotal: number;
  discount: number;
  total: number;
  base: number;
  tax: number;
};

/**
 * What a quote comes to. Prices include IVA: its base is `total / (1 + tax)`, rounded to a whole hundredth (Estatuto
 * Tributario, art. 468: 19 %), and the IVA is the rest, so that both make the total. What the discount leaves of half a
 * hundredth goes to the customer. `taxPercent` is 0 for who is not responsible for IVA. Throws a RangeError for lines
 * that do not fit a quote.
 * @example quoteTotals({ lines: [{ …, quantity: 1, unitPrice: 11900 }], discountPercent: 0, taxPercent: 19 }).base // 10000
 */
export function quoteTotals(quote: {
  lines: readonly QuoteLine[];
  discountPercent: number;
  taxPercent: number;
}): QuoteTotals {
  const { lines, discountPercent, taxPercent } = quote;
  const subtotal = sumOf(lines);
  if (subtotal > highestSum) throw new RangeError(`${subtotal} is more than a quote counts`);
  const total = Math.floor((subtotal * (100 - discountPercent)) / 100);
  const base = Math.round((total * 100) / (100 + taxPercent));
  return { subtotal, discount: subtotal - total, total, base, tax: total - base };
}

/** All that stands in the columns of a quote, but what a line comes to, which has cents only where its price does. */
export const amountsOf = (quote: {
  lines: readonly QuoteLine[];
  totals: QuoteTotals;
}): readonly number[] => [
  ...quote.lines.map(({ unitPrice }) => unitPrice),
  ...Object.values(quote.totals),
];
