import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInput, parseAmount } from './typed-amount.ts';

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
