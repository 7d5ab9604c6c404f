import type { Ratio } from '#packages/cover-art/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { changeResult, queueRun } from '#server/services/tools/runs.ts';
import { requireRoomInLine } from './create-covers.ts';
import { readCovers } from './read-covers.ts';
import { engineOf, type FileRequest, hasRatio, termsOf, tokenOfFile } from './stored-covers.ts';

type CoverServices = Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now'>;

/** Keeps one of the covers of a run, from 0, and asks for its file. Rejects with `run.not-found`, `run.changed` and as `requestFile`. */
export async function keepCover(
  services: CoverServices,
  actor: SessionActor,
  { id, at }: { id: string; at: number },
): Promise<void> {
  const { result, revision, request } = await readCovers(services, actor, id);
  if (!result?.covers[at]) throw new AppError('run.not-found');
  if (result.kept !== at)
    await changeResult(services, actor, {
      ...{ tool: 'cover', id, revision },
      result: { ...result, kept: at },
    });
  // What it was asked in may have come with a plan that ended since.
  const { aspectRatio } = request.form;
  const ratio = hasRatio(actor.session.tier, aspectRatio) ? aspectRatio : '1:1';
  await requestFile(services, actor, { id, ratio });
}

/**
 * Asks for the file of the cover that is kept, in a ratio, as the account of its person has it now; it is no run that counts. One that
 * was asked for before is there already. Rejects with `cover.not-kept`, `cover.ratio-locked`, `cover.busy` and `rate.limited`.
 */
export async function requestFile(
  services: CoverServices,
  actor: SessionActor,
  { id, ratio }: { id: string; ratio: Ratio },
): Promise<void> {
  const { tier } = actor.session;
  if (!hasRatio(tier, ratio)) throw new AppError('cover.ratio-locked');
  const { result, model } = await readCovers(services, actor, id);
  if (typeof result?.kept !== 'number') throw new AppError('cover.not-kept');
  await requireRoomInLine(services, actor);
  await services.limits.consume('coverFiles', actor.userId);
  const request: FileRequest = { of: id, at: result.kept, ratio, ...termsOf(tier) };
  await queueRun(services, actor, {
    ...{ tool: 'cover-file', token: tokenOfFile(request), counts: null, request },
    engineVersion: engineOf(result.covers[result.kept]?.scene.style === 'photo' ? model : null),
    send: (runId, db) => services.jobs.send('draw-covers', { runId, userId: actor.userId }, db),
  });
}
