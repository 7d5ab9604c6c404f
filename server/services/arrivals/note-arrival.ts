import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { markPriority } from './mark-priority.ts';

/** What arrives for the staff: a row of `contacts`, of `contact_submissions`, or of `legal_requests`. */
export type Arrival = { kind: 'contact' | 'proposal' | 'request'; id: string };

/** Lets the staff know. `db` is the transaction in which it arrives, with the rights of the service. */
export async function noteArrival(
  { db, jobs, now }: { db: Kysely<DB> } & Pick<AppServices, 'jobs' | 'now'>,
  { kind, id }: Arrival,
): Promise<void> {
  await db.insertInto('arrivals').values({ kind, subject_id: id, arrived_at: now() }).execute();
  if (kind === 'proposal') await markPriority(db, id);
  await jobs.send('mail-arrivals', {}, db);
}
