import type { Selectable, Transaction } from 'kysely';
import { firstCover } from '#packages/project/src/index.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/database/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { identifyAudio } from '#server/media/identify-audio.ts';
import { identifyImage } from '#server/media/identify-image.ts';
import { syncPath } from '#server/ports/storage/durable-files.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { storeCover } from '#server/services/media/make-covers.ts';
import {
  objectsOf,
  originalBuckets,
  removeObjects,
} from '#server/services/media/stored-objects.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';
import { attachFile } from './attach-file.ts';
import { fileDigest } from './file-digest.ts';

type Upload = Selectable<DB['uploads']>;

/**
 * Turns a file whose bytes are all here into a stored object of its project, once its bytes turned out to be
 * what they must be. Can be repeated after a crash at any point. A file that is refused leaves nothing behind.
 */
export async function finishUpload(
  { db: { service }, storage, jobs }: { db: Database; storage: Storage; jobs: JobQueue },
  uploadId: string,
  localFile: string,
): Promise<void> {
  const refusal = await service.transaction().execute(async (db) => {
    const upload = await db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) throw new AppError('upload.not-found');
    if (upload.finished_at) return null;
    try {
      await accept(db, { storage, jobs }, upload, localFile);
      return null;
    } catch (error) {
      if (!isAppError(error)) throw error;
      await removeObjects(storage, objectsOf(upload.kind, upload.object_path));
      await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
      return error;
    }
  });
  if (refusal) throw refusal;
}

/** Stores the file and gives it to its project. The file whose place it takes is removed by a job, whatever happens here. */
async function accept(
  db: Transaction<DB>,
  { storage, jobs }: { storage: Storage; jobs: JobQueue },
  upload: Upload,
  localFile: string,
): Promise<void> {
  const { kind, object_path: path } = upload;
  const bucket = originalBuckets[kind];
  const stored = (await storage.size(bucket, path)) !== null;
  const { sha256, found } = stored
    ? await storage.withLocalFile(bucket, path, (file) => examine(storage, upload, file))
    : await examineWhileSyncing(storage, upload, localFile);
  if (!stored) await storage.adopt(bucket, path, localFile);
  const replaced = await attachFile(db, jobs, upload, found);
  await db
    .updateTable('uploads')
    .set({ finished_at: new Date(), sha256, file_name: null })
    .where('id', '=', upload.id)
    .execute();
  if (replaced) await jobs.send('remove-objects', { objects: objectsOf(kind, replaced) }, db);
}

/** The disk can write while the processor computes: what the store syncs afterwards is there already. */
async function examineWhileSyncing(storage: Storage, upload: Upload, file: string) {
  const [examined, synced] = await Promise.allSettled([
    examine(storage, upload, file),
    syncPath(file),
  ]);
  if (examined.status === 'rejected') throw examined.reason;
  if (synced.status === 'rejected') throw synced.reason;
  return examined.value;
}

/** Finds out what the bytes are; refuses what was damaged on its way, is not audio, or not an image, whatever its name says. */
async function examine(
  storage: Storage,
  { kind, object_path: path, sha256: announced }: Upload,
  file: string,
): Promise<{ sha256: string; found: ProjectMetadata }> {
  const sha256 = await fileDigest(file);
  if (announced && announced !== sha256) throw new AppError('upload.damaged');
  if (kind === 'audio') return { sha256, found: { audio: await identifyAudio(file) } };
  await identifyImage(file);
  await storeCover(storage, path, file, firstCover);
  return { sha256, found: {} };
}
