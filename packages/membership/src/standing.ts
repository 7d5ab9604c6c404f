import { daysAfter, graceDays, type Membership } from './membership.ts';
import { isTrialToPay, statusAt, type TierRow } from './status.ts';

/**
 * How a membership stands, for whoever offers it: `may-try` never had a trial, and `past-due` is a member in the days of grace.
 * `until` is when the trial ends, or what was paid for, or the grace.
 */
export type Standing =
  | { state: 'none' | 'may-try'; until: null }
  | { state: 'trialing' | 'member' | 'past-due'; until: Date };

/** In place of `trialing`, where its grace is counted in what the account may use. */
const trialToPay = 'trial_to_pay';

/** How the row of an account says how its membership stands. */
export const accountStatusOf = (membership: Membership, now: Date): string => {
  const status = statusAt(membership, now);
  return status === 'trialing' && isTrialToPay(membership) ? trialToPay : status;
};

/**
 * What the row of an account says of its membership at a moment. `status` is of the last look at it: it tells a trial from
 * what was paid, and never whether there is access, which the time alone says. Null is a row that is not there.
 */
export function standingAt(row: (TierRow & { status: string }) | null, now: Date): Standing {
  if (row === null) return { state: 'none', until: null };
  const { granted, memberUntil, status } = row;
  if (memberUntil === null || memberUntil <= now) {
    const mayTry = status === 'none' && granted === 'free';
    return { state: mayTry ? 'may-try' : 'none', until: null };
  }
  if (status === 'trialing') return { state: 'trialing', until: memberUntil };
  // Who cancelled has no grace.
  if (status === 'cancelled_at_period_end') return { state: 'member', until: memberUntil };
  const paidUntil = daysAfter(memberUntil, -graceDays);
  return now < paidUntil
    ? { state: status === trialToPay ? 'trialing' : 'member', until: paidUntil }
    : { state: 'past-due', until: memberUntil };
}
