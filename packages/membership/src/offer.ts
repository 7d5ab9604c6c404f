import {
  announcedDays,
  day,
  daysAfter,
  type Membership,
  type MembershipStatus,
  type Plan,
} from './membership.ts';
import { lastPeriod, nextNumber, statusAt } from './status.ts';
import { periodsLeft } from './periods.ts';

/** What somebody may pay now. */
export type Offer = {
  /** Of the period. */
  number: number;
  plan: Plan;
  /** It takes the place of what runs, which is counted in its price. */
  startsNow: boolean;
  /** What is left of that, in cents of a dollar. */
  left: number;
};

const running: readonly MembershipStatus[] = ['active', 'cancelled_at_period_end'];

/**
 * The period that somebody with this membership may pay now; null where there is none: one that was paid runs, and the next may be
 * paid in its last days. A month can become a year at any time. `creditsLeft` is what was not used of the credits of the
 * month, from 0 to 1.
 */
export function offerOf(
  membership: Membership,
  { plan, now, creditsLeft }: { plan: Plan; now: Date; creditsLeft: number },
): Offer | null {
  const number = nextNumber(membership);
  const last = lastPeriod(membership);
  if (!last || !running.includes(statusAt(membership, now)))
    return { number, plan, startsNow: false, left: 0 };
  if (plan === 'year' && last.plan === 'month')
    return { number, plan, startsNow: true, left: leftOf(membership, now, creditsLeft) };
  return now >= daysAfter(last.endsAt, -announcedDays)
    ? { number, plan, startsNow: false, left: 0 }
    : null;
}

/**
 * What is left of what was paid, in cents of a dollar, for whoever takes another plan now: of the period that runs the smaller
 * part of its days, begun ones included, and its credits; and whole what was to follow it.
 */
export function leftOf(membership: Membership, now: Date, creditsLeft: number): number {
  let left = 0;
  for (const { startsAt, endsAt, price } of periodsLeft(membership, now)) {
    const days = Math.ceil((endsAt.getTime() - now.getTime()) / day);
    const whole = Math.ceil((endsAt.getTime() - startsAt.getTime()) / day);
    left += startsAt > now ? price : Math.floor(price * Math.min(1, days / whole, creditsLeft));
  }
  return left;
}
