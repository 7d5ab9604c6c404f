import type { ActorDb } from '#server/database/as-actor.ts';
import type { DistributionId } from './distribution-id.ts';

/** Which songs these are of; none of those that are gone. That of a distribution never changes. */
export async function songsOf(db: ActorDb, ids: readonly DistributionId[]): Promise<string[]> {
  const rows = await db
    .selectFrom('distributions')
    .select('project_id as projectId')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ projectId }) => projectId);
}
