import {
  newestRevision,
  type ProjectEdit,
  type ProjectFields,
  type SeenRevision,
} from '#packages/project/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import { lockOwnProject } from './own-projects.ts';
import type { ProjectId } from './project-id.ts';
import type { ProjectStatus } from './project.ts';

export type FieldEdit = {
  projectId: ProjectId;
  /** What the person saw when they began to type. */
  revision: SeenRevision;
  fields: ProjectFields | ProjectEdit;
};

/** Writes new fields over those that the person saw. Newer ones, from another tab, stay: `project.changed`. */
export async function editFields(
  db: ActorDb,
  actor: UserActor,
  edit: FieldEdit & { statuses: readonly ProjectStatus[]; at: Date },
): Promise<void> {
  const { projectId, revision, fields, statuses, at } = edit;
  const project = await lockOwnProject(db, actor, projectId);
  if (!statuses.includes(project.status)) throw new AppError('project.not-found');
  if (revision !== newestRevision && revision !== project.revision) {
    throw new AppError('project.changed');
  }
  await db
    .updateTable('projects')
    .set({ ...fields, revision: project.revision + 1, updated_at: at })
    .where('id', '=', projectId)
    .execute();
}
