import { expect, test } from 'vitest';
import { type Money, percentOff, priceText, taxWithin, toPesos, usd } from './money.ts';

test.each([
  [usd(390), 'USD\u{A0}390'],
  [usd(1199), 'USD\u{A0}1.199'],
  [{ amount: 33150, currency: 'USD' } as const, 'USD\u{A0}331,50'],
  [{ amount: 123_456_800, currency: 'COP' } as const, '$\u{A0}1.234.568\u{A0}COP'],
  [{ amount: 123_456_850, currency: 'COP' } as const, '$\u{A0}1.234.568,50\u{A0}COP'],
])('a price is written as people here write it', (price, text) => {
  expect(priceText(price)).toBe(text);
});

test('what stands together is written with cents, or all of it without', () => {
  expect([117_000, 12_050].map((amount, _at, all) => priceText(usd(amount / 100), all))).toEqual([
    'USD\u{A0}1.170,00',
    'USD\u{A0}120,50',
  ]);
  expect(priceText(usd(1170), [99_000, 117_000])).toBe('USD\u{A0}1.170');
});

test.each([
  [usd(390), 15, 33150],
  [usd(25), 15, 2125],
  [{ amount: 33, currency: 'USD' } as const, 15, 28],
  [usd(30), 0, 3000],
])('a discount never rounds against the customer', (price, percent, amount) => {
  expect(percentOff(price, percent)).toEqual({ amount, currency: 'USD' });
});

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
      const pesos = toPesos(cents(amount), rate).amount;
      expect(pesos % 100).toBe(0);
      const exact = BigInt(amount) * BigInt(rate);
      const away = BigInt(pesos) * 100n - exact;
      expect(away > -5_000n && away <= 5_000n, `${amount} at ${rate}`).toBe(true);
    }
});

test.each([
  [usd(390), 19, 32_773, 6_227],
  [{ amount: 160_814_600, currency: 'COP' } as const, 19, 135_138_319, 25_676_281],
  [usd(390), 0, 39_000, 0],
  [cents(0), 19, 0, 0],
  [cents(1), 19, 1, 0],
  [cents(119), 19, 100, 19],
  [cents(3), 100, 2, 1], // half of one stays in the base
  [cents(10 ** 12), 19, 840_336_134_454, 159_663_865_546],
])('the tax is a part of the total', (total, percent, base, tax) => {
  const { currency } = total;
  expect(taxWithin(total, percent)).toEqual({
    base: { amount: base, currency },
    tax: { amount: tax, currency },
  });
});

test('base and tax are the total, and the base is the nearest there is', () => {
  for (const amount of amounts)
    for (const percent of [0, 5, 19, 100]) {
      const { base, tax } = taxWithin(cents(amount), percent);
      expect(base.amount + tax.amount).toBe(amount);
      expect(tax.amount).toBeGreaterThanOrEqual(0);
      const away = 2n * (BigInt(base.amount) * (100n + BigInt(percent)) - BigInt(amount) * 100n);
      const step = 100n + BigInt(percent);
      expect(away > -step && away <= step, `${amount} with ${percent} %`).toBe(true);
    }
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is no amount to reckon with',
  (value) => {
    expect(() => toPesos(cents(value), 412_345)).toThrow(RangeError);
    expect(() => toPesos(usd(1), value)).toThrow(RangeError);
    expect(() => taxWithin(cents(value), 19)).toThrow(RangeError);
    expect(() => taxWithin(usd(1), value)).toThrow(RangeError);
  },
);

test('pesos are not changed into pesos, and nothing is changed into more than can be counted', () => {
  expect(() => toPesos({ amount: 100, currency: 'COP' }, 412_345)).toThrow('COP');
  expect(() => toPesos(cents(10 ** 13), 412_345)).toThrow('too much');
});
