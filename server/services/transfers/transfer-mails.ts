import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { Money } from '#content/money.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  otherAmountMail,
  receivedTransferMail,
  refusedTransferMail,
  reportedTransferMail,
} from '#server/mails/transfer-mails.ts';

type Transfer = { id: string; code: string; name: string; amount: Money; reference: string };

/** The mails about transfers. Each is sent when the transaction commits. */
export type TransferMails = {
  /** To the staff. */
  reported(transfer: Transfer, within: Kysely<DB>): Promise<void>;
  /** To the client, as the others: that the staff looks for it. */
  received(to: Client, transfer: OfOrder, within: Kysely<DB>): Promise<void>;
  refused(to: Client, transfer: OfOrder & { reason: string }, within: Kysely<DB>): Promise<void>;
  otherAmount(
    to: Client,
    transfer: OfOrder & { arrived: Money },
    within: Kysely<DB>,
  ): Promise<void>;
};

type Client = { email: string; displayName: string };
type OfOrder = Transfer & { orderId: string };

export function createTransferMails(jobs: JobQueue, { origin }: { origin: string }): TransferMails {
  const at = (path: string) => new URL(path, origin).href;
  const headOf = ({ email, displayName }: Client, orderId: string) => ({
    ...{ to: email, displayName, brand },
    url: at(`${href('/checkout/transferencia')}?pedido=${orderId}`),
  });
  return {
    async reported({ id, ...transfer }, within) {
      // Who is not signed in yet goes on from there; for a visitor there is no such page.
      const url = at(`${href('/auth')}?volver=${href('/admin/pagos/transferencias')}`);
      for (const to of arrivalsTo) {
        const mail = await reportedTransferMail({ to, brand, url, ...transfer });
        await jobs.send('send-mail', { ...mail, rows: [id] }, within);
      }
    },
    async received(to, { id, orderId, ...transfer }, within) {
      const mail = await receivedTransferMail({ ...headOf(to, orderId), ...transfer });
      await jobs.send('send-mail', { ...mail, rows: [id] }, within);
    },
    async refused(to, { id, orderId, ...transfer }, within) {
      const mail = await refusedTransferMail({ ...headOf(to, orderId), ...transfer });
      await jobs.send('send-mail', { ...mail, rows: [id] }, within);
    },
    async otherAmount(to, { id, orderId, ...transfer }, within) {
      const mail = await otherAmountMail({ ...headOf(to, orderId), ...transfer });
      await jobs.send('send-mail', { ...mail, rows: [id] }, within);
    },
  };
}
