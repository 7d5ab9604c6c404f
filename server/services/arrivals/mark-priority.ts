import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/**
 * Puts a new proposal before the others where a paying member wrote it: their membership promises that. `db` is the
 * transaction in which it arrives, with the rights of the service.
 */
export async function markPriority(db: Kysely<DB>, proposalId: string): Promise<void> {
  await db
    .updateTable('contact_submissions')
    .set({ priority: 1 })
    .where('id', '=', proposalId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('id')
          .whereRef('users.email', '=', sql`contact_submissions.email::citext`)
          .where('email_verified', '=', true)
          .where('tier', '<>', 'free'),
      ),
    )
    .execute();
}
