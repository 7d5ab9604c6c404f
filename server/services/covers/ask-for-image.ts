import { imagePrompt } from '#packages/cover-art/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { JobRun } from '#server/background/job-queue.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { deleteObjects } from '#server/services/files/stored-objects.ts';
import {
  claimRun,
  type HeldRun,
  passRunOn,
  putRunBack,
} from '#server/services/tools/background-runs.ts';
import { followHold } from '#server/services/tools/follow-hold.ts';
import { keepPicture } from './store-photo.ts';
import { engineOf, type StoredRequest, storedRequestSchema } from './stored-covers.ts';

type Services = Pick<AppServices, 'covers' | 'db' | 'events' | 'jobs' | 'log' | 'now' | 'storage'>;

/** A process that dies while it waits may have been charged: a run asks so often, and is drawn without a picture then. */
const mostAsked = 2;

/**
 * Asks the image model for the picture that a run wants, and puts the run in the line of those that are drawn: with it, or without where
 * the model has none, whyever. Whoever cancels or deletes the run, or takes it over, ends the request. Rejects where the queue should
 * give the job again.
 */
export async function askForImage(
  services: Services,
  _actor: SystemActor,
  { runId, signal, isStopping }: { runId: string } & Pick<JobRun, 'isStopping' | 'signal'>,
): Promise<void> {
  const run = await claimRun(services, runId);
  if (!run) return;
  const request = storedRequestSchema.parse(run.request);
  // A job that came twice: the picture is there by now, or is known to be missing.
  if (request.image !== 'asked') return void (await passOn(services, run, {}));
  const { left, unfollow } = await followHold(services, run);
  try {
    const photo = await photoOf(services, run, {
      ...{ request, signal: AbortSignal.any([signal, left]) },
    });
    // It may be taken over after its picture was kept, too.
    if (left.aborted) return await drop(services, photo);
    if (signal.aborted) {
      // That is no fault of the run.
      if (isStopping()) await putRunBack(services, run);
      signal.throwIfAborted();
    }
    const model = services.covers.imageModel?.name ?? null;
    if (photo === null) return void (await passOn(services, run, { image: 'missing' }));
    if (await passOn(services, run, { image: 'made', photo }, engineOf(model))) return;
    await drop(services, photo);
  } finally {
    unfollow();
  }
}

/** Deletes a picture that nobody waits for any more. */
const drop = async (
  { storage }: Pick<Services, 'storage'>,
  photo: string | null,
): Promise<void> => {
  if (photo !== null) await deleteObjects(storage, [{ bucket: 'covers', path: photo }]);
};

const passOn = (
  services: Services,
  run: HeldRun,
  request: Partial<Pick<StoredRequest, 'image' | 'photo'>>,
  engineVersion?: string,
): Promise<boolean> =>
  passRunOn(services, run, {
    ...{ request, ...(engineVersion !== undefined && { engineVersion }) },
    send: (db) => services.jobs.send('draw-covers', { runId: run.id, userId: run.userId }, db),
  });

/** Where the picture stands that the model made for a run; null where there is none, and the log says why. */
async function photoOf(
  services: Services,
  run: HeldRun,
  { request, signal }: { request: StoredRequest; signal: AbortSignal },
): Promise<string | null> {
  const { imageModel: model } = services.covers;
  const { log } = services;
  try {
    // A process without the model took the job of one that has it.
    if (!model) throw new Error('no image model is set up in this process');
    if (run.tries > mostAsked) throw new Error('this process, or one before, died while it waited');
    const picture = await model.draw(imagePrompt(request.form), { signal });
    return await keepPicture(services, run.userId, picture);
  } catch (error) {
    if (!signal.aborted)
      log.warn({ err: error, model: model?.name, runId: run.id }, 'image model gave no picture');
    return null;
  }
}
