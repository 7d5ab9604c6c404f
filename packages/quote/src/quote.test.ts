import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  canBecome,
  fitsQuote,
  mostLines,
  priceInput,
  type QuoteLine,
  quoteNumber,
  quoteStateOf,
  quoteStates,
  quoteTotals,
  toQuoteLines,
} from './index.ts';
import { highestPrice, highestSum } from './lines.ts';
import { parsePrice } from './price.ts';

const line = (unitPrice: number, quantity = 1): QuoteLine => ({
  packageId: null,
  description: 'Canción Ñandú — ¿qué?',
  quantity,
  unitPrice,
});

test.each([
  [[line(11900)], 0, 19, { subtotal: 11900, discount: 0, total: 11900, base: 10000, tax: 1900 }],
  [[line(100)], 0, 19, { subtotal: 100, discount: 0, total: 100, base: 84, tax: 16 }],
  [[line(1)], 0, 19, { subtotal: 1, discount: 0, total: 1, base: 1, tax: 0 }],
  [[line(3)], 0, 19, { subtotal: 3, discount: 0, total: 3, base: 3, tax: 0 }],
  [[line(4)], 0, 19, { subtotal: 4, discount: 0, total: 4, base: 3, tax: 1 }],
  [
    [line(39000), line(2500, 2)],
    15,
    19,
    { subtotal: 44000, discount: 6600, total: 37400, base: 31429, tax: 5971 },
  ],
  [[line(33)], 15, 0, { subtotal: 33, discount: 5, total: 28, base: 28, tax: 0 }],
  [[line(39000)], 0, 0, { subtotal: 39000, discount: 0, total: 39000, base: 39000, tax: 0 }],
  [[], 0, 19, { subtotal: 0, discount: 0, total: 0, base: 0, tax: 0 }],
])('%j, less %i percent, with %i percent of IVA', (lines, discountPercent, taxPercent, totals) => {
  expect(quoteTotals({ lines, discountPercent, taxPercent })).toEqual(totals);
});

/** Numbers that look like any, the same each time (a linear congruential generator; Numerical Recipes §7.1). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('base and IVA always make the total, total and discount the sum, in whole numbers', () => {
  const next = numbers(2600);
  for (let round = 0; round < 2000; round += 1) {
    const lines = Array.from({ length: 1 + next(mostLines) }, () =>
      line(next(10 ** (1 + next(8))), 1 + next(999)),
    );
    const discountPercent = next(91);
    const taxPercent = next(2) * 19;
    const { subtotal, discount, total, base, tax } = quoteTotals({
      ...{ lines, discountPercent, taxPercent },
    });
    expect(base + tax).toBe(total);
    expect(total + discount).toBe(subtotal);
    for (const amount of [subtotal, discount, total, base, tax]) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
    // By whole numbers of any length: the base is the one that is nearest.
    const [wholes, of] = [BigInt(total) * 100n, BigInt(100 + taxPercent)];
    const off = wholes - BigInt(base) * of;
    expect((off < 0n ? -off : off) * 2n <= of).toBe(true);
    // The discount is never less than was promised, and never a hundredth more.
    expect(BigInt(discount) * 100n >= BigInt(subtotal) * BigInt(discountPercent)).toBe(true);
    expect((BigInt(discount) - 1n) * 100n < BigInt(subtotal) * BigInt(discountPercent)).toBe(true);
  }
});

test('the most that a quote may come to is counted exactly; more is refused', () => {
  const most = [line(highestPrice, 100)];
  expect(fitsQuote(most)).toBe(true);
  expect(quoteTotals({ lines: most, discountPercent: 0, taxPercent: 19 })).toMatchObject({
    total: highestSum,
    base: Number((BigInt(highestSum) * 100n + 59n) / 119n),
  });
  expect(Number.isSafeInteger(highestSum * 100)).toBe(true);
  const more = [line(highestPrice, 100), line(1)];
  expect(fitsQuote(more)).toBe(false);
  expect(() => quoteTotals({ lines: more, discountPercent: 0, taxPercent: 0 })).toThrow(RangeError);
  // Even what does not fit is told from what does without loss.
  expect(Number.isSafeInteger(mostLines * 999 * highestPrice)).toBe(true);
  expect(fitsQuote(Array.from({ length: mostLines }, () => line(1)))).toBe(true);
  expect(fitsQuote(Array.from({ length: mostLines + 1 }, () => line(1)))).toBe(false);
});

test.each([
  [{ ...line(1), quantity: 0 }],
  [{ ...line(1), quantity: 1.5 }],
  [{ ...line(1), quantity: 1000 }],
  [line(-1)],
  [line(0.5)],
  [line(highestPrice + 1)],
  [{ ...line(1), description: '' }],
  [{ ...line(1), more: true }],
])('%j is no line', (wrong) => {
  expect(() => toQuoteLines([wrong])).toThrow(z.ZodError);
  expect(toQuoteLines([line(1)])).toEqual([line(1)]);
});

test('a quote goes from draft to sent, and from there to one end', () => {
  const allowed = quoteStates.flatMap((from) =>
    (['draft', 'sent', 'accepted', 'rejected', 'withdrawn'] as const)
      .filter((to) => canBecome(from, to))
      .map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    'draft → sent',
    'sent → accepted',
    'sent → rejected',
    'sent → withdrawn',
  ]);
});

test.each([
  ['sent', '2026-12-10', '2026-12-10', 'sent'],
  ['sent', '2026-12-10', '2026-12-11', 'expired'],
  ['accepted', '2026-12-10', '2027-01-01', 'accepted'],
  ['draft', '2026-12-10', '2027-01-01', 'draft'],
] as const)('%s until %s is on %s %s', (status, validUntil, today, state) => {
  expect(quoteStateOf({ status, validUntil }, today)).toBe(state);
});

test.each([
  ['390', 39_000],
  ['0', 0],
  ['390,5', 39_050],
  ['390,05', 39_005],
  ['1.199', 119_900],
  ['1.200.000', 120_000_000],
  [' 1 200 000 ', 120_000_000],
  ['1.000.000.000', highestPrice],
  ['1.000.000.000,01', null],
  ['1.19', null],
  ['390.50', null],
  ['1.1999', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  [',5', null],
  ['1,234', null],
  ['٣', null],
  ['9'.repeat(400), null],
])('«%s» is a price of %s', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});

test.each([0, 5, 39_000, 39_050, 119_999, highestPrice])(
  '%i is typed as it would be read',
  (amount) => {
    expect(parsePrice(priceInput(amount))).toBe(amount);
  },
);

test.each([
  [2026, 1, 'COT-2026-0001'],
  [2027, 9999, 'COT-2027-9999'],
  [2027, 10_000, 'COT-2027-10000'],
])('%i, %i → %s', (year, count, number) => {
  expect(quoteNumber(year, count)).toBe(number);
});
