import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { type DueRequest, dueRequestsMail } from '#server/mails/due-requests-mail.tsx';
import type { DueCounts } from './count-due-requests.ts';

/** How many requests are due, and those that waited for longest. */
type Due = { counts: DueCounts; requests: readonly (Omit<DueRequest, 'url'> & { id: string })[] };

/** The notices to the staff of requests whose term is over, or nearly. */
export type DueMails = {
  /** Puts one notice in the queue, to each who reads them, when the transaction commits. */
  due(due: Due, within: Kysely<DB>): Promise<void>;
};

export function createDueMails(jobs: JobQueue, { origin }: { origin: string }): DueMails {
  // Who is not signed in yet goes on from there; for a visitor there is no such page.
  const afterSignIn = (page: string) => new URL(`${href('/auth')}?volver=${page}`, origin).href;
  return {
    async due({ counts, requests }, within) {
      const mail = await dueRequestsMail({
        brand,
        url: afterSignIn(href('/admin/solicitudes')),
        counts,
        requests: requests.map(({ id, ...request }) => ({
          ...request,
          url: afterSignIn(href('/admin/solicitudes/:requestId', { requestId: id })),
        })),
      });
      for (const to of arrivalsTo) await jobs.send('send-mail', { ...mail, to }, within);
    },
  };
}
