import type { Kysely, Selectable } from 'kysely';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import type { MediaKind } from './stored-objects.ts';

export type MediaJob = Selectable<DB['media_jobs']>;

/** After this many starts without a result a file is put aside: it would only go on to take a worker down. */
export const mostTries = 3;

/**
 * Asks for what pages need of a stored file: the preview and the waveform of a song, the sizes of a cover. `db` is a
 * transaction with the service's rights: the job exists when it commits.
 */
export async function queueMediaJob(
  jobs: JobQueue,
  db: Kysely<DB>,
  file: { projectId: string; kind: MediaKind; objectPath: string; at: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('media_jobs')
    .values({
      ...{ project_id: file.projectId, kind: file.kind, object_path: file.objectPath },
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send('process-media', { jobId: id }, db);
}
