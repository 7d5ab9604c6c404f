import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

/** Who is of the staff now, for a list to choose from. */
export const listAuditActors = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<{ id: string; name: string }[]> =>
  readAsActor(db, actor, (db) =>
    db
      .selectFrom('users')
      .select(['id', 'display_name as name'])
      .where('is_staff', '=', true)
      .orderBy('display_name')
      .orderBy('id'),
  );
