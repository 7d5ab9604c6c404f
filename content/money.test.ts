import { expect, test } from 'vitest';
import { percentOff, priceText, usd } from './money.ts';

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
