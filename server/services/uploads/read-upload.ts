import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { Database } from '#server/database/database.ts';

/** One upload of the actor's own: its announced size and whether it is stored for good. */
export function readUpload(
  { actors }: Database,
  actor: UserActor,
  uploadId: string,
): Promise<{ size: number; finished: boolean }> {
  return asActor(actors, actor, async (db) => {
    const upload = await db
      .selectFrom('uploads')
      .select(['size', 'finished_at'])
      .where('id', '=', uploadId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst();
    if (!upload) throw new AppError('upload.not-found');
    return { size: upload.size, finished: upload.finished_at !== null };
  });
}
