import type { Kysely } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import type { JobRun } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { followSettledProject } from '#server/services/projects/follow-settled-project.ts';
import { addMetadata, type ProjectMetadata } from '#server/services/projects/project.ts';
import { inWordsWhenFull } from '#server/services/files/disk-space.ts';
import { makeCovers } from './make-covers.ts';
import { makeAudioPreview } from './make-audio-preview.ts';
import { type MediaJob, mostTries } from '#server/services/files/media-job.ts';
import { objectsOf, deleteObjects } from '#server/services/files/stored-objects.ts';

type Services = Pick<AppServices, 'db' | 'log' | 'now' | 'projects' | 'storage'>;

const makers = { audio: makeAudioPreview, cover: makeCovers };

/**
 * Makes what a media job asks for and moves the song's project from `processing` to `ready` or `failed`. Rejects when
 * the machine was at fault and the queue should give the job again. A job that is over, or gone, is left as it is.
 */
export async function runMediaJob(
  services: Services,
  _actor: SystemActor,
  { jobId, signal, isStopping }: { jobId: string } & Pick<JobRun, 'isStopping' | 'signal'>,
): Promise<void> {
  const { service } = services.db;
  const job = await claim(service, jobId, services.now());
  if (!job) return quarantineStalledJob(services, jobId);
  try {
    const found = await makers[job.kind](services.storage, job.object_path, signal);
    await settle(services, job, { state: 'done' }, found);
  } catch (caught) {
    const error = inWordsWhenFull(caught);
    if (signal.aborted && isStopping()) {
      // That is no fault of the file.
      await settle(services, job, { state: 'queued', tries: job.tries - 1 });
      throw error;
    }
    const outcome = outcomeOf(error, job.tries);
    await settle(services, job, outcome);
    if (isAppError(error)) return;
    services.log.error({ err: error, jobId, tries: job.tries }, 'media job failed');
    if (outcome.state === 'queued') throw error;
  }
}

/** The job, for this try alone: a worker that was given up for dead finds its number of tries taken. */
function claim(service: Kysely<DB>, jobId: string, at: Date): Promise<MediaJob | undefined> {
  return service
    .updateTable('media_jobs')
    .set(({ eb }) => ({ state: 'running', tries: eb('tries', '+', 1), started_at: at }))
    .where('id', '=', jobId)
    .where('state', 'in', ['queued', 'running'])
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst();
}

/** A file that took its worker with it every time leaves a job that is running, with no tries left. */
async function quarantineStalledJob(services: Services, jobId: string): Promise<void> {
  const job = await services.db.service
    .selectFrom('media_jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (job) await settle(services, job, { state: 'quarantined', failure: 'media.quarantined' });
}

type Outcome = { state: MediaJob['state']; failure?: AppErrorCode; tries?: number };

function outcomeOf(error: unknown, tries: number): Outcome {
  if (isAppError(error) && error.code === 'storage.full') {
    return { state: 'failed', failure: error.code, tries: tries - 1 };
  }
  if (tries >= mostTries) return { state: 'quarantined', failure: 'media.quarantined' };
  return isAppError(error) ? { state: 'failed', failure: error.code } : { state: 'queued' };
}

/** Writes down how a try ended, in the job and in its project, unless the file was replaced or the try taken over. */
async function settle(
  services: Services,
  job: MediaJob,
  { state, failure, tries = job.tries }: Outcome,
  found: ProjectMetadata = {},
): Promise<void> {
  const { service } = services.db;
  const isOver = state !== 'queued';
  const at = services.now();
  const isCurrent = await service.transaction().execute(async (db) => {
    // The project first, as whoever replaces its files does: the other way round, one of both would be refused.
    await db
      .selectFrom('projects')
      .select('id')
      .where('id', '=', job.project_id)
      .forUpdate()
      .execute();
    const settled = await db
      .updateTable('media_jobs')
      .set({ state, tries, failure: failure ?? null, finished_at: isOver ? at : null })
      .where('id', '=', job.id)
      .where('tries', '=', job.tries)
      .where('state', 'in', ['queued', 'running'])
      .returning('id')
      .executeTakeFirst();
    if (!settled || !isOver) return settled !== undefined;
    const outcome = failure && job.kind === 'audio' ? { ...found, failure } : found;
    await db
      .updateTable('projects')
      .set({ metadata: addMetadata(outcome), updated_at: at })
      .where('id', '=', job.project_id)
      .execute();
    if (job.kind === 'audio') {
      const moved = await db
        .updateTable('projects')
        .set({ status: state === 'done' ? 'ready' : 'failed' })
        .where('id', '=', job.project_id)
        .where('status', '=', 'processing')
        .returning('id')
        .executeTakeFirst();
      if (moved) await followSettledProject(services, db, { projectId: job.project_id, at });
    }
    return true;
  });
  if (isCurrent) return;
  const exists = await service
    .selectFrom('media_jobs')
    .select('id')
    .where('id', '=', job.id)
    .executeTakeFirst();
  // The file was replaced meanwhile: what was made of it must not stay behind.
  if (!exists) await deleteObjects(services.storage, objectsOf(job.kind, job.object_path));
}
