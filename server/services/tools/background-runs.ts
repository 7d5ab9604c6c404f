import { type Kysely, sql } from 'kysely';
import type { SystemActor, UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { drawSeed, type RunTool } from './runs.ts';
import { type CountedTool, giveBack } from './usage.ts';

/** After this many tries without a result a run has failed: it would only go on to take a worker down. */
export const mostTries = 3;

/** A run, in the one try that holds it: its number, and the seed, which another request of the same run draws anew. */
export type HeldRun = {
  id: string;
  userId: string;
  tool: RunTool;
  seed: number;
  request: unknown;
  tries: number;
};

/** A run for this try alone, which ends all those before; null of one that is over, or gone. One that was tried too often fails. */
export async function claimRun(
  services: Pick<AppServices, 'db' | 'now'>,
  id: string,
): Promise<HeldRun | null> {
  const at = services.now();
  const held = await services.db.service
    .updateTable('tool_runs')
    .set(({ eb }) => ({
      ...{ state: 'running', tries: eb('tries', '+', 1), progress: 0, started_at: at },
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where('tries', '<', mostTries)
    .returning(['id', 'user_id as userId', 'tool', 'seed', 'request', 'tries'])
    .executeTakeFirst();
  if (held) return held;
  await fail(services, { id }, 'run.failed');
  return null;
}

/** Says how far a run is, in hundredths; of one that another try has taken over, nothing. */
export async function noteProgress(
  { db }: Pick<AppServices, 'db'>,
  { id, tries, seed }: HeldRun,
  progress: number,
): Promise<void> {
  await db.service
    .updateTable('tool_runs')
    .set({ progress })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('seed', '=', seed)
    .where('state', '=', 'running')
    .execute();
}

/** Whether a try still holds its run: nobody cancelled, deleted or took it over. */
export async function isHeld(
  { db }: Pick<AppServices, 'db'>,
  { id, tries, seed }: HeldRun,
): Promise<boolean> {
  const held = await db.service
    .selectFrom('tool_runs')
    .select('id')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('seed', '=', seed)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return held !== undefined;
}

/** Keeps what came of a run; resolves with false where it was cancelled, deleted, or taken over meanwhile. */
export async function finishRun(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { id, tries, seed }: HeldRun,
  result: object,
): Promise<boolean> {
  const at = now();
  const done = await db.service
    .updateTable('tool_runs')
    .set({ state: 'done', progress: 100, result: JSON.stringify(result) })
    .set({ finished_at: at, updated_at: at })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('seed', '=', seed)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

/** Gives a run back to the queue, as if this try had not been: what ends it is this process, and no fault of the run's. */
export async function putRunBack(
  { db }: Pick<AppServices, 'db'>,
  { id, tries, seed }: HeldRun,
): Promise<void> {
  await db.service
    .updateTable('tool_runs')
    .set({ state: 'queued', tries: tries - 1, progress: 0 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('seed', '=', seed)
    .where('state', '=', 'running')
    .execute();
}

/**
 * Adds what one step of a run came to to what the run was asked with, and puts it in the queue for its next step, whose job is sent by
 * `send`; in one transaction. The seed is drawn anew, so that no try of before holds the run, and the tries begin at the first. Resolves
 * with false where it was cancelled, deleted, or taken over meanwhile: then nothing is sent.
 */
export const passRunOn = (
  { db }: Pick<AppServices, 'db'>,
  { id, tries, seed }: HeldRun,
  {
    send,
    ...step
  }: {
    request: object;
    /** Where something had a part in it that had none before. */
    engineVersion?: string;
    send: (db: Kysely<DB>) => Promise<unknown>;
  },
): Promise<boolean> =>
  db.service.transaction().execute(async (db) => {
    const passed = await db
      .updateTable('tool_runs')
      .set({ state: 'queued', tries: 0, progress: 0, seed: drawSeed() })
      .set({ request: sql`request || ${JSON.stringify(step.request)}::jsonb` })
      .$if(step.engineVersion !== undefined, (run) =>
        run.set({ engine_version: step.engineVersion ?? '' }),
      )
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('seed', '=', seed)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (passed) await send(db);
    return passed !== undefined;
  });

/** Ends a run that came to nothing, and gives its use back. */
export const failRun = (
  services: Pick<AppServices, 'db' | 'now'>,
  { id, tries, seed }: HeldRun,
  failure: AppErrorCode,
): Promise<boolean> => fail(services, { id, tries, seed }, failure);

/** Ends a run that its person does not wait for any more, or that came to nothing on their device, and gives its use back; whoever works on it hears of it. */
export async function cancelRun(
  services: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  { tool, id, failure = 'run.cancelled' }: { tool: RunTool; id: string; failure?: AppErrorCode },
): Promise<void> {
  if (!isUuid(id)) throw new AppError('run.not-found');
  await fail(services, { id, tool, user_id: userId }, failure);
}

const hour = 60 * 60 * 1000;

/** Ends the runs that nobody finished within an hour: their jobs were lost. Resolves with how many they were. */
export async function expireRuns(
  services: Pick<AppServices, 'db' | 'now'>,
  _actor: SystemActor,
): Promise<number> {
  const before = new Date(services.now().getTime() - hour);
  const lost = await services.db.service
    .selectFrom('tool_runs')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('created_at', '<', before)
    .execute();
  let count = 0;
  for (const run of lost) if (await fail(services, run, 'run.failed')) count += 1;
  return count;
}

/** Which run, and what has to be true of it still. */
type Which = { id: string; tries?: number; seed?: number; tool?: RunTool; user_id?: string };

/** Ends a run that is not over, and gives back what it used, in one transaction; resolves with whether it did. */
async function fail(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { id, ...rest }: Which,
  failure: AppErrorCode,
): Promise<boolean> {
  const at = now();
  return db.service.transaction().execute(async (db) => {
    const failed = await db
      .updateTable('tool_runs')
      .set({ state: 'failed', failure, finished_at: at, updated_at: at })
      .where('id', '=', id)
      .where(({ and }) => and(rest))
      .where('state', 'in', ['queued', 'running'])
      .returning(['user_id as userId', 'tool', 'window_start as window'])
      .executeTakeFirst();
    if (!failed) return false;
    const { userId, tool, window } = failed;
    // What is not counted has no window.
    if (window !== null) await giveBack(db, { userId, tool: tool as CountedTool, window });
    return true;
  });
}
