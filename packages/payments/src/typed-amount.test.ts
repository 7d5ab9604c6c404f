import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInput, parseAmount, parseMoney } from './typed-amount.ts';

test('an amount stands in a field as it is read from it', () => {
  const hundredths = fc.integer({ min: 0, max: 99_999_999_999_999 });
  fc.assert(fc.property(hundredths, (amount) => parseAmount(amountInput(amount)) === amount));
});

test('an amount is read as it is written in Colombia', () => {
  const figures = new Intl.NumberFormat('es-CO', { useGrouping: 'always' });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      (amount) => parseAmount(figures.format(amount / 100)) === amount,
    ),
  );
});

test.each(['', '1,234', '1.23.4', '1,2,3', '1.234.56', ',5', '.5', '1e5', '1 000', '1234.567'])(
  '%j is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);

test.each([
  ['390', 39_000, null],
  ['USD 390', 39_000, 'USD'],
  ['usd390,5', 39_050, 'USD'],
  ['US$ 390.50', 39_050, 'USD'],
  ['390 usd', 39_000, 'USD'],
  ['1.564.875', 156_487_500, null],
  ['$ 1.564.875', 156_487_500, null],
  ['$\u{A0}1.564.875\u{A0}COP', 156_487_500, 'COP'],
  ['COP 1564875', 156_487_500, 'COP'],
  ['USD 390 USD', 39_000, 'USD'],
])('%j is so much money', (typed, amount, currency) => {
  expect(parseMoney(typed)).toEqual({ amount, currency });
});

test.each(['', '$', 'USD', 'USD 390 COP', '$$ 390', 'EUR 390', '390 pesos y más', 'US 390'])(
  '%j is no money',
  (typed) => {
    expect(parseMoney(typed)).toBeNull();
  },
);
