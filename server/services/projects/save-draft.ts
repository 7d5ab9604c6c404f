import type { ProjectFields, SeenRevision } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { type ProjectId, toProjectId } from './project-id.ts';
import { editFields } from './edit-fields.ts';

/**
 * Stores step 1 of the wizard: a new draft, or the new fields of one, over those of `revision`. Returns its id. Rejects
 * with `project.changed` when it was edited elsewhere since.
 */
export function saveDraft(
  { actors }: Database,
  actor: UserActor,
  {
    projectId,
    ...edit
  }: { projectId: ProjectId | null; revision: SeenRevision; fields: ProjectFields },
): Promise<ProjectId> {
  return asActor(actors, actor, async (db) => {
    if (projectId) {
      await editFields(db, actor, { ...edit, projectId, statuses: ['draft'] });
      return projectId;
    }
    const created = await db
      .insertInto('projects')
      .values({ ...edit.fields, user_id: actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return toProjectId(created.id);
  });
}
