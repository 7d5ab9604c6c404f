import { brand } from '#content/brand.ts';
import { briefOf, type CoverMark } from '#packages/cover-art/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { JobRun } from '#server/background/job-queue.ts';
import { type CoverTask, drawCovers, type DrawnCover } from '#server/media/draw-covers.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { deleteObjects } from '#server/services/files/stored-objects.ts';
import {
  claimRun,
  failRun,
  finishRun,
  type HeldRun,
  mostTries,
  noteProgress,
  putRunBack,
} from '#server/services/tools/background-runs.ts';
import { followHold } from '#server/services/tools/follow-hold.ts';
import {
  fileRequestSchema,
  picturePath,
  picturesOf,
  previewSide,
  shortSideOf,
  shown,
  type StoredCovers,
  storedCoversSchema,
  storedRequestSchema,
} from './stored-covers.ts';

type Services = Pick<AppServices, 'covers' | 'db' | 'events' | 'log' | 'now' | 'storage'>;

/** Milliseconds from one word of how far it is to the next: each is written, and read by a page. */
const sayEvery = 300;

/**
 * Draws what a run asks for: its few covers, or a file of one of them. Whoever cancels or deletes it, or takes it over, ends the program
 * that draws. Rejects where this process is at fault and the queue should give the job again; a run that is over is left as it is.
 */
export async function drawRun(
  services: Services,
  _actor: SystemActor,
  { runId, signal, isStopping }: { runId: string } & Pick<JobRun, 'isStopping' | 'signal'>,
): Promise<void> {
  const run = await claimRun(services, runId);
  if (!run) return;
  const given = await taskOf(services, run);
  if (!given) return void (await failRun(services, run, 'run.failed'));
  const { left, unfollow } = await followHold(services, run);
  try {
    // What tries of before stored, whose process was killed before it could say so.
    await deleteObjects(services.storage, picturesOf(run, run.tries - 1));
    const drawn = await withPhoto(services, given.photo, (photo) =>
      drawCovers(
        { ...given.task, photo },
        {
          signal: AbortSignal.any([signal, left]),
          onProgress: progressOf(services, run),
        },
      ),
    );
    await keep(services, run, { drawn, shape: given.shape });
  } catch (error) {
    if (left.aborted) return;
    if (signal.aborted && isStopping()) {
      // That is no fault of the run.
      await putRunBack(services, run);
      throw error;
    }
    services.log.error({ err: error, runId, tries: run.tries }, 'a cover was not drawn');
    if (run.tries < mostTries) throw error;
    await failRun(services, run, 'run.failed');
  } finally {
    unfollow();
  }
}

type Given = {
  task: CoverTask;
  photo: string | null;
  /** What is kept of a run, of where its pictures stand. */
  shape: (drawn: readonly (DrawnCover & { path: string })[]) => object;
};

/** What is to be drawn; null of a file whose cover is gone. */
async function taskOf(services: Services, run: HeldRun): Promise<Given | null> {
  if (run.tool === 'cover') {
    const { form, photo, image, isMarked } = storedRequestSchema.parse(run.request);
    const marks = Array.from({ length: shown }, (_, at) => markOf(services, `${run.id} ${at}`));
    return {
      photo,
      task: {
        ...{ make: 'variations', seed: run.seed, photo: null, side: previewSide },
        ...{
          brief: { ...briefOf(form), hasPhoto: photo !== null, isPhotoSmall: image === 'made' },
          marks: isMarked ? marks : null,
        },
      },
      shape: (drawn): StoredCovers => ({
        covers: drawn.map(({ scene, path }) => ({ scene, path })),
        kept: null,
      }),
    };
  }
  const { of, at, ratio, isMarked, size } = fileRequestSchema.parse(run.request);
  const parent = await services.db.service
    .selectFrom('tool_runs')
    .select(['request', 'result'])
    .where('id', '=', of)
    .where('user_id', '=', run.userId)
    .where('tool', '=', 'cover')
    .where('state', '=', 'done')
    .executeTakeFirst();
  const scene = parent && storedCoversSchema.parse(parent.result).covers[at]?.scene;
  if (!scene) return null;
  const { form, photo, image } = storedRequestSchema.parse(parent.request);
  const { style, palette, params: like } = scene;
  const brief = {
    ...{ ...briefOf(form), style, palette: palette.id, like, ratio },
    isPhotoSmall: image === 'made',
  };
  return {
    // Only what is drawn of it needs it.
    photo: style === 'photo' ? photo : null,
    task: {
      ...{ make: 'file', brief, seed: scene.seed, photo: null, side: shortSideOf(ratio, size) },
      scene: scene.ratio === ratio ? scene : null,
      // As on what was shown: two grids over one picture would each show what the other hides.
      mark: isMarked ? markOf(services, `${of} ${at}`) : null,
    },
    shape: ([file]) => ({ path: file?.path, bytes: file?.file.length }),
  };
}

const markOf = ({ covers }: Services, name: string): CoverMark => ({
  words: brand.name.toUpperCase(),
  phase: covers.markPhase(name),
});

const withPhoto = <Result>(
  { storage }: Services,
  photo: string | null,
  work: (file: string | null) => Promise<Result>,
): Promise<Result> =>
  photo === null ? work(null) : storage.withLocalFile('covers', photo, (file) => work(file));

/** Says how far a run is, now and then; that it cannot be said keeps nothing from being drawn. */
function progressOf(services: Services, run: HeldRun): (progress: number) => void {
  let last = services.now().getTime();
  return (progress) => {
    const at = services.now().getTime();
    if (at - last < sayEvery) return;
    last = at;
    noteProgress(services, run, progress).catch((error: unknown) => {
      services.log.warn({ err: error, runId: run.id }, 'no progress of a run was noted');
    });
  };
}

/** Stores what was drawn, and says so; what nobody waits for any more goes again. */
async function keep(
  services: Services,
  run: HeldRun,
  { drawn, shape }: { drawn: readonly DrawnCover[]; shape: Given['shape'] },
): Promise<void> {
  const { storage } = services;
  const placed = drawn.map((cover, at) => ({
    ...cover,
    path: picturePath(run, run.tries, at),
  }));
  for (const { path, file } of placed) {
    await storage.put('covers', path, file);
  }
  if (await finishRun(services, run, shape(placed))) return;
  await deleteObjects(
    storage,
    placed.map(({ path }) => ({ bucket: 'covers' as const, path })),
  );
}
