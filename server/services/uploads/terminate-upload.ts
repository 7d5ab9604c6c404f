import type { UserActor, SystemActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { objectsOf, deleteObjects } from '#server/services/files/stored-objects.ts';

/**
 * Deletes an upload that was given up, by its own person or by the product, with what a finish that failed half way left
 * in the storage; its quota is free again. One that is stored for good stays. Call it under the upload's lock.
 */
export function terminateUpload(
  { db: { service }, storage }: Pick<AppServices, 'db' | 'storage'>,
  actor: UserActor | SystemActor,
  uploadId: string,
): Promise<void> {
  return service.transaction().execute(async (db) => {
    const unfinished = db
      .selectFrom('uploads')
      .select(['kind', 'object_path'])
      .where('id', '=', uploadId)
      .where('finished_at', 'is', null)
      .forUpdate();
    const upload = await (
      actor.kind === 'user' ? unfinished.where('user_id', '=', actor.userId) : unfinished
    ).executeTakeFirst();
    if (!upload) return;
    // The row goes last: it alone knows where the objects are.
    await deleteObjects(storage, objectsOf(upload.kind, upload.object_path));
    await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
  });
}
