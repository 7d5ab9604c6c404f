import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';
import { editFields, type FieldEdit } from './edit-fields.ts';

/** Stores the new fields of a project that has left the wizard. */
export const editProject = (
  { actors }: Database,
  actor: UserActor,
  edit: FieldEdit,
): Promise<void> =>
  asActor(actors, actor, (db) =>
    editFields(db, actor, { ...edit, statuses: ['processing', 'ready', 'failed', 'distributed'] }),
  );
