import { type RawBuilder, sql } from 'kysely';
import { type DistributionStatus, distributionStatuses } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type BoundedCount, mostCounted, toBounded } from '../desk/search-plan.ts';

/** How many distributions there are of each status, and of all. */
export type DistributionCounts = Record<DistributionStatus | 'all', BoundedCount>;

/** Exact to a thousand each: an index has as many rows of each status beside each other. */
export async function countDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<DistributionCounts> {
  const [counts] = await readAsActor(db, actor, (db) => {
    const countOf = (part: RawBuilder<unknown>) =>
      sql<number>`(select count(*) from (select 1 from distributions ${part} limit ${mostCounted + 1}) as hits)`;
    return db
      .selectNoFrom(
        distributionStatuses.map((status) => countOf(sql`where status = ${status}`).as(status)),
      )
      .select(countOf(sql``).as('all'));
  });
  if (!counts) throw new Error('A statement that counts has one row');
  return {
    all: toBounded(counts.all),
    pending: toBounded(counts.pending),
    uploading: toBounded(counts.uploading),
    processing: toBounded(counts.processing),
    live: toBounded(counts.live),
    failed: toBounded(counts.failed),
    removed: toBounded(counts.removed),
  };
}
