import {
  daysAfter,
  type Effect,
  type Membership,
  type MembershipEvent,
  MembershipFault,
  type Step,
} from './membership.ts';
import { addPeriod, refundPeriod } from './periods.ts';
import { announceRenewal, loseSource, tellDue, tellFailure } from './notices.ts';
import { graceUntil, lastPeriod, nextNumber, statusAt } from './status.ts';

/**
 * What an event makes of a membership, and what follows from it. What is told again changes nothing. Throws a
 * `MembershipFault` for what cannot be true: a second trial, a trial of a member, the cancellation of nothing.
 */
export function applyEvent(membership: Membership, event: MembershipEvent, now: Date): Step {
  switch (event.type) {
    case 'trial-started':
      return only(startTrial(membership, event.days, now));
    case 'period-paid':
      return only(addPeriod(membership, event, now));
    case 'period-refunded':
      return only(refundPeriod(membership, event.order, now));
    case 'renewal-opened':
      return isNext(membership, event.number) && isRunning(membership, now)
        ? announceRenewal(membership, now)
        : only(membership);
    case 'charge-failed':
      return isNext(membership, event.number) && isRunning(membership, now)
        ? tellFailure(membership)
        : only(membership);
    case 'cancelled':
      return only(cancel(membership, now));
    case 'resumed':
      return only(resume(membership, now));
    case 'renewal-chosen':
      return only(set(membership, 'renewal', event.renewal));
    case 'plan-chosen':
      return only(choosePlan(membership, event.plan));
    case 'source-gone':
      return membership.renewal === 'link' ? only(membership) : loseSource(membership);
    case 'looked-at':
      return tellDue(membership, now);
  }
}

const none: readonly Effect[] = [];
const only = (membership: Membership): Step => ({ membership, effects: none });

/** The same object where it is so already. */
const set = <Name extends keyof Membership>(
  membership: Membership,
  name: Name,
  value: Membership[Name],
): Membership => (membership[name] === value ? membership : { ...membership, [name]: value });

function startTrial(membership: Membership, days: number, now: Date): Membership {
  if (membership.trial) throw new MembershipFault('A second trial');
  if (membership.periods.length > 0) throw new MembershipFault('A trial of who has paid');
  return { ...membership, trial: { startsAt: now, endsAt: daysAfter(now, days) } };
}

const isNext = (membership: Membership, number: number): boolean =>
  number === nextNumber(membership);

/** It is to be renewed, and its grace is not over. */
function isRunning(membership: Membership, now: Date): boolean {
  const grace = graceUntil(membership);
  return grace !== null && now < grace;
}

/** Of a trial there is nothing to cancel: it ends by itself. */
function cancel(membership: Membership, now: Date): Membership {
  if (membership.cancelledAt !== null) return membership;
  if (!isRunning(membership, now)) throw new MembershipFault('Nothing to cancel');
  return { ...membership, cancelledAt: now };
}

/** As long as what was paid lasts. */
function resume(membership: Membership, now: Date): Membership {
  if (membership.cancelledAt === null) return membership;
  if (statusAt(membership, now) !== 'cancelled_at_period_end')
    throw new MembershipFault('Nothing to take back');
  return { ...membership, cancelledAt: null };
}

function choosePlan(membership: Membership, plan: Membership['nextPlan']): Membership {
  const last = lastPeriod(membership);
  if (!last) throw new MembershipFault('No period to follow');
  return set(membership, 'nextPlan', plan === last.plan ? null : plan);
}
