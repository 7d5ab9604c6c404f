import { launchPrice, premium } from '#content/premium.ts';
import type { Money } from '#content/money.ts';
import { toPesos } from '#content/pesos.ts';
import {
  daysUntil,
  endOf,
  graceUntil,
  lastPeriod,
  type MembershipStatus,
  newMembership,
  nextNumber,
  type Offer,
  offerOf,
  paidUntil,
  periodAt,
  type Period,
  type Plan,
  planOfNext,
  type Renewal,
  statusAt,
} from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { partLeft } from '../memberships/credits.ts';
import { countPlaces, hasLaunchPrice } from '../memberships/launch-places.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { readCredits } from './read-credits.ts';
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
  /** What runs now, paid or tried. */
  running: Running | null;
  paidUntil: Date | null;
  graceUntil: Date | null;
  /** What is paid next, unless they cancelled; null of who has no membership. */
  next: NextCharge | null;
  renewal: Renewal;
  /** What they may pay today, by plan. */
  offers: Record<Plan, Offer | null>;
  /** The newest first. */
  periods: PaidPeriod[];
  /** They pay, or would pay, the price of the launch; and how many places of it are left, null while it is off. */
  isLaunch: boolean;
  launchPlaces: number | null;
  /** Month by month, the newest first. */
  credits: CreditMonth[];
};

/** In cents of a dollar. */
export type CreditMonth = {
  startsAt: Date;
  endsAt: Date;
  granted: number;
  used: number;
  held: number;
  isOver: boolean;
  /** What they were used for. */
  orders: { id: string; name: string; credits: number; isPaid: boolean }[];
};

/** `daysLeft`: begun days included; `left`: in percent of it. */
export type Running = { daysLeft: number; left: number };

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
  { db: database, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
): Promise<OwnMembership> {
  const { service } = database;
  return asActor(database, actor, async (db) => {
    const at = now();
    const found = await findMembership(db, actor.userId);
    const membership = found?.membership ?? newMembership;
    const status = statusAt(membership, at);
    const isRenewed = status === 'active' || status === 'past_due';
    const id = found?.id ?? null;
    const creditsLeft = id === null ? 1 : await partLeft(db, id, { membership, at });
    const offer = (plan: Plan) => offerOf(membership, { plan, now: at, creditsLeft });
    const { trial } = membership;
    const plan = planOfNext(membership);
    const isLaunch = await hasLaunchPrice(service, { id, membership, plan, at });
    return {
      ...{ isLaunch, launchPlaces: await countPlaces(service, at) },
      credits: id === null ? [] : await readCredits(db, id),
      ...{ status, renewal: membership.renewal },
      trialEndsAt: trial?.endsAt ?? null,
      trialDaysLeft: trial ? daysUntil(trial.endsAt, at) : 0,
      canTry: trial === null && membership.periods.length === 0,
      plan: lastPeriod(membership)?.plan ?? null,
      running: runningOf(periodAt(membership, at) ?? trial, at),
      paidUntil: paidUntil(membership),
      graceUntil: graceUntil(membership),
      next:
        found && isRenewed
          ? await readNext(db, found.id, { number: nextNumber(membership), plan, isLaunch })
          : null,
      offers: { month: offer('month'), year: offer('year') },
      periods: found ? await readPeriods(db, found.id, membership.periods) : [],
    };
  });
}

function runningOf(span: { startsAt: Date; endsAt: Date } | null, at: Date): Running | null {
  if (!span || span.endsAt <= at) return null;
  return {
    daysLeft: daysUntil(span.endsAt, at),
    left: (100 * (+span.endsAt - +at)) / (+span.endsAt - +span.startsAt),
  };
}

async function readNext(
  db: ActorDb,
  id: string,
  { number, plan, isLaunch }: { number: number; plan: Plan; isLaunch: boolean },
): Promise<NextCharge> {
  const told = await db
    .selectFrom('orders')
    .select(['price', 'pesos', 'cop_per_usd as copPerUsd', 'rate_set_at as setAt'])
    .where('membership_id', '=', id)
    .where('membership_period', '=', number)
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
  const price = isLaunch ? launchPrice : premium[plan];
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
