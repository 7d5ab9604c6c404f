import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { NextStep } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, readAsActor } from '#server/database/as-actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Database } from '#server/database/database.ts';
import { isMissingTable } from '#server/database/missing-tables.ts';
import type { AppServices } from '#server/services/app-services.ts';
import {
  type Distribution,
  type OwnDistribution,
  ownDistributions,
  toDistribution,
} from '#server/services/distributions/own-distributions.ts';
import { type Owner, ownProjects } from '#server/services/projects/own-projects.ts';
import { type Project, projectColumns, toProject } from '#server/services/projects/project.ts';
import { readNextStep, songSituations, type StepSong } from './song-situations.ts';

export type Dashboard = {
  nextStep: NextStep<StepSong>;
  projects: Project[];
  distributions: Distribution[];
  totals: {
    projects: number;
    streams: number;
    /** Millionths of a US dollar. */
    revenueMicros: number;
    /** Streams of the last 30 days over those of the 30 before, minus one; null without a month to compare with. */
    growth: number | null;
  };
};

const shown = 5;

/**
 * Everything the overview shows of the actor's own. `today` is the person's calendar day. A missing table of
 * distributions is the same as none of them.
 */
export async function readDashboard(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  today: string,
): Promise<Dashboard> {
  try {
    return await readAtOnce(overview, db, actor, today);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    // Any other table that is missing is missed again.
    return readAtOnce(overviewWithoutDistributions, db, actor, today);
  }
}

async function readAtOnce(
  statement: typeof overview,
  db: Database,
  actor: UserActor,
  today: string,
): Promise<Dashboard> {
  const { userId } = actor;
  const [row] = await readAsActor(db, actor, (db) => statement(db, { userId, today }));
  if (!row) throw new Error('An aggregate without groups has one row');
  const { situations, projects, distributions, count, recent, before, ...sums } = row;
  return {
    nextStep: readNextStep(situations),
    projects: projects.map(toProject),
    distributions: distributions.map(toDistribution),
    totals: { projects: count, ...sums, growth: before > 0 ? recent / before - 1 : null },
  };
}

/** One statement, four responses: most of a query's cost is its way to the database and back. */
const overviewWith = (
  recentDistributions: (db: ActorDb, owner: Owner) => RawBuilder<OwnDistribution[]>,
) =>
  compileOnce(['userId', 'today'], (db: ActorDb, { userId, today }) =>
    db
      .selectFrom('projects as own')
      .leftJoin('analytics', 'analytics.project_id', 'own.id')
      .where('own.user_id', '=', userId)
      .where('own.deleted_at', 'is', null)
      .select(({ fn }) => [
        fn.count<number>('own.id').distinct().as('count'),
        sql<number>`coalesce(sum(streams), 0)::bigint`.as('streams'),
        sql<number>`coalesce(sum(revenue), 0)::bigint`.as('revenueMicros'),
        streamsOf(sql`date > ${today}::date - 30 and date <= ${today}::date`).as('recent'),
        streamsOf(sql`date > ${today}::date - 60 and date <= ${today}::date - 30`).as('before'),
        jsonArrayFrom(recentProjects(db, { userId })).as('projects'),
        recentDistributions(db, { userId }).as('distributions'),
        jsonArrayFrom(songSituations(db, { userId })).as('situations'),
      ]),
  );

const overview = overviewWith((db, owner) =>
  jsonArrayFrom(ownDistributions(db, owner, true).limit(shown)),
);
const overviewWithoutDistributions = overviewWith(() => sql<OwnDistribution[]>`'[]'::json`);

const recentProjects = (db: ActorDb, owner: Owner) =>
  ownProjects(db, owner).select(projectColumns).orderBy('created_at', 'desc').limit(shown);

const streamsOf = (days: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(streams) filter (where ${days}), 0)::bigint`;
