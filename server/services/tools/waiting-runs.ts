import { sql } from 'kysely';
import { readAsService } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { RunTool } from './runs.ts';

/** What stands in the line of some tools: how many wait or are worked on, and how long one took of late, in seconds. */
export type Line = { waiting: number; secondsEach: number };

/** So many of the last ones say how long one takes. */
const lastOnes = 20;

/** Before any was made here. */
const usualSeconds = 3;

/** Reads the line of these tools; with `before`, of those who came earlier than that alone. */
export async function readLine(
  { db }: Pick<AppServices, 'db'>,
  tools: readonly RunTool[],
  before?: Date,
): Promise<Line> {
  const [row] = await readAsService(db, (db) =>
    db.selectNoFrom((one) => [
      one
        .selectFrom('tool_runs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', 'in', ['queued', 'running'])
        .where('tool', 'in', tools)
        .$if(before !== undefined, (waiting) => waiting.where('created_at', '<', before ?? null))
        .as('waiting'),
      one
        .selectFrom((last) =>
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
        .as('secondsEach'),
    ]),
  );
  return { waiting: row?.waiting ?? 0, secondsEach: row?.secondsEach ?? usualSeconds };
}
