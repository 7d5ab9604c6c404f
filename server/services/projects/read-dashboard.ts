import { type RawBuilder, sql } from 'kysely';
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
    const sums = await db
      .selectFrom('projects')
      .leftJoin('analytics', 'analytics.project_id', 'projects.id')
      .select(({ fn }) => [
        fn.count<number>('projects.id').distinct().as('projects'),
        sql<number>`coalesce(sum(streams), 0)::bigint`.as('streams'),
        sql<number>`coalesce(sum(revenue), 0)::bigint`.as('revenueMicros'),
        streamsOf(sql`date > ${today}::date - 30 and date <= ${today}::date`).as('recent'),
        streamsOf(sql`date > ${today}::date - 60 and date <= ${today}::date - 30`).as('before'),
      ])
      .where('projects.user_id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    const { recent, before, ...totals } = sums;
    return {
      projects: projects.map(toProject),
      distributions: distributions.map((row) => ({
        ...row,
        liveDate: row.liveDate?.toISOString() ?? null,
      })),
      totals: { ...totals, growth: before > 0 ? recent / before - 1 : null },
    };
  });
}

const streamsOf = (days: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(streams) filter (where ${days}), 0)::bigint`;
