import type { Selectable, Transaction } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { queueMediaJob } from '#server/services/files/media-job.ts';
import { addMetadata, type ProjectMetadata } from '#server/services/projects/project.ts';
import { openToFiles } from './open-to-files.ts';

/**
 * Makes a stored file its project's audio or cover, asks for what pages need of it, and deletes the file whose place it
 * took: its path is returned. A draft stays one, whatever is made of its audio.
 */
export async function attachFile(
  db: Transaction<DB>,
  { jobs, now }: Pick<AppServices, 'jobs' | 'now'>,
  upload: Selectable<DB['uploads']>,
  found: ProjectMetadata,
): Promise<string | null> {
  const { kind, object_path: objectPath, project_id: projectId } = upload;
  const project = await db
    .selectFrom('projects')
    .select(['status', 'audio_file_url as audio', 'cover_image_url as cover'])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw new AppError('project.not-found');
  if (!openToFiles(project.status, kind)) throw new AppError('project.closed');

  const at = now();
  const replaced = project[kind];
  if (replaced) {
    await db.deleteFrom('uploads').where('object_path', '=', replaced).execute();
    await db.deleteFrom('media_jobs').where('object_path', '=', replaced).execute();
  }
  await db
    .updateTable('projects')
    .set(
      kind === 'cover'
        ? { cover_image_url: objectPath, metadata: addMetadata({ ...found, coverComplete: false }) }
        : {
            audio_file_url: objectPath,
            rights_declared_at: upload.created_at,
            metadata: addMetadata({
              ...found,
              preview: undefined,
              peaks: undefined,
              failure: undefined,
            }),
            status: project.status === 'draft' ? 'draft' : 'processing',
          },
    )
    .set({ updated_at: at })
    .where('id', '=', projectId)
    .execute();
  await queueMediaJob(jobs, db, { projectId, kind, objectPath, at });
  return replaced;
}
