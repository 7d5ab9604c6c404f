import type { Kysely } from 'kysely';
import { launchPrice, premium } from '#content/premium.ts';
import { type Money, usd } from '#content/money.ts';
import {
  type Membership,
  nextNumber,
  paidUntil,
  type Plan,
  planOfNext,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { hasLaunchPrice } from '../memberships/launch-places.ts';

/** What PayPal charges each period: the first ones for less, where they are of the launch. In dollars. */
export type PaypalTerms = {
  plan: Plan;
  price: Money;
  first: { cycles: number; price: Money } | null;
};

/** Nobody is sent away to approve what begins in the next minutes. */
const leastNotice = 10 * 60_000;

/** The plans that somebody may have PayPal charge: of a trial either, and of a member the one that is next. */
export function paypalPlans(membership: Membership, now: Date): Plan[] {
  const from = firstCharge(membership);
  if (!from || from.getTime() - now.getTime() < leastNotice) return [];
  switch (statusAt(membership, now)) {
    case 'trialing':
      return membership.periods.length === 0 ? ['month', 'year'] : [];
    case 'active':
      return [planOfNext(membership)];
    case 'none':
    case 'past_due':
    case 'cancelled_at_period_end':
    case 'ended':
      return [];
  }
}

/** Where what was paid ends, or the trial: no day is charged twice. */
export const firstCharge = (membership: Membership): Date | null =>
  paidUntil(membership) ?? membership.trial?.endsAt ?? null;

/** What the next periods cost by now. */
export async function readPaypalTerms(
  db: Kysely<DB>,
  { id, membership, plan, at }: { id: string; membership: Membership; plan: Plan; at: Date },
): Promise<PaypalTerms> {
  const { launch } = premium;
  const isLaunch = await hasLaunchPrice(db, { id, membership, plan, at });
  const first =
    isLaunch && launch
      ? { cycles: launch.months - nextNumber(membership) + 1, price: launchPrice }
      : null;
  return { plan, price: premium[plan], first };
}

/** The columns of what a subscription was made at. */
export type TermsRow = {
  plan: Plan;
  price: number;
  firstCycles: number;
  firstPrice: number | null;
};

export const toColumns = ({ plan, price, first }: PaypalTerms) => ({
  ...{ plan, price: price.amount },
  ...{ first_cycles: first?.cycles ?? 0, first_price: first?.price.amount ?? null },
});

export const toTerms = ({ plan, price, firstCycles, firstPrice }: TermsRow): PaypalTerms => ({
  ...{ plan, price: cents(price) },
  first: firstPrice === null ? null : { cycles: firstCycles, price: cents(firstPrice) },
});

const cents = (amount: number): Money => ({ ...usd(0), amount });

/** Whether what was approved is what is to be paid next: from the same moment, of the same plan. */
export const isOfNext = (
  membership: Membership,
  { plan, startsAt }: { plan: Plan; startsAt: Date },
): boolean =>
  membership.cancelledAt === null &&
  firstCharge(membership)?.getTime() === startsAt.getTime() &&
  (membership.periods.length === 0 || plan === planOfNext(membership));
