import type { UserActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { lockOwnProject } from '#server/services/projects/own-projects.ts';
import { addMetadata } from '#server/services/projects/project.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';

/** Tries the actor's failed media job again. Saying it twice does it once; a file that was put aside stays aside. */
export function retryMediaJob(
  { db, jobs }: Pick<AppServices, 'db' | 'jobs'>,
  actor: UserActor,
  { projectId, jobId }: { projectId: ProjectId; jobId: string },
): Promise<void> {
  return asActor(db, actor, async (db) => {
    await lockOwnProject(db, actor, projectId);
    await asServiceWithin(db, actor, async () => {
      const job = await db
        .updateTable('media_jobs')
        .set({ state: 'queued', failure: null, finished_at: null })
        .where('id', '=', jobId)
        .where('project_id', '=', projectId)
        .where('state', '=', 'failed')
        .returning('kind')
        .executeTakeFirst();
      if (!job) return;
      if (job.kind === 'audio') {
        await db
          .updateTable('projects')
          .set(({ eb }) => ({
            status: eb
              .case()
              .when('status', '=', 'failed')
              .then('processing' as const)
              .else(eb.ref('status'))
              .end(),
            metadata: addMetadata({ failure: undefined }),
          }))
          .where('id', '=', projectId)
          .execute();
      }
      await jobs.send('process-media', { jobId }, db);
    });
  });
}
