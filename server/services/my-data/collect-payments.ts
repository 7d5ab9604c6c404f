import type { ActorDb } from '#server/database/as-actor.ts';
import { exportedColumns } from './exported-columns.ts';

/** What a person ordered and paid, as they may see it. */
export async function collectPayments(db: ActorDb, userId: string) {
  const orders = await db
    .selectFrom('orders')
    .select(exportedColumns.orders)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(exportedColumns.payment_attempts)
    .where('order_id', 'in', (query) =>
      query.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const transferReports = await db
    .selectFrom('transfer_reports')
    .select(exportedColumns.transfer_reports)
    .where('attempt_id', 'in', (query) =>
      query
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .select('payment_attempts.id')
        .where('orders.user_id', '=', userId),
    )
    .orderBy('reported_at')
    .execute();
  // Each is a file of the copy, under the code of its order.
  const transferImages = await db
    .selectFrom('transfer_reports')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transfer_reports.attempt_id')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['image_path as path', 'orders.code'])
    .where('orders.user_id', '=', userId)
    .orderBy('reported_at')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(exportedColumns.payments)
    .where('order_id', 'in', (query) =>
      query.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(exportedColumns.refunds)
    .where('order_id', 'in', (query) =>
      query.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(exportedColumns.receipts)
    .where('order_id', 'in', (query) =>
      query.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .orderBy('number')
    .execute();
  return { orders, attempts, transferReports, transferImages, payments, refunds, receipts };
}
