import type { Currency } from '#content/money.ts';
import { ProviderError } from './errors.ts';
import type { Attempt } from './payments.ts';

/** Throws a final `ProviderError` for what no provider may be asked for. */
export function checkAttempt(attempt: Attempt, currency: Currency, now: Date): void {
  const { amount, tax, expiresAt } = attempt;
  const problem = [
    amount.currency === currency ? null : `an amount in ${amount.currency}`,
    Number.isSafeInteger(amount.amount) && amount.amount > 0 ? null : 'an amount that is none',
    Number.isSafeInteger(tax) && tax >= 0 && tax <= amount.amount ? null : 'a tax that is none',
    expiresAt > now ? null : 'a time that is over',
  ].find((each) => each !== null);
  if (problem) throw new ProviderError(`An attempt with ${problem}`, { isFinal: true });
}
