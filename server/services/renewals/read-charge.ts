import { type Kysely, sql } from 'kysely';
import type { Money } from '#content/money.ts';
import { graceUntil, lastPeriod, nextNumber, planOfNext } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { isOnItsWay } from '../memberships/held-charge.ts';
import { readMembership } from '../memberships/stored-membership.ts';
import { isTaken } from '../payments/load-order.ts';
import { nextCharge } from './charge-days.ts';

/** The order of a renewal and the source that it is charged to, each ours. */
export type ChargeOf = { orderId: string; sourceId: string };

/** What may be charged now. */
export type WantedCharge = ChargeOf & {
  membershipId: string;
  /** Of the period. */
  number: number;
  code: string;
  amount: Money;
  /** The provider's name of the source. */
  providerId: string;
  /** Until when the renewal may be paid. */
  until: Date;
};

/**
 * A charge that the person still wants, as far as this can see: it is their renewal's, in the price that they were told, and they
 * neither cancelled, nor paid, nor took the account away. Null otherwise, and where it has no price in pesos.
 */
export async function readWanted(
  db: Kysely<DB>,
  { orderId, sourceId }: ChargeOf,
  at: Date,
): Promise<WantedCharge | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('payment_sources', 'payment_sources.membership_id', 'orders.membership_id')
    .select(['payment_sources.membership_id as membershipId', 'code', 'pesos', 'plan'])
    .select(['membership_period as number', 'provider_id as providerId'])
    .where('orders.id', '=', orderId)
    .where('payment_sources.id', '=', sourceId)
    .where('payment_sources.state', '=', 'available')
    .where('orders.status', '=', 'open')
    .where('orders.is_renewal', '=', true)
    .where('orders.user_id', 'is not', null)
    .where(({ not }) => not(isTaken))
    .executeTakeFirst();
  if (!row || row.pesos === null || row.providerId === null) return null;
  const { membershipId, code, pesos, plan, number, providerId } = row;
  const { membership } = await readMembership(db, membershipId);
  const until = graceUntil(membership);
  // None has a grace after a cancellation.
  if (membership.renewal !== 'nequi' || until === null || at >= until) return null;
  if (number !== nextNumber(membership) || plan !== planOfNext(membership)) return null;
  return {
    ...{ orderId, sourceId, membershipId, number, code, providerId, until },
    amount: { amount: pesos, currency: 'COP' },
  };
}

/** The same where it is its time, and no payment of the period is on its way. */
export async function readDue(
  db: Kysely<DB>,
  charge: ChargeOf,
  at: Date,
): Promise<WantedCharge | null> {
  const wanted = await readWanted(db, charge, at);
  if (!wanted || (await isBeingPaid(db, charge, at))) return null;
  const { membership } = await readMembership(db, wanted.membershipId);
  const endsAt = lastPeriod(membership)?.endsAt ?? at;
  const toldAt = await readTold(db, charge);
  const before = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select('payment_attempts.created_at as at')
    .where('orders.membership_id', '=', wanted.membershipId)
    .where('orders.membership_period', '=', wanted.number)
    .where('payment_attempts.source_id', '=', charge.sourceId)
    .orderBy('payment_attempts.created_at')
    .execute();
  const next = nextCharge({ endsAt, toldAt, before: before.map(({ at }) => at) });
  return next !== null && next <= at ? wanted : null;
}

/**
 * Whether a payment of the same period is on its way, of this order or another: a bank is at it, a charge was begun, or its person
 * is at the checkout. Of two the second would go back.
 */
async function isBeingPaid(db: Kysely<DB>, { orderId }: ChargeOf, at: Date): Promise<boolean> {
  const begun = await db
    .selectFrom('orders')
    .innerJoin('orders as other', (join) =>
      join
        .onRef('other.membership_id', '=', 'orders.membership_id')
        .onRef('other.membership_period', '=', 'orders.membership_period'),
    )
    .innerJoin('payment_attempts as begun', 'begun.order_id', 'other.id')
    .select('begun.id')
    .where('orders.id', '=', orderId)
    .where(isOnItsWay(at))
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}

/** When the person was told what it costs; an order that they had opened themselves may be older. */
async function readTold(db: Kysely<DB>, { orderId }: ChargeOf): Promise<Date> {
  const { toldAt } = await db
    .selectFrom('orders')
    .select(
      sql<Date>`greatest(orders.created_at, (
        select min(told.at) from membership_events told
        where told.membership_id = orders.membership_id and told.event ->> 'type' = 'renewal-opened'
          and (told.event ->> 'number')::int = orders.membership_period
      ))`.as('toldAt'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return toldAt;
}
