import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/**
 * A song that is ready is `distributed` from the first platform where it is live on, and `ready` again when it is live at
 * none; one in any other status stays as it is. Call it with the service's rights in the transaction that changed its
 * distributions, with its row locked since before: of two that change them at once the second sees what the first did.
 */
export async function followDistributions(db: Kysely<DB>, projectId: string): Promise<void> {
  const live = db
    .selectFrom('distributions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'live');
  const ready = db.updateTable('projects').where('id', '=', projectId);
  await ready
    .set({ status: 'distributed' })
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .where(({ exists }) => exists(live))
    .execute();
  await ready
    .set({ status: 'ready' })
    .where('status', '=', 'distributed')
    .where('deleted_at', 'is', null)
    .where(({ exists, not }) => not(exists(live)))
    .execute();
}
