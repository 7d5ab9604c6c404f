import {
  daysAfter,
  type Effect,
  type Membership,
  type MembershipEvent,
  MembershipFault,
  type Step,
} from './membership.ts';
import { addPeriod, planOfNext, refundPeriod } from './periods.ts';
import { announceRenewal, byLink, loseSource, tellDue, tellFailure } from './notices.ts';
import { graceUntil, isTrialToPay, lastPeriod, nextNumber, statusAt } from './status.ts';

/**
 * What an event makes of a membership, and what follows from it. What is told again changes nothing. Throws a
 * `MembershipFault` for what cannot be true: a second trial, a trial of a member, the cancellation of nothing.
 */
export function applyEvent(membership: Membership, event: MembershipEvent, now: Date): Step {
  const at = momentOf(event, now);
  const step = follow(membership, event, at);
  const next = endPaypal(membership, step.membership, at);
  return next === step.membership ? step : { ...step, membership: next };
}

/** What was charged by itself counts from its own day, whenever it is heard of, also where its grace is over by then. */
function momentOf(event: MembershipEvent, now: Date): Date {
  const chargedAt = event.type === 'period-paid' ? event.chargedAt : undefined;
  return chargedAt !== undefined && new Date(chargedAt) < now ? new Date(chargedAt) : now;
}

function follow(membership: Membership, event: MembershipEvent, now: Date): Step {
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
      return only(chooseRenewal(membership, event, now));
    case 'plan-chosen':
      return only(choosePlan(membership, event.plan));
    case 'source-gone':
      return membership.renewal === 'link' ? only(membership) : loseSource(membership, event, now);
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

/** Of a trial there is nothing to cancel: it ends by itself, where PayPal is told not to charge. */
function cancel(membership: Membership, now: Date): Membership {
  if (membership.cancelledAt !== null) return membership;
  if (!lastPeriod(membership) || !isRunning(membership, now))
    throw new MembershipFault('Nothing to cancel');
  return { ...membership, cancelledAt: now };
}

/** As long as what was paid lasts. */
function resume(membership: Membership, now: Date): Membership {
  if (membership.cancelledAt === null) return membership;
  if (statusAt(membership, now) !== 'cancelled_at_period_end')
    throw new MembershipFault('Nothing to take back');
  return { ...membership, cancelledAt: null };
}

/** What cannot be renewed PayPal does not charge. */
function chooseRenewal(
  membership: Membership,
  { renewal, plan }: Extract<MembershipEvent, { type: 'renewal-chosen' }>,
  now: Date,
): Membership {
  const chosen = set(membership, 'renewal', renewal);
  const next = isTrialToPay(chosen)
    ? set(chosen, 'nextPlan', plan ?? chosen.nextPlan)
    : isTrialToPay(membership)
      ? set(chosen, 'nextPlan', null)
      : chosen;
  return endPaypal(next, next, now) === next ? next : membership;
}

/**
 * A subscription of PayPal is of one plan and goes on until somebody ends it: it ends with a cancellation, with the membership,
 * and when another plan is next. Who goes on after that connects it again.
 */
function endPaypal(before: Membership, after: Membership, now: Date): Membership {
  if (after.renewal !== 'paypal') return after;
  const isAnother = before.renewal === 'paypal' && planOfNext(before) !== planOfNext(after);
  const grace = graceUntil(after);
  return isAnother || grace === null || now >= grace ? byLink(after) : after;
}

function choosePlan(membership: Membership, plan: Membership['nextPlan']): Membership {
  const last = lastPeriod(membership);
  if (!last) throw new MembershipFault('No period to follow');
  return set(membership, 'nextPlan', plan === last.plan ? null : plan);
}
