import { type RawBuilder, sql } from 'kysely';
import { platformName } from '#content/platforms/platforms.ts';
import { type DistributionStatus, toDistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, rowsPerPage } from '../lists/read-list.ts';
import { readSortedPage } from '../lists/read-sorted-page.ts';
import { isSearchCut } from '../lists/search-patterns.ts';
import { type BoundedCount, mostCounted, toBounded } from '../lists/search-plan.ts';
import { newestFirst } from '../lists/sorting.ts';
import { searchCondition } from './search-condition.ts';

/** Which distributions are shown. */
export type DistributionView = DistributionStatus | 'all';

export type DistributionSummary = {
  id: string;
  projectId: string;
  title: string;
  artistName: string;
  platformName: string;
  status: DistributionStatus;
  createdAt: Date;
};

/** One page of everybody's distributions that have these words in their song, artist or platform, the newest first. */
export async function listAllDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { view, search, cursor }: ListQuery<DistributionView>,
): Promise<ListPage<DistributionSummary>> {
  return asActor(db, actor, async (db) => {
    const found = await searchCondition(db, search);
    const condition = sql<boolean>`${isInView(view)} and ${found ?? sql`true`}`;
    const count = await countThose(db, condition);
    const page = await readSortedPage({
      query: db
        .selectFrom('distributions')
        .innerJoin('projects', 'projects.id', 'distributions.project_id')
        .select([
          'distributions.id',
          'distributions.project_id as projectId',
          'projects.title',
          'projects.artist_name as artistName',
          'distributions.platform',
          'distributions.status',
          'distributions.created_at as createdAt',
        ])
        .where(condition),
      sorting: newestFirst('distributions'),
      cursor,
      size: rowsPerPage,
    });
    const rows = page.rows.map(({ platform, status, ...row }) => ({
      ...row,
      platformName: platformName(platform),
      status: toDistributionStatus(status),
    }));
    return { ...page, rows, count, isSearchCut: isSearchCut(search) };
  });
}

/** The condition that a distribution is among those of a view. */
export const isInView = (view: DistributionView): RawBuilder<boolean> =>
  view === 'all' ? sql`true` : sql`distributions.status = ${view}`;

async function countThose(db: ActorDb, condition: RawBuilder<boolean>): Promise<BoundedCount> {
  const counted = await db
    .selectFrom(
      db
        .selectFrom('distributions')
        .select('id')
        .where(condition)
        .limit(mostCounted + 1)
        .as('hits'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return toBounded(counted.count);
}
