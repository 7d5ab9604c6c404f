import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import { type AppErrorCode, errorTexts } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { ownProjects } from '#server/services/projects/own-projects.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import type { MediaJob } from '#server/services/files/media-job.ts';

/** What was, is or will be made of a project's files, as its page shows it. */
export type ProjectJob = Pick<MediaJob, 'id' | 'kind' | 'state' | 'tries'> & {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Why it failed and what to do, in words. */
  failure: string | null;
};

/** The background jobs of one of the actor's projects, newest first. */
export async function listMediaJobs(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  projectId: ProjectId,
): Promise<ProjectJob[]> {
  const rows = await readAsActor(db, actor, (db) =>
    ownProjects(db, actor)
      .innerJoin('media_jobs', 'media_jobs.project_id', 'projects.id')
      .select([
        'media_jobs.id',
        'kind',
        'state',
        'tries',
        'failure',
        'media_jobs.created_at as createdAt',
        'started_at as startedAt',
        'finished_at as finishedAt',
      ])
      .where('projects.id', '=', projectId)
      .orderBy('media_jobs.created_at', 'desc'),
  );
  return rows.map(({ failure, ...job }) => ({
    ...job,
    failure: failure && errorTexts[failure as AppErrorCode].message,
  }));
}
