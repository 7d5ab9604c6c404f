import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Feature } from '#content/plan-limits.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor, asServiceWithin, readAsActor } from '#server/database/as-actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { isUuid } from '../is-uuid.ts';
import { takeUse } from './usage.ts';

export type RunServices = Pick<AppServices, 'db' | 'now'>;

export type RunTool = 'lyrics' | 'bio' | 'cover' | 'cover-file' | 'vocal';

/** What a run of a tool is asked with. */
type Asked = {
  tool: RunTool;
  /** Of the page that was sent: who sends it twice has one run, and one use. */
  token: string;
  /** What is counted; null where nothing is. */
  counts: { feature: Feature; tier: AccountTier } | null;
  request: object;
  engineVersion: string;
  /** Of what was begun before; another one is drawn where there is none. */
  seed?: number | undefined;
  /** So many of theirs may be on their way at once; another one is refused with `run.many`. */
  mostUnfinished?: number;
};

/** What a tool makes in the request itself, of a request and a seed. */
export type Making = Asked & { make: (seed: number) => object };

/** What a tool makes behind the request: its job is put in the queue by `send`. */
export type Queueing = Asked & { send: (runId: string, db: Kysely<DB>) => Promise<unknown> };

/** Seeds are 32 bits. */
export const drawSeed = (): number => randomInt(2 ** 32);

/**
 * Makes a run and resolves with its id. The use, the result and the run are one transaction: of an engine that fails nothing stays.
 * Rejects with `tool.limit` where no use is left.
 */
export const createRun = (
  services: RunServices,
  actor: UserActor,
  { make, ...asked }: Making,
): Promise<string> =>
  begin(services, actor, { ...asked, state: 'running' }, async (run, db) => {
    const result = JSON.stringify(make(run.seed));
    await db
      .updateTable('tool_runs')
      .set({ state: 'done', result })
      .where('id', '=', run.id)
      .where('user_id', '=', actor.userId)
      .execute();
  });

/**
 * Puts a run in the queue and resolves with its id. The use, the run and its job are one transaction. A run that failed is tried anew
 * when its form is sent again. Rejects with `tool.limit` where no use is left.
 */
export const queueRun = (
  services: RunServices,
  actor: UserActor,
  { send, ...asked }: Queueing,
): Promise<string> =>
  begin(services, actor, { ...asked, state: 'queued' }, (run, db) => send(run.id, db));

/** Begins a run with what makes it, which has the rights of the service; of a form that was sent before it is the run that there is. */
async function begin(
  { db, now }: RunServices,
  actor: UserActor,
  asked: Asked & { state: 'running' | 'queued' },
  work: (run: { id: string; seed: number }, db: Kysely<DB>) => Promise<unknown>,
): Promise<string> {
  const { tool, token, counts, state, seed = drawSeed() } = asked;
  if (!isUuid(token)) throw new AppError('tool.stale-form');
  return asActor(db, actor, async (db) => {
    const at = now();
    const values = {
      ...{ seed, state, request: JSON.stringify(asked.request) },
      ...{ engine_version: asked.engineVersion, created_at: at, updated_at: at },
    };
    // Whoever sends the same form meanwhile waits here, and finds this run.
    const begun = await asServiceWithin(db, actor, () =>
      db
        .insertInto('tool_runs')
        .values({ ...values, user_id: actor.userId, token, tool })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'token'])
            .doUpdateSet({
              ...{ ...values, failure: null, tries: 0, progress: 0 },
              ...{ started_at: null, finished_at: null },
            })
            .where('tool_runs.state', '=', 'failed')
            .where('tool_runs.tool', '=', tool),
        )
        .returning('id')
        .executeTakeFirst(),
    );
    if (!begun) {
      const known = await db
        .selectFrom('tool_runs')
        .select('id')
        .where('user_id', '=', actor.userId)
        .where('token', '=', token)
        .where('tool', '=', tool)
        .executeTakeFirst();
      // The token of a page of another tool.
      if (!known) throw new AppError('tool.stale-form');
      return known.id;
    }
    const { id } = begun;
    // Whoever takes a use holds its count: others of theirs that come at once are counted after this one.
    const window = counts && (await takeUse(db, actor, { ...counts, now: at }));
    await refuseMany(db, actor, asked);
    await asServiceWithin(db, actor, async () => {
      await db
        .updateTable('tool_runs')
        .set({ window_start: window })
        .where('id', '=', id)
        .where('user_id', '=', actor.userId)
        .execute();
      await work({ id, seed }, db);
    });
    return id;
  });
}

async function refuseMany(
  db: ActorDb,
  { userId }: UserActor,
  { tool, mostUnfinished }: Pick<Asked, 'tool' | 'mostUnfinished'>,
): Promise<void> {
  if (mostUnfinished === undefined) return;
  const { count } = await db
    .selectFrom('tool_runs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('tool', '=', tool)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (count > mostUnfinished) throw new AppError('run.many');
}

/** The run of a tool that a page was sent for by now, by its id; null where there is none, or one that failed. */
export async function findRun(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, token }: { tool: RunTool; token: string },
): Promise<string | null> {
  if (!isUuid(token)) throw new AppError('tool.stale-form');
  const [run] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select('id')
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where('state', '<>', 'failed')
      .where('token', '=', token),
  );
  return run?.id ?? null;
}

/** A run; `request` is as it was stored: whoever knows the tool reads it. */
export type RunEntry = { id: string; request: unknown; createdAt: Date };

/** A run in a person's list of them, with the title of a result that has one. */
export type ListedRun = RunEntry & { title: string | null; state: RunState };

/** Where a run is that is made in the background; of any other one is done. */
export type RunState = 'queued' | 'running' | 'done' | 'failed';

export const runsPerPage = 20;

/** Some runs of a tool that were made, or are about to be, the newest first, and how many there are. `page` counts from 1; one that is none is empty. */
export async function listRuns(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, page }: { tool: RunTool; page: number },
): Promise<{ runs: ListedRun[]; count: number }> {
  const rows = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select(['id', 'request', 'created_at as createdAt', 'state'])
      .select(sql<string | null>`result ->> 'title'`.as('title'))
      .select(sql<number>`(count(*) over ())::int`.as('count'))
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where('state', '<>', 'failed')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(runsPerPage)
      .offset((page - 1) * runsPerPage),
  );
  const runs = rows.map(({ id, request, createdAt, title, state }) => ({
    ...{ id, request, createdAt, title, state },
  }));
  return { runs, count: rows[0]?.count ?? 0 };
}

/** So many results of before are looked at, so that the next one says something else. */
const recent = 20;

/** What came of a person's newest runs of a tool. */
export async function recentResults(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  tool: RunTool,
): Promise<unknown[]> {
  const runs = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select('result')
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where('state', '=', 'done')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(recent),
  );
  return runs.map(({ result }) => result);
}

export type Run = RunEntry & {
  result: unknown;
  revision: number;
  seed: number;
  engineVersion: string;
};

/** Rejects with `run.not-found` of a run that is another's, or none. */
export async function readRun(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, id }: { tool: RunTool; id: string },
): Promise<Run> {
  if (!isUuid(id)) throw new AppError('run.not-found');
  const [run] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select(['id', 'request', 'result', 'revision', 'created_at as createdAt', 'seed'])
      .select('engine_version as engineVersion')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where('state', '=', 'done'),
  );
  if (!run) throw new AppError('run.not-found');
  return run;
}

/**
 * Keeps what its person made of a result, over what they saw of it, and resolves with its new revision. Rejects with
 * `run.changed` where it was changed since, in another tab.
 */
export async function changeResult(
  { db, now }: RunServices,
  actor: UserActor,
  { tool, id, revision, result }: { tool: RunTool; id: string; revision: number; result: object },
): Promise<number> {
  if (!isUuid(id)) throw new AppError('run.not-found');
  const changed = await asActor(db, actor, (db) =>
    db
      .updateTable('tool_runs')
      .set({ result: JSON.stringify(result), revision: revision + 1, updated_at: now() })
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .where('state', '=', 'done')
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst(),
  );
  if (changed) return changed.revision;
  await readRun({ db }, actor, { tool, id });
  throw new AppError('run.changed');
}

/** Deletes a run; what it used stays used. */
export async function deleteRun(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  { tool, id }: { tool: RunTool; id: string },
): Promise<void> {
  if (!isUuid(id)) return;
  await asActor(db, actor, (db) =>
    db
      .deleteFrom('tool_runs')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('tool', '=', tool)
      .execute(),
  );
}
