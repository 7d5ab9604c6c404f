import { randomUUID } from 'node:crypto';
import type { ProjectFields, SeenRevision } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { newProjectId, type ProjectId } from './project-id.ts';
import { editFields } from './edit-fields.ts';

/**
 * Stores step 1 of the wizard: a new draft, or the new fields of one, over those of `revision`. Returns its id. Rejects
 * with `project.changed` when it was edited elsewhere since. A new draft that is sent again, because its response was
 * lost, is the same draft: it has the same `idempotencyKey` and the same fields. With other fields it is another.
 */
export function saveDraft(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
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
  return asActor(db, actor, async (db) => {
    const at = now();
    if (projectId) {
      await editFields(db, actor, { ...edit, projectId, statuses: ['draft'], at });
      return projectId;
    }
    const made = { fields: edit.fields, at };
    return (
      (await makeDraft(db, actor, { ...made, idempotencyKey })) ??
      // The one of that key is in the bin, or a draft no more: this is another.
      (await makeDraft(db, actor, { ...made, idempotencyKey: randomUUID() })) ??
      fail()
    );
  });
}

/** The id of the draft that was made, or that is there since the same was sent before; null when that is no draft now. */
async function makeDraft(
  db: ActorDb,
  actor: UserActor,
  { fields, idempotencyKey, at }: { fields: ProjectFields; idempotencyKey: string; at: Date },
): Promise<ProjectId | null> {
  const id = newProjectId(actor, idempotencyKey, fields);
  const stored = await db
    .insertInto('projects')
    .values({ ...fields, id, user_id: actor.userId, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        // Nothing changes: it has these fields, or what somebody has written over them since.
        .doUpdateSet(({ ref }) => ({ updated_at: ref('projects.updated_at') }))
        .where('projects.user_id', '=', actor.userId)
        .where('projects.status', '=', 'draft')
        .where('projects.deleted_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return stored ? id : null;
}

function fail(): never {
  throw new Error('A new id is somebody else’s');
}
