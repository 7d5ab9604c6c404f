import {
  day,
  daysAfter,
  graceDays,
  type Membership,
  type MembershipStatus,
  type Period,
} from './membership.ts';

/** The one that was paid last, and neither given back nor replaced. */
export const lastPeriod = ({ periods }: Membership): Period | null =>
  periods.findLast(({ cut }) => cut === null) ?? null;

/** Of the period that is paid next. */
export const nextNumber = ({ periods }: Membership): number => (periods.at(-1)?.number ?? 0) + 1;

/** When a period is over: where it was cut, its months go on without it. */
export const endOf = ({ cut, endsAt }: Period): Date => (cut && cut.at < endsAt ? cut.at : endsAt);

/** The one that runs at a moment. */
export const periodAt = ({ periods }: Membership, now: Date): Period | null =>
  periods.findLast((period) => period.startsAt <= now && now < endOf(period)) ?? null;

/** Until when something was paid for; null where nothing was, or all of it went back. */
export const paidUntil = (membership: Membership): Date | null =>
  lastPeriod(membership)?.endsAt ?? null;

/** Whether it is a trial at whose end PayPal charges the first period. */
export const isTrialToPay = ({ trial, periods, renewal }: Membership): boolean =>
  trial !== null && periods.length === 0 && renewal === 'paypal';

/** When the next period begins, if it is paid in time; null of who pays nothing more, and of a trial that ends by itself. */
export function renewsAt(membership: Membership): Date | null {
  if (membership.cancelledAt !== null) return null;
  if (isTrialToPay(membership)) return membership.trial?.endsAt ?? null;
  return paidUntil(membership);
}

/** Until when a member may go on without having paid; null of who never did, and after a cancellation. */
export function graceUntil(membership: Membership): Date | null {
  const from = renewsAt(membership);
  return from && daysAfter(from, graceDays);
}

/**
 * Until when the benefits of the tools last: the trial, what was paid, and the grace after it. What has no end yet is said
 * beforehand, so that access ends by the time alone, whatever else is late.
 */
export function accessUntil(membership: Membership): Date | null {
  const ends = [membership.trial?.endsAt, paidUntil(membership), graceUntil(membership)]
    .filter((one) => one !== undefined && one !== null)
    .map((one) => one.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

export function statusAt(membership: Membership, now: Date): MembershipStatus {
  const { trial, periods, cancelledAt } = membership;
  const paid = paidUntil(membership);
  if (paid && now < paid) return cancelledAt === null ? 'active' : 'cancelled_at_period_end';
  if (trial && now < trial.endsAt) return 'trialing';
  const grace = graceUntil(membership);
  if (grace && now < grace) return 'past_due';
  return trial || periods.length > 0 ? 'ended' : 'none';
}

/** What an account may use. */
export type AccountTier = 'free' | 'pro' | 'enterprise';

const ranks = { anonymous: 0, free: 1, pro: 2, enterprise: 3 } as const;

/** How much a tier may use: more than another, or as much. */
export const rankOf = (tier: keyof typeof ranks): number => ranks[tier];

/** `granted` is what the staff gave; `memberUntil` is `accessUntil` as it is kept beside the account. */
export type TierRow = { granted: AccountTier; memberUntil: Date | null };

/**
 * The tier of an account at a moment, by times alone: no job has to run for it to begin or to end. Null is a row that could not be
 * read, or is not there: free.
 */
export function tierAt(row: TierRow | null, now: Date): AccountTier {
  if (row === null) return 'free';
  const member: AccountTier = row.memberUntil !== null && now < row.memberUntil ? 'pro' : 'free';
  return rankOf(row.granted) >= rankOf(member) ? row.granted : member;
}

/** Whole days until a moment, begun ones included; 0 once it is over. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / day));
