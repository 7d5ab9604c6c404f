/** By ISO 4217. */
export type Currency = 'USD' | 'COP';

/** An amount in hundredths of its currency: cents of a dollar, and hundredths of a peso, which payments count in. */
export type Money = { amount: number; currency: Currency };

/** `usd(390)` is USD 390. Prices of the catalogue are whole dollars. */
export const usd = (dollars: number): Money => ({ amount: dollars * 100, currency: 'USD' });

/**
 * `{ amount: 39000, currency: 'USD' }` → `USD 390`, and 33150 cents → `USD 331,50`. Pesos have their sign, which alone
 * could be that of dollars: `$ 1.234.568 COP`. Either stays on one line. Of amounts that stand together all are written
 * with cents, when one has any.
 */
export function priceText(
  { amount, currency }: Money,
  together: readonly Money['amount'][] = [amount],
): string {
  const figures = (amount / 100).toLocaleString('es-CO', {
    minimumFractionDigits: together.some((one) => one % 100) ? 2 : 0,
  });
  return currency === 'COP' ? `$\u{A0}${figures}\u{A0}COP` : `${currency}\u{A0}${figures}`;
}

/** The price with a discount in whole percent; half a cent goes to the customer. */
export const percentOff = ({ amount, currency }: Money, percent: number): Money => ({
  amount: Math.floor((amount * (100 - percent)) / 100),
  currency,
});
