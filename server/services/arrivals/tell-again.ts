import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Lets the staff know once more of what a notice told of that did not leave: another one will. `db` is a transaction with the
 * rights of the service.
 */
export async function tellAgain(
  { db, jobs }: { db: Kysely<DB> } & Pick<AppServices, 'jobs'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const isOne = (id: RawBuilder<unknown>) => sql`${id} = any(${ids}::uuid[])`;
  await sql`
    insert into arrivals (kind, subject_id, arrived_at)
    select 'contact', id, created_at from contacts where ${isOne(sql`id`)}
    union all select 'proposal', id, created_at from contact_submissions where ${isOne(sql`id`)}
    union all select 'request', id, created_at from legal_requests where ${isOne(sql`id`)}
    union all select 'completion', id, at from legal_request_entries where ${isOne(sql`id`)}`.execute(
    db,
  );
  await jobs.send('mail-arrivals', {}, db);
}
