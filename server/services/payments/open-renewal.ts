import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import { readExchangeRate } from './exchange-rate.ts';
import { insertOrder, termsOf } from './open-order.ts';
import type { OrderItem } from './order-item.ts';

/**
 * The order of a renewal, within the transaction that tells of it: at the rate of now, until the grace is over. One that its
 * person opened before becomes it, at the price that they have read.
 */
export async function openRenewal(
  db: Kysely<DB>,
  wish: { userId: string; item: OrderItem; at: Date; until: Date },
): Promise<void> {
  const { item, at, until } = wish;
  const terms = termsOf({ item, consentText: null }, at, await readExchangeRate(db));
  const made = { ...terms, created_at: at, expires_at: until, is_renewal: true } as const;
  if (await insertOrder(db, wish, { item }, made)) return;
  await db
    .updateTable('orders')
    .set({ is_renewal: true, expires_at: until })
    .where('user_id', '=', wish.userId)
    .where('item', '=', item.id)
    .where('status', '=', 'open')
    .execute();
}
