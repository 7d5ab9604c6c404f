import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { post } from './credits.ts';

type News = { orderId: string; before: OrderStatus; after: OrderStatus; at: Date };

/**
 * What becomes of the credits that an order holds, in the transaction that keeps what became of it: used where it is paid, free
 * again where nobody pays it, and back where all of the money went back while their month lasts.
 */
export async function moveCredits(db: Kysely<DB>, { orderId, before, after, at }: News) {
  if (before === after) return;
  if (after === 'expired') return move(db, orderId, { from: 'held', to: 'released', at });
  if (before === 'open' || before === 'expired')
    await move(db, orderId, { from: 'held', to: 'used', at });
  if (after === 'refunded') await move(db, orderId, { from: 'used', to: 'returned', at });
}

type Move = { from: 'held' | 'used'; to: 'used' | 'released' | 'returned'; at: Date };

async function move(db: Kysely<DB>, orderId: string, { from, to, at }: Move): Promise<void> {
  const order = await db
    .updateTable('orders')
    .set({ credit_state: to })
    .where('id', '=', orderId)
    .where('credit_state', '=', from)
    .returning(['credits', 'credit_membership', 'credit_period', 'credit_place'])
    .executeTakeFirst();
  if (!order) return;
  const { credits } = order;
  const window = await db
    .updateTable('credit_windows')
    .set({
      held: from === 'held' ? sql`held - ${credits}` : sql`held`,
      used: sql`used + ${to === 'used' ? credits : from === 'used' ? -credits : 0}`,
    })
    .where('membership_id', '=', order.credit_membership)
    .where('period', '=', order.credit_period)
    .where('place', '=', order.credit_place)
    .returning('expired_at as expiredAt')
    .executeTakeFirstOrThrow();
  const entry = { orderId, at };
  if (to === 'used')
    await post(db, { ...entry, posting: `credits:use:${orderId}`, amount: credits });
  if (to === 'returned')
    await post(db, { ...entry, posting: `credits:back:${orderId}`, amount: -credits });
  // What comes free when its month is over is gone with it.
  if (to !== 'used' && window.expiredAt !== null)
    await post(db, { ...entry, posting: `credits:late:${orderId}`, amount: credits });
}
