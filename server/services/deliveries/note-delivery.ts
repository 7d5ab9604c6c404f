import type { SystemActor } from '#server/actor.ts';
import type { MailOutcome, MailSubject } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { noteRequestDelivery } from '../legal-requests/note-request-delivery.ts';
import { noteCopyDelivery, noteReplyDelivery } from '../proposals/note-delivery.ts';
import { noteQuoteDelivery } from '../quotes/note-quote-delivery.ts';
import { noteReceiptDelivery, noteRefundDelivery } from '../receipts/note-receipt-delivery.ts';

/** Notes what became of a mail at the row that it is about. Noted twice is the same as once. */
export async function noteDelivery(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: SystemActor,
  { about, outcome }: { about: MailSubject; outcome: MailOutcome },
): Promise<void> {
  switch (about.kind) {
    case 'reply':
      return noteReplyDelivery(services, actor, { ...about, outcome });
    case 'copy':
      return noteCopyDelivery(services, actor, { ...about, outcome });
    case 'request':
      return noteRequestDelivery(services, actor, { ...about, outcome });
    case 'quote':
      return noteQuoteDelivery(services, actor, { ...about, outcome });
    case 'receipt':
      return noteReceiptDelivery(services, actor, { ...about, outcome });
    case 'refund':
      return noteRefundDelivery(services, actor, { ...about, outcome });
  }
}
