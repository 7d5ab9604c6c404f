import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, readAsActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { ownProjects } from './own-projects.ts';
import { type Project, projectColumns, toProject } from './project.ts';

export type RecentDistribution = {
  id: string;
  title: string;
  artistName: string;
  platform: string;
  status: 'pending' | 'uploading' | 'processing' | 'live' | 'failed' | 'removed';
  liveDate: string | null;
};

export type Dashboard = {
  projects: Project[];
  distributions: RecentDistribution[];
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

/** Everything the overview shows of the actor's own. `today` is the person's calendar day. */
export async function readDashboard(
  database: Database,
  actor: UserActor,
  today: string,
): Promise<Dashboard> {
  // One statement, three answers: most of a query's cost is its way to the database and back.
  const [row] = await readAsActor(database, actor, (db) =>
    db
      .selectFrom('projects as own')
      .leftJoin('analytics', 'analytics.project_id', 'own.id')
      .where('own.user_id', '=', actor.userId)
      .where('own.deleted_at', 'is', null)
      .select(({ fn }) => [
        fn.count<number>('own.id').distinct().as('count'),
        sql<number>`coalesce(sum(streams), 0)::bigint`.as('streams'),
        sql<number>`coalesce(sum(revenue), 0)::bigint`.as('revenueMicros'),
        streamsOf(sql`date > ${today}::date - 30 and date <= ${today}::date`).as('recent'),
        streamsOf(sql`date > ${today}::date - 60 and date <= ${today}::date - 30`).as('before'),
        jsonArrayFrom(recentProjects(db, actor)).as('projects'),
        jsonArrayFrom(recentDistributions(db, actor)).as('distributions'),
      ]),
  );
  if (!row) throw new Error('An aggregate without groups has one row');
  const { projects, distributions, count, recent, before, ...sums } = row;
  return {
    projects: projects.map(toProject),
    distributions,
    totals: { projects: count, ...sums, growth: before > 0 ? recent / before - 1 : null },
  };
}

const recentProjects = (db: ActorDb, actor: UserActor) =>
  ownProjects(db, actor).select(projectColumns).orderBy('created_at', 'desc').limit(shown);

const recentDistributions = (db: ActorDb, actor: UserActor) =>
  ownProjects(db, actor)
    .innerJoin('distributions', 'distributions.project_id', 'projects.id')
    .select([
      'distributions.id',
      'projects.title',
      'projects.artist_name as artistName',
      'distributions.platform',
      'distributions.status',
      sql<string | null>`distributions.live_date`.as('liveDate'),
    ])
    .orderBy('distributions.created_at', 'desc')
    .limit(shown);

const streamsOf = (days: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(streams) filter (where ${days}), 0)::bigint`;
