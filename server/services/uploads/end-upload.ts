import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';

/** Forgets an upload of the actor's own that was given up; its room is free again. What is stored stays. */
export const endUpload = (
  { actors }: Database,
  actor: UserActor,
  uploadId: string,
): Promise<unknown> =>
  asActor(actors, actor, (db) =>
    db
      .deleteFrom('uploads')
      .where('id', '=', uploadId)
      .where('user_id', '=', actor.userId)
      .where('finished_at', 'is', null)
      .execute(),
  );
