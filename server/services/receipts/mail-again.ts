import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { readAddressee } from './addressee.ts';
import { mailedAt, mailRefund, onItsWay } from './mail-refunds.ts';
import { readQuotedLines, selectReceipts, toReceipt } from './receipt.ts';
import { readMailedRefund } from './refund.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'receipts'>;

/**
 * `seen` is how many mails about it the person saw: pressed twice, or in two tabs, it goes once. One that is still on its
 * way is not sent beside itself.
 */
type Again = { orderId: string; seen: number };

/**
 * Mails the receipt of an order once more, to the address that the client has now. Rejects with `receipt.on-its-way` and
 * `receipt.no-mail`.
 */
export async function mailReceiptAgain(
  { db, now, receipts }: Services,
  _actor: StaffActor,
  { orderId, seen }: Again,
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const row = await selectReceipts(db)
      .where('orders.id', '=', orderId)
      .forShare('orders')
      .executeTakeFirst();
    const addressee = row && (await readAddressee(db, row));
    if (!row || !addressee) throw new AppError('receipt.no-mail');
    const taken = await db
      .updateTable('receipts')
      .set({ ...onItsWay, mailed_at: now() })
      .where('order_id', '=', orderId)
      .where('mail_count', '=', seen)
      .where(isOver)
      .returning('mail_count as mailCount')
      .executeTakeFirst();
    if (!taken) throw new AppError('receipt.on-its-way');
    const receipt = toReceipt(row, await readQuotedLines(db, row.quoteId));
    await receipts.mails.issued(receipt, { ...addressee, ...taken }, db);
  });
}

/** Mails the last word about a refund once more: that it went, or that it will go. Rejects as `mailReceiptAgain` does. */
export async function mailRefundAgain(
  { db, now, receipts }: Services,
  _actor: StaffActor,
  { orderId, refundId, seen }: Again & { refundId: string },
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const refund = await readMailedRefund(db, refundId);
    if (!refund || refund.orderId !== orderId) throw new AppError('receipt.no-mail');
    const taken = await db
      .updateTable('refunds')
      .set({ ...onItsWay, ...mailedAt(refund, now()) })
      .where('id', '=', refundId)
      .where('order_id', '=', orderId)
      .where('mail_count', '=', seen)
      // What went meanwhile has its own mail within the minute.
      .where(refund.kind === 'done' ? 'mailed_at' : 'asked_mailed_at', 'is not', null)
      .where(isOver)
      .returning('mail_count as mailCount')
      .executeTakeFirst();
    if (!taken) throw new AppError('receipt.on-its-way');
    await mailRefund({ db, mails: receipts.mails }, { ...refund, ...taken });
  });
}

/** Whether it is known what became of the last mail. */
const isOver = sql<boolean>`(delivered_at is not null or mail_failure is not null)`;
