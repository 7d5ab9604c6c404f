import {
  type Effect,
  type LostSource,
  type Membership,
  type MembershipEvent,
  type Notice,
  type Renewal,
  type Step,
  announcedDays,
  daysAfter,
  warnedDays,
} from './membership.ts';
import { creditWindows } from './periods.ts';
import { endOf, graceUntil, isTrialToPay, lastPeriod, renewsAt, statusAt } from './status.ts';

/** Says something once. */
function tell(membership: Membership, notice: Notice): Step {
  if (membership.told.includes(notice)) return { membership, effects: [] };
  const effect: Effect = { type: 'notify', notice };
  return { membership: { ...membership, told: [...membership.told, notice] }, effects: [effect] };
}

/**
 * Announced when the period is over, a renewal by link is late already, and how late is said in its place; a charge that
 * nobody was told of is still announced.
 */
export function announceRenewal(membership: Membership, now: Date): Step {
  const isLate = statusAt(membership, now) === 'past_due' && membership.renewal === 'link';
  return isLate ? tellDue(membership, now) : tell(membership, 'renewal-soon');
}

/** That it ends soon says more. */
export const tellFailure = (membership: Membership): Step =>
  membership.told.includes('grace-ending')
    ? { membership, effects: [] }
    : tell(membership, 'payment-failed');

/** It is paid by whoever reads the mail about it, from here on; a trial ends by itself. */
export const byLink = (membership: Membership): Membership => ({
  ...membership,
  renewal: 'link',
  nextPlan: isTrialToPay(membership) ? null : membership.nextPlan,
});

/** From here on it is paid by its link, and so is what could not be charged: that a payment is missed is said with it. */
export function loseSource(
  membership: Membership,
  { why }: Extract<MembershipEvent, { type: 'source-gone' }>,
  now: Date,
): Step {
  const lost: LostSource =
    membership.renewal === 'nequi' ? 'nequi' : why === 'price' ? 'paypal-price' : 'paypal';
  const { membership: told, effects } = tell(byLink(membership), 'source-gone');
  const isLate = statusAt(membership, now) === 'past_due';
  const said: readonly Notice[] = [
    ...(isLate ? (['payment-failed'] as const) : []),
    ...(isLate && isTrialToPay(membership) ? (['trial-ended'] as const) : []),
  ];
  return {
    membership: said.reduce((one, notice) => tell(one, notice).membership, told),
    effects: effects.map((effect) => ({ ...effect, lost })),
  };
}

/** Says what is to be said by now, if anything is. */
export function tellDue(membership: Membership, now: Date): Step {
  const notice = dueNotice(membership, now);
  return notice ? tell(membership, notice) : { membership, effects: [] };
}

/**
 * What is to be said by now, of all that time brought the last alone: whoever slept through a week hears how things stand. The
 * renewal is announced by `renewal-opened`, which knows its price.
 */
function dueNotice(membership: Membership, now: Date): Notice | null {
  const notice = lastNotice(membership, now);
  return notice && !membership.told.includes(notice) ? notice : null;
}

function lastNotice(membership: Membership, now: Date): Notice | null {
  const { trial, cancelledAt } = membership;
  const last = lastPeriod(membership);
  switch (statusAt(membership, now)) {
    case 'trialing':
      return trial && now >= daysAfter(trial.endsAt, -warnedDays) ? 'trial-ending' : null;
    case 'past_due': {
      const grace = graceUntil(membership);
      if (grace && now >= daysAfter(grace, -warnedDays)) return 'grace-ending';
      return now >= overdueFrom(membership) ? 'payment-failed' : null;
    }
    case 'ended':
      if (!last) return membership.periods.length === 0 ? 'trial-ended' : null;
      // Whoever ended it, or had their money back, knows.
      return cancelledAt === null ? 'ended' : null;
    case 'active':
    case 'cancelled_at_period_end':
    case 'none':
      return null;
  }
}

/**
 * Days that what is charged by itself may take. Of a day that a month has not got PayPal makes the first of the next one, and it
 * charges in the hours after.
 */
const chargeDays = { link: 0, nequi: 1, paypal: 2 } as const satisfies Record<Renewal, number>;

/** From when a payment is missed. */
const overdueFrom = (membership: Membership): Date =>
  daysAfter(renewsAt(membership) ?? new Date(0), chargeDays[membership.renewal]);

/** From when the order of the next period is to be open, until its grace is over; null where there is nothing to renew. */
export function renewalSpan(membership: Membership): { from: Date; until: Date } | null {
  const last = lastPeriod(membership);
  const until = graceUntil(membership);
  return last && until ? { from: daysAfter(last.endsAt, -announcedDays), until } : null;
}

/**
 * When to look at it next: when time alone changes its status, or something is to be said or done, and at once where an event
 * left something to be said. Null: never.
 */
export function nextLook(membership: Membership, now: Date): Date | null {
  if (dueNotice(membership, now)) return now;
  const { trial } = membership;
  const last = lastPeriod(membership);
  const grace = graceUntil(membership);
  const moments = [
    ...(trial ? [daysAfter(trial.endsAt, -warnedDays), trial.endsAt] : []),
    ...(last ? [daysAfter(last.endsAt, -announcedDays), last.endsAt] : []),
    ...(grace ? [overdueFrom(membership), daysAfter(grace, -warnedDays), grace] : []),
    // Credits are granted and expire.
    ...membership.periods
      .filter((period) => endOf(period) > now)
      .flatMap((period) => creditWindows(period).flatMap((one) => [one.startsAt, one.endsAt])),
  ];
  const next = moments.filter((moment) => moment > now).map((moment) => moment.getTime());
  return next.length > 0 ? new Date(Math.min(...next)) : null;
}
