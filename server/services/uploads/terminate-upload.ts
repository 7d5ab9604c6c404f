import type { Database } from '#server/database/database.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { objectsOf, deleteObjects } from '#server/services/media/stored-objects.ts';

/**
 * Deletes an upload that was given up, with what a finish that failed half way left in the storage; its quota is free
 * again. One that is stored for good stays. Call it under the upload's lock.
 */
export function terminateUpload(
  { db: { service }, storage }: { db: Database; storage: Storage },
  uploadId: string,
): Promise<void> {
  return service.transaction().execute(async (db) => {
    const upload = await db
      .selectFrom('uploads')
      .select(['kind', 'object_path'])
      .where('id', '=', uploadId)
      .where('finished_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) return;
    // The row goes last: it alone knows where the objects are.
    await deleteObjects(storage, objectsOf(upload.kind, upload.object_path));
    await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
  });
}
