import { sql } from 'kysely';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
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
export function readDashboard(
  { actors }: Database,
  actor: UserActor,
  today: string,
): Promise<Dashboard> {
  return asActor(actors, actor, async (db) => {
    const projects = await db
      .selectFrom('projects')
      .select(projectColumns)
      .where('user_id', '=', actor.userId)
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute();
    const distributions = await db
      .selectFrom('distributions')
      .innerJoin('projects', 'projects.id', 'distributions.project_id')
      .select([
        'distributions.id',
        'projects.title',
        'projects.artist_name as artistName',
        'distributions.platform',
        'distributions.status',
        'distributions.live_date as liveDate',
      ])
      .where('projects.user_id', '=', actor.userId)
      .orderBy('distributions.created_at', 'desc')
      .limit(shown)
      .execute();
    const totals = await db
      .selectFrom('projects')
      .leftJoin('analytics', 'analytics.project_id', 'projects.id')
      .select(({ fn }) => [
        fn.count<number>('projects.id').distinct().as('projects'),
        fn.coalesce(fn.sum<number>('analytics.streams'), sql<number>`0`).as('streams'),
        fn.coalesce(fn.sum<number>('analytics.revenue'), sql<number>`0`).as('revenue'),
        sql<number>`coalesce(sum(streams) filter (where date > ${today}::date - 30 and date <= ${today}::date), 0)`.as('recent'),
        sql<number>`coalesce(sum(streams) filter (where date > ${today}::date - 60 and date <= ${today}::date - 30), 0)`.as('before'),
      ])
      .where('projects.user_id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    const [recent, before] = [Number(totals.recent), Number(totals.before)];
    return {
      projects: projects.map(toProject),
      distributions: distributions.map((row) => ({
        ...row,
        liveDate: row.liveDate?.toISOString() ?? null,
      })),
      totals: {
        projects: totals.projects,
        streams: Number(totals.streams),
        revenueMicros: Number(totals.revenue),
        growth: before > 0 ? recent / before - 1 : null,
      },
    };
  });
}
