/** An amount in the smallest unit of its currency: cents of a dollar. */
export type Money = { amount: number; currency: 'USD' };

/** `usd(390)` is USD 390. Prices of the catalogue are whole dollars. */
export const usd = (dollars: number): Money => ({ amount: dollars * 100, currency: 'USD' });

/** `{ amount: 39000, currency: 'USD' }` → `USD 390`, and 33150 cents → `USD 331,50`. */
export const priceText = ({ amount, currency }: Money): string =>
  `${currency} ${(amount / 100).toLocaleString('es-CO', { minimumFractionDigits: amount % 100 ? 2 : 0 })}`;

/** The price with a discount in whole percent; half a cent goes to the customer. */
export const percentOff = ({ amount, currency }: Money, percent: number): Money => ({
  amount: Math.floor((amount * (100 - percent)) / 100),
  currency,
});
