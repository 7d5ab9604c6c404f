import type { Money } from './money.ts';

/**
 * What dollars are in pesos at a rate in hundredths of a peso for one dollar: whole pesos, as nobody pays hundredths,
 * half a peso up. `toPesos(usd(390), 412_345)` is `$ 1.608.146 COP`. Null of more than can be counted: it has no price in
 * pesos.
 */
export function toPesos({ amount, currency }: Money, copPerUsdHundredths: number): Money | null {
  if (currency !== 'USD') throw new RangeError(`${currency} is not changed into pesos`);
  const hundredthsOfCents = counted(amount) * counted(copPerUsdHundredths);
  const pesos = Number(roundedQuotient(hundredthsOfCents, 10_000n) * 100n);
  return Number.isSafeInteger(pesos) ? { amount: pesos, currency: 'COP' } : null;
}

/** A whole number that is not negative, for arithmetic that loses nothing. */
function counted(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no amount`);
  return BigInt(value);
}

/** Half of one goes up. */
const roundedQuotient = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole);
