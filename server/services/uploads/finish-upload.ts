import type { Selectable, Transaction } from 'kysely';
import { AppError, isAppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/schema.ts';
import { identifyAudio } from '#server/media/identify-audio.ts';
import { identifyImage } from '#server/media/identify-image.ts';
import { makeCoverVariants } from '#server/media/make-cover-variants.ts';
import type { Bucket, Storage } from '#server/ports/storage/storage.ts';
import { addMetadata, type ProjectMetadata } from '#server/services/projects/project.ts';

type Upload = Selectable<DB['uploads']>;

/**
 * Turns a file whose bytes are all here into a stored object of its project, once its bytes turned out to be
 * what they must be. Can be repeated after a crash at any point. A file that is refused leaves nothing behind.
 */
export async function finishUpload(
  { db: { service }, storage }: { db: Database; storage: Storage },
  uploadId: string,
  localFile: string,
): Promise<void> {
  const outcome = await service.transaction().execute(async (db) => {
    const upload = await db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) throw new AppError('upload.not-found');
    if (upload.finished_at) return { replaced: [] };
    try {
      return { replaced: await attach(db, storage, upload, localFile) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      await removeObjects(storage, objectsOf(upload.kind, upload.object_path));
      await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
      return { replaced: [], refusal: error };
    }
  });
  await removeObjects(storage, outcome.replaced);
  if (outcome.refusal) throw outcome.refusal;
}

type StoredObject = { bucket: Bucket; path: string };

/** Stores the file, makes it its draft's audio or cover, and returns the objects whose place it took. */
async function attach(
  db: Transaction<DB>,
  storage: Storage,
  upload: Upload,
  localFile: string,
): Promise<StoredObject[]> {
  const draft = await db
    .selectFrom('projects')
    .select(['audio_file_url as audio', 'cover_image_url as cover'])
    .where('id', '=', upload.project_id)
    .where('status', '=', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw new AppError('project.not-draft');

  const path = upload.object_path;
  const bucket = originalBuckets[upload.kind];
  const stored = (await storage.size(bucket, path)) !== null;
  const found = stored
    ? await storage.withLocalFile(bucket, path, (file) => examine(storage, upload, file))
    : await examine(storage, upload, localFile);
  if (!stored) await storage.adopt(bucket, path, localFile);

  const column = upload.kind === 'audio' ? 'audio_file_url' : 'cover_image_url';
  await db
    .updateTable('projects')
    .set({ [column]: path, metadata: addMetadata(found), updated_at: new Date() })
    .where('id', '=', upload.project_id)
    .execute();
  await db
    .updateTable('uploads')
    .set({ finished_at: new Date() })
    .where('id', '=', upload.id)
    .execute();
  const replaced = draft[upload.kind];
  return replaced ? objectsOf(upload.kind, replaced) : [];
}

/** Originals are private: a photograph may tell where and when it was taken. */
const originalBuckets = { audio: 'audio-files', cover: 'artifacts' } as const;

const thumbnailOf = (path: string) => `${path}_320.webp`;

const objectsOf = (kind: Upload['kind'], path: string): StoredObject[] => [
  { bucket: originalBuckets[kind], path },
  ...(kind === 'cover'
    ? ([
        { bucket: 'cover-images', path },
        { bucket: 'cover-images', path: thumbnailOf(path) },
      ] as const)
    : []),
];

async function removeObjects(storage: Storage, objects: StoredObject[]): Promise<void> {
  for (const { bucket, path } of objects) await storage.remove(bucket, path);
}

/** Finds out what the bytes are; refuses what is not audio, or not an image, whatever its name says. */
async function examine(storage: Storage, upload: Upload, file: string): Promise<ProjectMetadata> {
  if (upload.kind === 'audio') return { audio: await identifyAudio(file) };
  await identifyImage(file);
  const { large, thumb } = await makeCoverVariants(file);
  const path = upload.object_path;
  await putOnce(storage, path, large.bytes);
  await putOnce(storage, thumbnailOf(path), thumb.bytes);
  return { coverThumbnail: thumbnailOf(path) };
}

async function putOnce(storage: Storage, path: string, bytes: Uint8Array): Promise<void> {
  if ((await storage.size('cover-images', path)) === null) {
    await storage.put('cover-images', path, bytes);
  }
}
