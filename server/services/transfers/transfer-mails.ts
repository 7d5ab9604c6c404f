import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { Money } from '#content/money.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { refusedTransferMail, reportedTransferMail } from '#server/mails/transfer-mails.ts';

type Transfer = { id: string; code: string; name: string; amount: Money; reference: string };

/** The mails about transfers. Each is sent when the transaction commits. */
export type TransferMails = {
  /** To the staff. */
  reported(transfer: Transfer, within: Kysely<DB>): Promise<void>;
  /** To the client. */
  refused(
    to: { email: string; displayName: string },
    transfer: Transfer & { orderId: string; reason: string },
    within: Kysely<DB>,
  ): Promise<void>;
};

export function createTransferMails(jobs: JobQueue, { origin }: { origin: string }): TransferMails {
  const at = (path: string) => new URL(path, origin).href;
  return {
    async reported({ id, ...transfer }, within) {
      // Who is not signed in yet goes on from there; for a visitor there is no such page.
      const url = at(`${href('/auth')}?volver=${href('/admin/pagos/transferencias')}`);
      for (const to of arrivalsTo) {
        const mail = await reportedTransferMail({ to, brand, url, ...transfer });
        await jobs.send('send-mail', { ...mail, rows: [id] }, within);
      }
    },
    async refused({ email, displayName }, { id, orderId, ...transfer }, within) {
      const page = `${href('/checkout/transferencia')}?pedido=${orderId}`;
      const mail = await refusedTransferMail({
        ...{ to: email, displayName, brand, url: at(page) },
        ...transfer,
      });
      await jobs.send('send-mail', { ...mail, rows: [id] }, within);
    },
  };
}
