import type { Database } from '#server/database/database.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { objectsOf, removeObjects } from '#server/services/media/stored-objects.ts';
import { binDays } from './bin.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Ends the projects whose time in the bin is over: first their files, then their rows, so that a crash in between
 * leaves rows to begin again with. Resolves with how many.
 */
export async function purgeProjects(
  { db: { service }, storage }: { db: Database; storage: Storage },
  now = Date.now(),
): Promise<number> {
  const over = await service
    .selectFrom('projects')
    .select(['id', 'audio_file_url as audio', 'cover_image_url as cover'])
    .where('deleted_at', '<', new Date(now - binDays * day))
    .execute();
  let purged = 0;
  for (const { id, audio, cover } of over) {
    await service.transaction().execute(async (db) => {
      // Whoever takes it back now waits, and then does not find it; whoever was faster keeps it.
      const project = await db
        .selectFrom('projects')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!project) return;
      if (audio) await removeObjects(storage, objectsOf('audio', audio));
      if (cover) await removeObjects(storage, objectsOf('cover', cover));
      await db.deleteFrom('projects').where('id', '=', id).execute();
      purged += 1;
    });
  }
  return purged;
}
