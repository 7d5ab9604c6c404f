import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Lets the staff know of a row of `legal_requests`, of the entry in which its person completes it, or of a proposal that
 * nobody wrote. `db` is the transaction in which it arrives, with the rights of the service.
 */
export async function noteArrival(
  { db, jobs, now }: { db: Kysely<DB> } & Pick<AppServices, 'jobs' | 'now'>,
  { kind, id }: { kind: 'request' | 'completion' | 'proposal'; id: string },
): Promise<void> {
  await db.insertInto('arrivals').values({ kind, subject_id: id, arrived_at: now() }).execute();
  await jobs.send('mail-arrivals', {}, db);
}
