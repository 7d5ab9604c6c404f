import type { SystemActor } from '#server/actor.ts';
import type { MailOutcome, MailSubjectOf } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'db' | 'now'>;
type Noted<Kind extends 'receipt' | 'refund'> = Omit<MailSubjectOf<Kind>, 'kind'> & {
  outcome: MailOutcome;
};

/** Notes what became of the last mail with the receipt of an order. */
export async function noteReceiptDelivery(
  { db, now }: Services,
  _actor: SystemActor,
  { id, mailCount, outcome }: Noted<'receipt'>,
): Promise<void> {
  await db.service
    .updateTable('receipts')
    .set(outcomeAt(outcome, now()))
    .where('order_id', '=', id)
    .where('mail_count', '=', mailCount)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Notes what became of the last mail about a refund. */
export async function noteRefundDelivery(
  { db, now }: Services,
  _actor: SystemActor,
  { id, refundId, mailCount, outcome }: Noted<'refund'>,
): Promise<void> {
  await db.service
    .updateTable('refunds')
    .set(outcomeAt(outcome, now()))
    .where('order_id', '=', id)
    .where('id', '=', refundId)
    .where('mail_count', '=', mailCount)
    .where('delivered_at', 'is', null)
    .execute();
}

const outcomeAt = (outcome: MailOutcome, at: Date) =>
  outcome === 'delivered'
    ? { delivered_at: at, mail_failure: null }
    : { delivered_at: null, mail_failure: outcome };
