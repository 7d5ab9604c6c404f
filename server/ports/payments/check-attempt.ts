import type { Currency } from '#content/money.ts';
import { ProviderError } from './errors.ts';
import type { Attempt } from './payments.ts';

type Priced = Pick<Attempt, 'amount' | 'tax'>;

/** Throws a final `ProviderError` for what no provider may be asked for. */
export function checkAttempt(attempt: Attempt, currency: Currency, now: Date): void {
  checkPrice('An attempt', attempt, currency);
  if (attempt.expiresAt <= now) throw refusal('An attempt', 'a time that is over');
}

/** Throws a final `ProviderError` for an amount or a tax that no provider may be asked for. */
export function checkPrice(what: string, { amount, tax }: Priced, currency: Currency): void {
  const problem = [
    amount.currency === currency ? null : `an amount in ${amount.currency}`,
    Number.isSafeInteger(amount.amount) && amount.amount > 0 ? null : 'an amount that is none',
    Number.isSafeInteger(tax) && tax >= 0 && tax <= amount.amount ? null : 'a tax that is none',
  ].find((each) => each !== null);
  if (problem) throw refusal(what, problem);
}

const refusal = (what: string, problem: string): ProviderError =>
  new ProviderError(`${what} with ${problem}`, { isFinal: true });
