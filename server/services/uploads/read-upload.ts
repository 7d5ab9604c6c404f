import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Whether an upload that was finished is settled: stored for good, or refused and gone. */
export function isUploadSettled(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  uploadId: string,
): Promise<boolean> {
  return asActor(db, actor, async (db) => {
    const upload = await db
      .selectFrom('uploads')
      .select('finished_at')
      .where('id', '=', uploadId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst();
    return !upload || upload.finished_at !== null;
  });
}

/** One upload of the actor's own: its announced size and whether it is stored for good. */
export function readUpload(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
  uploadId: string,
): Promise<{ size: number; finished: boolean }> {
  return asActor(db, actor, async (db) => {
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
