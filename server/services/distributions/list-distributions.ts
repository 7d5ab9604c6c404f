import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, readAsActor } from '#server/database/as-actor.ts';
import { isMissingTable, missingTables } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Owner } from '../projects/own-projects.ts';
import { type Distribution, ownDistributions, toDistribution } from './own-distributions.ts';

export const distributionsPerPage = 20;

/** A status that a distribution came to, and what was said about it. */
export type PastStatus = {
  id: string;
  at: string;
  status: Distribution['status'];
  note: string | null;
};

export type FollowedDistribution = Distribution & {
  /** The newest first, without the request that it began with. */
  history: PastStatus[];
};

/** One page of the actor's distributions and how many there are. `page` counts from 1. */
export async function listDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ distributions: FollowedDistribution[]; count: number }> {
  try {
    const [row] = await readAsActor(db, actor, (db) =>
      db.selectNoFrom((columns) => [
        jsonArrayFrom(
          followed(db, actor)
            .limit(distributionsPerPage)
            .offset((page - 1) * distributionsPerPage),
        ).as('distributions'),
        columns
          .selectFrom(ownDistributions(db, actor).as('own'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('count'),
      ]),
    );
    const distributions = (row?.distributions ?? []).map(({ history, ...one }) => ({
      ...toDistribution(one),
      history,
    }));
    return { distributions, count: row?.count ?? 0 };
  } catch (error) {
    // Without the tables there are none; without that of projects, the person is notified.
    const missing = isMissingTable(error) ? await missingTables(db.servicePool) : [];
    const isWithout = missing.includes('distributions') || missing.includes('distribution_entries');
    if (!isWithout || missing.includes('projects')) throw error;
    return { distributions: [], count: 0 };
  }
}

const followed = (db: ActorDb, owner: Owner) =>
  ownDistributions(db, owner).select((columns) =>
    jsonArrayFrom(
      columns
        .selectFrom('distribution_entries as entry')
        .select([
          'entry.id',
          sql<string>`entry.at`.as('at'),
          sql<Distribution['status']>`entry.after`.as('status'),
          'entry.body as note',
        ])
        .whereRef('entry.distribution_id', '=', 'distributions.id')
        .where('entry.kind', '=', 'status')
        .orderBy('entry.at', 'desc')
        .orderBy('entry.id', 'desc'),
    ).as('history'),
  );
