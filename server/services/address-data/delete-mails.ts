import type { Kysely } from 'kysely';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { DB } from '#server/database/schema.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { AppServices } from '../app-services.ts';
import { tellAgain } from '../arrivals/tell-again.ts';

/**
 * Deletes the mails of the queue with words of rows that are erased, to whom they were written and to the staff; of the
 * other arrivals in a notice to the staff another one tells. `db` is the transaction that erased them, with the rights of
 * the service.
 */
export async function deleteMails(
  { db, jobs }: { db: Kysely<DB> } & Pick<AppServices, 'jobs'>,
  { rows, to }: { rows: readonly string[]; to: readonly string[] },
): Promise<void> {
  const erased = new Set(rows);
  const isErased = (mail: Mail) => mail.rows?.some((id) => erased.has(id)) ?? false;
  // Whoever writes a mail about one of them now has its arrival: it is in the queue when this goes on.
  await db
    .deleteFrom('arrivals')
    .where('subject_id', '=', ({ fn, val }) => fn.any(val([...rows])))
    .execute();
  for (const address of new Set(to))
    await jobs.deleteJobsWhere('send-mail', { to: address }, isErased, db);
  const untold = new Set<string>();
  for (const address of arrivalsTo) {
    const notices = await jobs.deleteJobsWhere('send-mail', { to: address }, isErased, db);
    for (const { rows = [] } of notices) for (const id of rows) if (!erased.has(id)) untold.add(id);
  }
  await tellAgain({ db, jobs }, [...untold]);
}
