import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  sql,
  type SqlBool,
} from 'kysely';
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
    .where(paysFor)
    .execute();
}

/** Whether its address is a paying member's. */
export const paysFor = ({
  exists,
  selectFrom,
}: ExpressionBuilder<DB, 'contact_submissions'>): ExpressionWrapper<
  DB,
  'contact_submissions',
  SqlBool
> =>
  exists(
    selectFrom('users')
      .select('id')
      .whereRef('users.email', '=', sql`contact_submissions.email::citext`)
      .where('email_verified', '=', true)
      .where('tier', '<>', 'free'),
  );
