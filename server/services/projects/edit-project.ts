import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { editFields, type FieldEdit } from './edit-fields.ts';

/** Stores the new fields of a project that has left the wizard. */
export const editProject = (
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  edit: FieldEdit,
): Promise<void> =>
  asActor(db, actor, (db) =>
    editFields(db, actor, {
      ...edit,
      statuses: ['processing', 'ready', 'failed', 'distributed'],
      at: now(),
    }),
  );
