import { randomUUID } from 'node:crypto';
import type { ProjectFields, SeenRevision } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { newProjectId, type ProjectId } from './project-id.ts';
import { editFields } from './edit-fields.ts';

/**
 * Stores step 1 of the wizard: a new draft, or the new fields of one, over those of `revision`. Returns its id. Rejects
 * with `project.changed` when it was edited elsewhere since. A new draft that is sent again, because its response was
 * lost, is the same draft: it has the same `idempotencyKey`.
 */
export function saveDraft(
  { actors }: Database,
  actor: UserActor,
  {
    projectId,
    idempotencyKey = randomUUID(),
    ...edit
  }: {
    projectId: ProjectId | null;
    idempotencyKey?: string | undefined;
    revision: SeenRevision;
    fields: ProjectFields;
  },
): Promise<ProjectId> {
  return asActor(actors, actor, async (db) => {
    const id = projectId ?? newProjectId(actor, idempotencyKey);
    if (!projectId) {
      const stored = await db
        .insertInto('projects')
        .values({ ...edit.fields, id, user_id: actor.userId })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...edit.fields, updated_at: new Date() })
            .where('projects.status', '=', 'draft')
            .where('projects.deleted_at', 'is', null)
            // As it was made: nobody has edited it since.
            .where('projects.revision', '=', 0),
        )
        .returning('id')
        .executeTakeFirst();
      if (stored) return id;
    }
    await editFields(db, actor, { ...edit, projectId: id, statuses: ['draft'] });
    return id;
  });
}
