import { day, type Membership } from './membership.ts';
import { paidUntil, statusAt } from './status.ts';

/** A charge that comes so long before the end of what was paid is of a period that was paid already, by its link. */
const mostEarly = 15 * day;

/** Whether what a subscription charges at that moment is of the period that is next. */
export function isOfNextPeriod(membership: Membership, chargedAt: Date): boolean {
  const end = paidUntil(membership);
  return end === null || end.getTime() - chargedAt.getTime() <= mostEarly;
}

/**
 * Whether a subscription is to charge the period that is next, and nobody has to: the last charge of it that failed, at
 * `failedAt`, would have told otherwise, and so would the end of what was paid or tried.
 */
export const isToBeCharged = (membership: Membership, failedAt: Date | null, now: Date): boolean =>
  (failedAt === null || !isOfNextPeriod(membership, failedAt)) &&
  ['trialing', 'active'].includes(statusAt(membership, now));
