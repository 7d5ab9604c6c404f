import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, readAsActor } from '#server/database/as-actor.ts';
import { isMissingTable, missingTables } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type Owner, ownProjects } from '../projects/own-projects.ts';
import { type Distribution, ownDistributions, toDistribution } from './own-distributions.ts';

export const songsPerPage = 10;

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

/** A song with all its distributions: what can be heard, and what failed, stands first. */
export type DistributedSong = Pick<Distribution, 'projectId' | 'title' | 'artistName'> & {
  distributions: FollowedDistribution[];
};

/**
 * One page of the actor's songs that have distributions, the one with the newest first, and how many there are. `page`
 * counts from 1.
 */
export async function listDistributions(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ songs: DistributedSong[]; count: number }> {
  try {
    const [row] = await readAsActor(db, actor, (db) =>
      db.selectNoFrom((columns) => [
        jsonArrayFrom(
          followed(db, actor).where('projects.id', 'in', songsOfPage(db, actor, page)),
        ).as('distributions'),
        columns
          .selectFrom(ownDistributions(db, actor).as('own'))
          .select(({ fn }) => fn.count<number>('own.projectId').distinct().as('count'))
          .as('count'),
      ]),
    );
    const distributions = (row?.distributions ?? []).map(({ history, ...one }) => ({
      ...toDistribution(one),
      history,
    }));
    return { songs: bySong(distributions), count: row?.count ?? 0 };
  } catch (error) {
    // Without the tables there are none; without that of projects, the person is notified.
    const missing = isMissingTable(error) ? await missingTables(db.servicePool) : [];
    const isWithout = missing.includes('distributions') || missing.includes('distribution_entries');
    if (!isWithout || missing.includes('projects')) throw error;
    return { songs: [], count: 0 };
  }
}

const songsOfPage = (db: ActorDb, owner: Owner, page: number) =>
  ownProjects(db, owner)
    .innerJoin('distributions', 'distributions.project_id', 'projects.id')
    .select('projects.id')
    .groupBy('projects.id')
    .orderBy(({ fn }) => fn.max('distributions.created_at'), 'desc')
    .orderBy('projects.id')
    .limit(songsPerPage)
    .offset((page - 1) * songsPerPage);

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

/** In which order a song's are read. */
const order = ['live', 'failed', 'processing', 'uploading', 'pending', 'removed'];

function bySong(distributions: readonly FollowedDistribution[]): DistributedSong[] {
  const songs = new Map<string, DistributedSong>();
  for (const one of distributions) {
    const { projectId, title, artistName } = one;
    const song = songs.get(projectId) ?? { projectId, title, artistName, distributions: [] };
    song.distributions.push(one);
    songs.set(projectId, song);
  }
  for (const song of songs.values())
    song.distributions.sort(
      (one, other) => order.indexOf(one.status) - order.indexOf(other.status),
    );
  return [...songs.values()];
}
