import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/**
 * Stops the clock of the first answer, and moves what waits: something went out to who wrote. `db` is the transaction in
 * which it does, with the rights of the service.
 */
export async function markContacted(
  db: Kysely<DB>,
  { proposalId, staffId, at }: { proposalId: string; staffId: string | null; at: Date },
): Promise<void> {
  const { before, after } = await db
    .updateTable('contact_submissions as proposal')
    .from((db) =>
      db
        .selectFrom('contact_submissions')
        .select(['id', 'status'])
        .where('id', '=', proposalId)
        .forUpdate()
        .as('seen'),
    )
    .set({
      first_answered_at: sql`coalesce(first_answered_at, ${at})`,
      status: sql`case when seen.status in ('new', 'in_progress') then 'contacted' else seen.status end`,
    })
    .whereRef('proposal.id', '=', 'seen.id')
    .where('proposal.id', '=', proposalId)
    .returning(['seen.status as before', 'proposal.status as after'])
    .executeTakeFirstOrThrow();
  if (before === after) return;
  await db
    .insertInto('proposal_entries')
    .values({ proposal_id: proposalId, at, staff_id: staffId, kind: 'status', before, after })
    .execute();
}
