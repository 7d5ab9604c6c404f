import type { ProjectFields } from '#packages/project/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { type ProjectId, toProjectId } from './project-id.ts';

/** Stores step 1 of the wizard: a new draft, or the draft's new fields. Returns its id. */
export function saveDraft(
  { actors }: Database,
  actor: UserActor,
  { projectId, fields }: { projectId: ProjectId | null; fields: ProjectFields },
): Promise<ProjectId> {
  return asActor(actors, actor, async (db) => {
    if (!projectId) {
      const created = await db
        .insertInto('projects')
        .values({ ...fields, user_id: actor.userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return toProjectId(created.id);
    }
    const updated = await db
      .updateTable('projects')
      .set({ ...fields, updated_at: new Date() })
      .where('id', '=', projectId)
      .where('user_id', '=', actor.userId)
      .where('status', '=', 'draft')
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw new AppError('project.not-found');
    return toProjectId(updated.id);
  });
}
