import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { type FoundPart, findingsMail } from '#server/mails/findings-mail.ts';

/** How many findings are new, and those that have waited for longest. */
type Found = { total: number; first: readonly FoundPart[] };

/** The notices to the staff of what does not fit in payments. */
export type FindingMails = {
  /** Puts one notice in the queue, to each who reads them, when the transaction commits. */
  found(found: Found, within: Kysely<DB>): Promise<void>;
};

export function createFindingMails(jobs: JobQueue, { origin }: { origin: string }): FindingMails {
  // Who is not signed in yet goes on from there; for a visitor there is no such page.
  const page = `${href('/auth')}?volver=${href('/admin/pagos/diferencias')}`;
  return {
    async found(found, within) {
      for (const to of arrivalsTo) {
        const mail = await findingsMail({ to, brand, url: new URL(page, origin).href, ...found });
        await jobs.send('send-mail', mail, within);
      }
    },
  };
}
