import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  paidQuoteMail,
  receiptMail,
  refundAskedMail,
  refundMail,
} from '#server/mails/receipt-mails.ts';
import type { Addressee } from './addressee.ts';
import type { Receipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';
import type { MailedRefund } from './refund.ts';
import { askedRefundWords, refundWords } from './refund-words.ts';

/** `mailCount` is how many there were about it with this one. */
type Counted = { mailCount: number };

/** The mails about what was paid, and what went back. Each is sent when the transaction commits. */
export type ReceiptMails = {
  issued(receipt: Receipt, to: Counted & Addressee, within: Kysely<DB>): Promise<void>;
  refunded(refund: MailedRefund & Counted, within: Kysely<DB>): Promise<void>;
  /** That it will go back; and to which account, where a person sends it. */
  refundAsked(refund: MailedRefund & Counted, within: Kysely<DB>): Promise<void>;
  /** To the staff. */
  quotePaid(receipt: Receipt, proposalId: string, within: Kysely<DB>): Promise<void>;
};

export function createReceiptMails(jobs: JobQueue, { origin }: { origin: string }): ReceiptMails {
  const at = (path: string) => new URL(path, origin).href;
  const orderAt = (orderId: string) => at(`${href('/checkout/success')}?pedido=${orderId}`);
  const toWhom = ({ orderId, email, name }: MailedRefund) => ({
    ...{ to: email, name: name ?? '', url: orderAt(orderId), brand },
  });
  return {
    async issued(receipt, { email, name, mailCount }, within) {
      const { order } = receipt;
      const to = { to: email, name: name ?? '', url: orderAt(order.id), brand };
      const { withdrawal, membership, file, ...words } = receiptWords(receipt);
      const mail = await receiptMail(to, {
        ...words,
        ...{ orderId: order.id, mailCount },
        links: [file, membership, withdrawal].flatMap((link) =>
          link ? [{ name: link.name, url: at(link.path) }] : [],
        ),
      });
      await jobs.send('send-mail', mail, within);
    },
    async refunded(refund, within) {
      const mail = await refundMail(toWhom(refund), { ...refundWords(refund), ...idsOf(refund) });
      await jobs.send('send-mail', mail, within);
    },
    async refundAsked(refund, within) {
      const asksAccount = refund.isByHand && refund.account.is === 'asked';
      const words = { ...askedRefundWords(refund), asksAccount };
      const mail = await refundAskedMail(toWhom(refund), { ...words, ...idsOf(refund) });
      await jobs.send('send-mail', mail, within);
    },
    async quotePaid(receipt, proposalId, within) {
      const { client } = receipt;
      const { number, item, total } = receiptWords(receipt);
      // Who is not signed in yet goes on from there; for a visitor there is no such page.
      const page = href('/admin/contact-submissions/:proposalId', { proposalId });
      const url = at(`${href('/auth')}?volver=${page}`);
      for (const to of arrivalsTo) {
        const mail = await paidQuoteMail({
          ...{ to, brand, url, number, item, total },
          ...{ proposalId, client: client.name ?? client.email ?? 'El cliente' },
        });
        await jobs.send('send-mail', mail, within);
      }
    },
  };
}

const idsOf = ({ id, orderId, mailCount }: MailedRefund & Counted) => ({ id, orderId, mailCount });
