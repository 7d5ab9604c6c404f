import type { Kysely } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import type { Refunded } from './refund-words.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'receipts'>;

/**
 * Mails who paid that money went back, once for each refund that is done, with the note that it was mailed. One that fails
 * keeps no other waiting: its error is in the `AggregateError` that is thrown at the end. Whose account is gone is not
 * written to. Resolves with how many there were.
 */
export async function mailRefunds(
  { db, now, receipts }: Services,
  _actor: SystemActor,
): Promise<number> {
  const waiting = await db.service
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('refunds.id')
    .where('refunds.status', '=', 'done')
    .where('refunds.mailed_at', 'is', null)
    .where('orders.client_email', 'is not', null)
    .orderBy('refunds.done_at')
    .execute();
  const errors: unknown[] = [];
  let mailed = 0;
  for (const { id } of waiting) {
    try {
      const refunded = await db.service.transaction().execute(async (db) => {
        const refunded = await take(db, { id, at: now() });
        if (refunded) await receipts.mails.refunded(refunded, db);
        return refunded;
      });
      if (refunded) mailed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Refunds that are not mailed');
  return mailed;
}

/** Null where another process took it, or its account went. */
async function take(
  db: Kysely<DB>,
  { id, at }: { id: string; at: Date },
): Promise<Refunded | null> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('receipts', 'receipts.payment_id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.order_id as orderId',
      'orders.client_email as email',
      'orders.client_name as name',
      'orders.code',
      'orders.name as item',
      'receipts.number as receipt',
      'refunds.amount',
      'payments.currency',
      'refunds.reason',
      'refunds.note',
      'payments.provider',
    ])
    .where('refunds.id', '=', id)
    .forShare('orders')
    .executeTakeFirstOrThrow();
  if (row.email === null) return null;
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ mailed_at: at })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const { amount, currency, note, ...refund } = row;
  // A note says why only a person could do it.
  const isByHand = refund.provider === 'manual' || note !== null;
  return { ...refund, email: row.email, amount: { amount, currency }, isByHand };
}
