import { premium } from '#content/catalogue.ts';
import type { Money } from '#content/money.ts';
import { toPesos } from '#content/pesos.ts';
import {
  daysUntil,
  endOf,
  graceUntil,
  lastPeriod,
  type MembershipStatus,
  newMembership,
  type Offer,
  offerOf,
  paidUntil,
  type Period,
  type Plan,
  planOfNext,
  type Renewal,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { type ExchangeRate, readExchangeRate } from '../payments/exchange-rate.ts';

/** What a member sees of their membership. */
export type OwnMembership = {
  status: MembershipStatus;
  trialEndsAt: Date | null;
  /** Of a trial, begun days included. */
  trialDaysLeft: number;
  /** They never had a trial, and never paid. */
  canTry: boolean;
  /** Of the period that was paid last. */
  plan: Plan | null;
  paidUntil: Date | null;
  graceUntil: Date | null;
  /** What is paid next, unless they cancelled; null of who has no membership. */
  next: NextCharge | null;
  renewal: Renewal;
  /** What they may pay today, by plan. */
  offers: Record<Plan, Offer | null>;
  /** The newest first. */
  periods: PaidPeriod[];
};

/** The pesos of a renewal that was told, or of today. */
export type NextCharge = {
  plan: Plan;
  price: Money;
  pesos: Money | null;
  rate: ExchangeRate | null;
  isTold: boolean;
};

export type PaidPeriod = {
  orderId: string;
  plan: Plan;
  startsAt: Date;
  endsAt: Date;
  isRefunded: boolean;
  isReplaced: boolean;
  receipt: number | null;
};

export async function readOwnMembership(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
): Promise<OwnMembership> {
  return asActor(db, actor, async (db) => {
    const at = now();
    const found = await findMembership(db, actor.userId);
    const membership = found?.membership ?? newMembership;
    const status = statusAt(membership, at);
    const isRenewed = status === 'active' || status === 'past_due';
    const offer = (plan: Plan) => offerOf(membership, { plan, now: at, creditsLeft: 1 });
    const { trial } = membership;
    return {
      ...{ status, renewal: membership.renewal },
      trialEndsAt: trial?.endsAt ?? null,
      trialDaysLeft: trial ? daysUntil(trial.endsAt, at) : 0,
      canTry: trial === null && membership.periods.length === 0,
      plan: lastPeriod(membership)?.plan ?? null,
      paidUntil: paidUntil(membership),
      graceUntil: graceUntil(membership),
      next: found && isRenewed ? await readNext(db, found.id, planOfNext(membership)) : null,
      offers: { month: offer('month'), year: offer('year') },
      periods: found ? await readPeriods(db, found.id, membership.periods) : [],
    };
  });
}

async function readNext(db: ActorDb, id: string, plan: Plan): Promise<NextCharge> {
  const told = await db
    .selectFrom('orders')
    .select(['price', 'pesos', 'cop_per_usd as copPerUsd', 'rate_set_at as setAt'])
    .where('membership_id', '=', id)
    .where('plan', '=', plan)
    .where('is_renewal', '=', true)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (told) {
    const { copPerUsd, setAt, pesos } = told;
    return {
      ...{ plan, isTold: true, price: { amount: told.price, currency: 'USD' } },
      pesos: pesos === null ? null : { amount: pesos, currency: 'COP' },
      rate: copPerUsd !== null && setAt ? { copPerUsd, setAt } : null,
    };
  }
  const rate = await readExchangeRate(db);
  const price = premium[plan];
  return { plan, isTold: false, price, rate, pesos: rate && toPesos(price, rate.copPerUsd) };
}

async function readPeriods(
  db: ActorDb,
  id: string,
  periods: readonly Period[],
): Promise<PaidPeriod[]> {
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.order_id as orderId', 'receipts.number'])
    .where('orders.membership_id', '=', id)
    .execute();
  const numberOf = new Map(receipts.map(({ orderId, number }) => [orderId, number]));
  return periods.toReversed().map((period) => ({
    ...{ orderId: period.order, plan: period.plan, startsAt: period.startsAt },
    ...{ endsAt: endOf(period), isRefunded: period.cut?.by === 'refund' },
    isReplaced: period.cut !== null && period.cut.by !== 'refund',
    receipt: numberOf.get(period.order) ?? null,
  }));
}
