import { type RawBuilder, sql } from 'kysely';
import { platformName } from '#content/platforms/platforms.ts';
import { type DistributionStatus, toDistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from '../desk/keyset.ts';
import { type BoundedCount, mostCounted, toBounded } from '../desk/search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from '../desk/sorting.ts';
import { searchCondition } from './search-condition.ts';

const distributionsPerPage = 25;

export type DistributionQuery = {
  /** Null is all of them. */
  status: DistributionStatus | null;
  /** Words of a song, an artist or a platform. */
  search: string;
  /** As a page before named it. */
  cursor: string | null;
};

export type DistributionSummary = {
  id: string;
  projectId: string;
  title: string;
  artistName: string;
  platformName: string;
  status: DistributionStatus;
  createdAt: Date;
};

export type DistributionPage = Omit<Page<unknown>, 'rows'> & {
  distributions: DistributionSummary[];
  count: BoundedCount;
};

/** One page of everybody's distributions, the newest first, and how many there are like that. */
export async function listAllDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { status, search, cursor }: DistributionQuery,
): Promise<DistributionPage> {
  const at = placeIn(newestFirst, readCursor(cursor));
  return asActor(db, actor, async (db) => {
    const found = await searchCondition(db, search);
    const conditions = [
      ...(status ? [sql<boolean>`distributions.status = ${status}`] : []),
      ...(found ? [found] : []),
    ];
    const count = await countThose(db, conditions);
    const page = await readPage(at, distributionsPerPage, (at, limit) =>
      readThose(db, { conditions, at, limit }),
    );
    const { rows, before, after } = page;
    return { distributions: rows.map(toSummary), before, after, count };
  });
}

const newestFirst: Sorting = { ...byTime('distributions.created_at'), isDescending: true };

const toSummary = (row: Awaited<ReturnType<typeof readThose>>[number]): DistributionSummary => ({
  id: row.id,
  projectId: row.projectId,
  title: row.title,
  artistName: row.artistName,
  platformName: platformName(row.platform),
  status: toDistributionStatus(row.status),
  createdAt: row.createdAt,
});

async function countThose(
  db: ActorDb,
  conditions: readonly RawBuilder<boolean>[],
): Promise<BoundedCount> {
  const counted = await db
    .selectFrom(
      db
        .selectFrom('distributions')
        .select('id')
        .where(({ and }) => and(conditions))
        .limit(mostCounted + 1)
        .as('hits'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return toBounded(counted.count);
}

function readThose(
  db: ActorDb,
  asked: { conditions: readonly RawBuilder<boolean>[]; at: Cursor | null; limit: number },
) {
  const { conditions, order } = sideOf(newestFirst, sql`distributions.id`, asked.at);
  return db
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
    .select(newestFirst.key.as('key'))
    .where(({ and }) => and([...asked.conditions, ...conditions]))
    .orderBy(order)
    .limit(asked.limit)
    .execute();
}
