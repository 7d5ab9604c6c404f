import { type Kysely, sql } from 'kysely';
import type { Order } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { isHeld } from '../memberships/held-charge.ts';
import { isRevoked } from '../memberships/subscription-charge.ts';

/** An order as far as money is concerned, and the revision that it was read at. */
export type StoredOrder = { id: string; revision: number; order: Order };

/**
 * Whether what comes in for it goes back: another of `orders` was paid for the same quote, or the same period of a membership; or
 * what its price was made of is gone, its credits or its place of the launch.
 */
export const isTaken = sql<boolean>`(
  exists (select from orders other
    where other.quote_id = orders.quote_id and other.id <> orders.id and other.status = 'paid')
  or exists (select from orders other
    where other.membership_id = orders.membership_id and other.membership_period = orders.membership_period
      and other.id <> orders.id and other.status in ('paid', 'refunded'))
  or orders.credit_state is not distinct from 'released'
  or (orders.is_launch and orders.status not in ('paid', 'refunded') and not exists (
    select from launch_places where launch_places.membership_id = orders.membership_id))
)`;

/**
 * Reads what `packages/payments` decides about. The revision is read first: where another change comes in between, it is
 * not the order's any more when this one is to be kept.
 */
export async function loadOrder(db: Kysely<DB>, id: string, at: Date): Promise<StoredOrder | null> {
  const head = await db
    .selectFrom('orders')
    .select(['status', 'revision', 'tax_percent as taxPercent'])
    .select(isTaken.as('isTaken'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!head) return null;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'currency', 'amount', 'status', 'reason'])
    .select([isRevoked.as('isRevoked'), isHeld(at).as('isHeld')])
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'attempt_id as attempt', 'provider', 'currency', 'amount', 'role', 'refunded'])
    .select(['returned', 'method'])
    .where('order_id', '=', id)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'payment_id as payment', 'amount', 'reason', 'status', 'note'])
    .select(['by_hand as byHand', 'provider_id as providerId'])
    .where('order_id', '=', id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const { revision, ...rest } = head;
  const order: Order = {
    ...rest,
    attempts: attempts.map(({ amount, currency, ...attempt }) => ({
      ...attempt,
      amount: { amount, currency },
    })),
    payments: payments.map(({ amount, currency, ...payment }) => ({
      ...payment,
      amount: { amount, currency },
    })),
    refunds,
  };
  return { id, revision, order };
}
