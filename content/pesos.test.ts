import { expect, test } from 'vitest';
import { type Money, usd } from './money.ts';
import { toPesos } from './pesos.ts';

const cents = (amount: number): Money => ({ amount, currency: 'USD' });

/** Amounts of every size up to 1e12, those around each power of ten among them. */
const amounts = Array.from({ length: 12 }, (_, power) => 10 ** (power + 1)).flatMap((around) => [
  around - 7,
  around - 1,
  around,
  around + 1,
  Math.round(around * Math.PI) % 1e12,
]);

test.each([
  [usd(390), 400_000, 156_000_000],
  [usd(390), 412_345, 160_814_600], // 1.608.145,50: half a peso goes up
  [cents(1), 412_345, 4_100], // 41,23
  [cents(1), 50, 0], // half a hundredth of a peso
  [cents(1), 5_000, 100], // half a peso
  [cents(1), 4_999, 0],
  [usd(0), 412_345, 0],
  [cents(10 ** 12), 412_345, 4_123_450_000_000_000],
])('dollars are whole pesos at the rate of the day', (price, rate, amount) => {
  expect(toPesos(price, rate)).toEqual({ amount, currency: 'COP' });
});

test('pesos are never more than half a peso away from what the rate says, and whole', () => {
  for (const amount of amounts)
    for (const rate of [1, 9_999, 333_333, 412_345, 700_001]) {
      const pesos = toPesos(cents(amount), rate)?.amount ?? Number.NaN;
      expect(pesos % 100).toBe(0);
      const exact = BigInt(amount) * BigInt(rate);
      const away = BigInt(pesos) * 100n - exact;
      expect(away > -5_000n && away <= 5_000n, `${amount} at ${rate}`).toBe(true);
    }
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is no amount to reckon with',
  (value) => {
    expect(() => toPesos(cents(value), 412_345)).toThrow(RangeError);
    expect(() => toPesos(usd(1), value)).toThrow(RangeError);
  },
);

test('pesos are not changed into pesos', () => {
  expect(() => toPesos({ amount: 100, currency: 'COP' }, 412_345)).toThrow('COP');
});

test.each([10 ** 13, Number.MAX_SAFE_INTEGER])(
  '%d cents are more pesos than can be counted: there is no such price',
  (amount) => {
    expect(toPesos(cents(amount), 412_345)).toBeNull();
  },
);
