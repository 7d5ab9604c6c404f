import { sql } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { isUuid } from '../is-uuid.ts';
import type { Run, RunState, RunTool } from './runs.ts';

/** A run that may not be over. */
export type BackgroundRun = Run & {
  state: RunState;
  /** In hundredths of the work. */
  progress: number;
  /** Of one that failed, why. */
  failure: AppErrorCode | null;
};

const columns = [
  ...(['id', 'request', 'result', 'revision', 'created_at as createdAt', 'seed'] as const),
  ...(['engine_version as engineVersion', 'state', 'progress', 'failure'] as const),
] as const;

/** Rejects with `run.not-found` of a run that is another's, or none. */
export async function readBackgroundRun(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, id }: { tool: RunTool; id: string },
): Promise<BackgroundRun> {
  if (!isUuid(id)) throw new AppError('run.not-found');
  const [run] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool),
  );
  if (!run) throw new AppError('run.not-found');
  return toRun(run);
}

/** The runs of a tool that were made of another one, whose id their requests name as `of`; the oldest first. */
export async function listRunsOf(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, of }: { tool: RunTool; of: string },
): Promise<BackgroundRun[]> {
  const runs = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select(columns)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where(sql`request ->> 'of'`, '=', of)
      .orderBy('created_at')
      .orderBy('id'),
  );
  return runs.map(toRun);
}

// What the columns allow is in a check of the table.
const toRun = (row: Run & { state: string; progress: number; failure: string | null }) =>
  row as BackgroundRun;
