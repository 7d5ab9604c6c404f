/** Of a whole quote: no line has one of its own. */
export const currencies = ['USD', 'COP'] as const;

export type Currency = (typeof currencies)[number];

export const mostLines = 40;
export const mostQuantity = 999;
export const longestDescription = 200;
/** In hundredths of its currency: a thousand million pesos. */
export const highestPrice = 100_000_000_000;
/** Of all lines together, in hundredths. A hundred times as much is still a whole number without loss. */
export const highestSum = 10_000_000_000_000;

/** One thing that is offered: what, how many, and what each costs. */
export type QuoteLine = {
  /** The package of the catalogue that it sells; null for a free one. */
  packageId: string | null;
  description: string;
  quantity: number;
  /** In hundredths of the currency, IVA included. */
  unitPrice: number;
};

/** What all lines cost together, in hundredths, before any discount. */
export const sumOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/** Whether a quote can have these lines: not too many, and not worth more than is counted exactly. */
export const fitsQuote = (lines: readonly QuoteLine[]): boolean =>
  lines.length <= mostLines && sumOf(lines) <= highestSum;
