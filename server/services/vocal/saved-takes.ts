import { sql } from 'kysely';
import { z } from 'zod';
import { type SavedTake, storedTakeSchema } from '#packages/vocal/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readRun, runsPerPage } from '#server/services/tools/runs.ts';
import { isUuid } from '../is-uuid.ts';

/** A take that its person saved. */
export type TakeEntry = { id: string; title: string; take: SavedTake; createdAt: Date };

/** What the run of an analysis holds once it was saved; before that, an empty object. */
const storedResultSchema = z.object({ title: z.string(), take: storedTakeSchema });

/**
 * Saves the numbers of a take with the analysis that it came of, which was used up by then; once. Who sends it again has what was saved
 * first. Rejects with `run.not-found`.
 */
export async function saveTake(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  { id, name, take }: { id: string; name: string; take: SavedTake },
): Promise<void> {
  if (!isUuid(id)) throw new AppError('run.not-found');
  const saved = await asActor(db, actor, (db) =>
    db
      .updateTable('tool_runs')
      .set({ result: JSON.stringify({ title: name, take }), updated_at: now() })
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'vocal')
      .where('state', '=', 'done')
      .where(sql<boolean>`result = '{}'`)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!saved) await readTake({ db }, actor, id);
}

/** Some saved takes, the newest first, and how many there are. `page` counts from 1. */
export async function listTakes(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ takes: TakeEntry[]; count: number }> {
  const rows = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select(['id', 'result', 'created_at as createdAt'])
      .select(sql<number>`(count(*) over ())::int`.as('count'))
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'vocal')
      .where('state', '=', 'done')
      .where(sql<boolean>`result <> '{}'`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(runsPerPage)
      .offset((page - 1) * runsPerPage),
  );
  const takes = rows.map(({ id, result, createdAt }) => ({
    ...{ id, createdAt, ...storedResultSchema.parse(result) },
  }));
  return { takes, count: rows[0]?.count ?? 0 };
}

/** Rejects with `run.not-found` of a take that is another's, was not saved, or is none. */
export async function readTake(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<TakeEntry> {
  const run = await readRun(services, actor, { tool: 'vocal', id });
  const stored = storedResultSchema.safeParse(run.result);
  if (!stored.success) throw new AppError('run.not-found');
  return { id: run.id, createdAt: run.createdAt, ...stored.data };
}
