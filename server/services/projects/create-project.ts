import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import { queueMediaJob } from '#server/services/media/media-job.ts';
import { lockOwnProject } from './own-projects.ts';
import type { ProjectId } from './project-id.ts';

/**
 * The wizard's last step: the draft, with its audio stored, goes to the background job that makes it playable.
 * Saying it twice does it once.
 */
export function createProject(
  { db: { actors }, jobs }: { db: Database; jobs: JobQueue },
  actor: UserActor,
  projectId: ProjectId,
): Promise<void> {
  return asActor(actors, actor, async (db) => {
    const { status, audio: objectPath } = await lockOwnProject(db, actor, projectId);
    if (status !== 'draft') return;
    if (!objectPath) throw new AppError('upload.incomplete');
    await db
      .updateTable('projects')
      .set({ status: 'processing', updated_at: new Date() })
      .where('id', '=', projectId)
      .execute();
    await asServiceWithin(db, actor, () =>
      queueMediaJob(jobs, db, { projectId, kind: 'audio', objectPath }),
    );
  });
}
