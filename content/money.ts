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

/**
 * What dollars are in pesos at a rate in hundredths of a peso for one dollar: whole pesos, as nobody pays hundredths,
 * half a peso up. `toPesos(usd(390), 412_345)` is `$ 1.608.146 COP`.
 */
export function toPesos({ amount, currency }: Money, copPerUsdHundredths: number): Money {
  if (currency !== 'USD') throw new RangeError(`${currency} is not changed into pesos`);
  const hundredthsOfCents = counted(amount) * counted(copPerUsdHundredths);
  return { amount: safe(roundedQuotient(hundredthsOfCents, 10_000n) * 100n), currency: 'COP' };
}

/** The tax in whole percent that a total includes, and what is left without it; together they are the total. */
export function taxWithin(total: Money, percent: number): { base: Money; tax: Money } {
  const { amount, currency } = total;
  const base = safe(roundedQuotient(counted(amount) * 100n, 100n + counted(percent)));
  return { base: { amount: base, currency }, tax: { amount: amount - base, currency } };
}

/** A whole number that is not negative, for arithmetic that loses nothing. */
function counted(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no amount`);
  return BigInt(value);
}

/** Half of one goes up. */
const roundedQuotient = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole);

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too much`);
  return number;
}
