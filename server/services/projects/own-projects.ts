import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { ProjectId } from './project-id.ts';

/** Whose rows a statement is about. */
export type Owner = Pick<UserActor, 'userId'>;

/** The actor's projects that are not in the bin. */
export const ownProjects = (db: ActorDb, { userId }: Owner) =>
  db.selectFrom('projects').where('projects.user_id', '=', userId).where('deleted_at', 'is', null);

/** One of them, which nobody else changes until the transaction ends. */
export async function lockOwnProject(db: ActorDb, actor: UserActor, projectId: ProjectId) {
  const project = await ownProjects(db, actor)
    .select(['status', 'revision', 'audio_file_url as audio'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw new AppError('project.not-found');
  return project;
}
