import { sql } from 'kysely';
import { readAsService } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { RunTool } from './runs.ts';

/**
 * What stands in the line of some tools: how many wait or are worked on, how many of them are a person's, how many other people wait,
 * and how long one took of late, in seconds.
 */
export type Line = { waiting: number; own: number; others: number; secondsEach: number };

/** So many of the last ones say how long one takes. */
const lastOnes = 20;

/** Before any was made here. */
const usualSeconds = 3;

/** Reads the line of these tools, as a person stands in it; with `before`, of what came earlier than that alone. */
export async function readLine(
  { db }: Pick<AppServices, 'db'>,
  tools: readonly RunTool[],
  { userId, before }: { userId: string; before?: Date },
): Promise<Line> {
  const isOwn = sql<boolean>`user_id = ${userId}`;
  const [line] = await readAsService(db, (db) =>
    db
      .selectFrom('tool_runs')
      .select(({ fn, selectFrom }) => [
        fn.countAll<number>().as('waiting'),
        fn.countAll<number>().filterWhere(isOwn).as('own'),
        sql<number>`count(distinct user_id) filter (where not ${isOwn})`.as('others'),
        selectFrom((last) =>
          last
            .selectFrom('tool_runs')
            .select(sql<number>`extract(epoch from finished_at - started_at)`.as('seconds'))
            .where('state', '=', 'done')
            .where('finished_at', 'is not', null)
            .where('tool', 'in', tools)
            .orderBy('finished_at', 'desc')
            .limit(lastOnes)
            .as('last'),
        )
          .select(sql<number | null>`avg(seconds)::float`.as('mean'))
          .as('took'),
      ])
      .where('state', 'in', ['queued', 'running'])
      .where('tool', 'in', tools)
      .$if(before !== undefined, (waiting) => waiting.where('created_at', '<', before ?? null)),
  );
  const { waiting = 0, own = 0, others = 0, took } = line ?? {};
  return { waiting, own, others, secondsEach: took ?? usualSeconds };
}
