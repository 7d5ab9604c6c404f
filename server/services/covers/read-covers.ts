import { isAppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import {
  type BackgroundRun,
  listRunsOf,
  readBackgroundRun,
} from '#server/services/tools/read-background-runs.ts';
import { listRuns, type RunState } from '#server/services/tools/runs.ts';
import { modelOf } from '#server/services/tools/engine-version.ts';
import { readLine } from '#server/services/tools/waiting-runs.ts';
import {
  coverTools,
  type FileRequest,
  fileRequestSchema,
  type StoredCovers,
  storedCoversSchema,
  storedFileSchema,
  type StoredRequest,
  storedRequestSchema,
} from './stored-covers.ts';

/** Covers in a person's list of theirs. */
export type CoverEntry = { id: string; request: StoredRequest; createdAt: Date; state: RunState };

/** A file of a cover that is kept: asked for, on its way, or there. */
export type CoverFile = FileRequest & { id: string; bytes: number | null } & Pick<
    BackgroundRun,
    'state' | 'progress' | 'failure'
  >;

export type CoverRun = Pick<
  BackgroundRun,
  'id' | 'state' | 'progress' | 'failure' | 'revision' | 'createdAt'
> & {
  request: StoredRequest;
  /** Null until they are drawn. */
  result: StoredCovers | null;
  /** The image model whose picture is in some of them; null where there is none. */
  model: string | null;
};

/** A page of a person's covers, the newest first, and how many there are. */
export async function listCovers(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ covers: CoverEntry[]; count: number }> {
  const { runs, count } = await listRuns(services, actor, { tool: 'cover', page });
  const covers = runs.map(({ id, request, createdAt, state }) => ({
    ...{ id, createdAt, state },
    request: storedRequestSchema.parse(request),
  }));
  return { covers, count };
}

/** Rejects with `run.not-found` of covers that are another's, or none. */
export async function readCovers(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<CoverRun> {
  const { request, result, engineVersion, ...run } = await readBackgroundRun(services, actor, {
    ...{ tool: 'cover', id },
  });
  return {
    ...run,
    request: storedRequestSchema.parse(request),
    model: modelOf(engineVersion),
    result: result === null ? null : storedCoversSchema.parse(result),
  };
}

/** The same, or null where there are none of theirs. */
export const findCovers = (
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<CoverRun | null> => readCovers(services, actor, id).catch(noneOfTheirs);

export function noneOfTheirs(error: unknown): null {
  if (isAppError(error) && error.code === 'run.not-found') return null;
  throw error;
}

/** The files that were asked for of the covers of a run. */
export async function listCoverFiles(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  of: string,
): Promise<CoverFile[]> {
  const runs = await listRunsOf(services, actor, { tool: 'cover-file', of });
  return runs.map(({ id, request, result, state, progress, failure }) => ({
    ...fileRequestSchema.parse(request),
    ...{ id, state, progress, failure },
    bytes: result === null ? null : storedFileSchema.parse(result).bytes,
  }));
}

/** How many runs are drawn before one of a person: their own that came earlier, and one of everybody else who did. */
export async function countBefore(
  services: Pick<AppServices, 'db'>,
  { userId }: UserActor,
  { createdAt }: Pick<CoverRun, 'createdAt'>,
): Promise<number> {
  const { own, others } = await readLine(services, coverTools, { userId, before: createdAt });
  return own + others;
}
