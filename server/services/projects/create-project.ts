import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { queueMediaJob } from '#server/services/files/media-job.ts';
import { followSettledProject, type SettlingServices } from './follow-settled-project.ts';
import { lockOwnProject } from './own-projects.ts';
import type { ProjectId } from './project-id.ts';

type CreationServices = Pick<AppServices, 'db' | 'jobs' | 'now'> & SettlingServices;

/**
 * The wizard's last step: the draft, with its audio stored, is a project, ready as soon as its audio can be played.
 * Rejects with the reason when that audio has failed. Saying it twice does it once.
 */
export function createProject(
  services: CreationServices,
  actor: UserActor,
  projectId: ProjectId,
): Promise<void> {
  return asActor(services.db, actor, async (db) => {
    // Whoever settles its job waits for this row: the job stays as it is here until the project is created.
    const { status, audio: objectPath } = await lockOwnProject(db, actor, projectId);
    if (status !== 'draft') return;
    if (!objectPath) throw new AppError('upload.incomplete');
    const job = await db
      .selectFrom('media_jobs')
      .select(['state', 'failure'])
      .where('object_path', '=', objectPath)
      .executeTakeFirst();
    if (job?.failure) throw new AppError(job.failure as AppErrorCode);
    const at = services.now();
    await db
      .updateTable('projects')
      .set({ status: job?.state === 'done' ? 'ready' : 'processing', updated_at: at })
      .where('id', '=', projectId)
      .execute();
    await asServiceWithin(db, actor, async () => {
      if (job?.state === 'done') await followSettledProject(services, db, { projectId, at });
      // Audio that was stored before it was processed at once.
      if (!job)
        await queueMediaJob(services.jobs, db, { projectId, kind: 'audio', objectPath, at });
    });
  });
}
