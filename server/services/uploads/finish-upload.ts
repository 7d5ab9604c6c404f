import type { Selectable, Transaction } from 'kysely';
import { firstCover } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError, isAppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { identifyAudio } from '#server/media/identify-audio.ts';
import { identifyImage } from '#server/media/identify-image.ts';
import { syncPath } from '#server/ports/storage/durable-files.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { storeCover } from '#server/services/media/make-covers.ts';
import {
  objectsOf,
  originalBuckets,
  deleteObjects,
} from '#server/services/files/stored-objects.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';
import { attachFile } from './attach-file.ts';
import { sha256OfPath } from '#server/services/files/sha256-of-path.ts';

type Services = Pick<AppServices, 'db' | 'jobs' | 'now' | 'storage'>;

type Upload = Selectable<DB['uploads']>;

/** An upload whose bytes are all in a file here. */
type Arrived = {
  id: string;
  localFile: string;
  /** Taken of the bytes as they came, in hexadecimal; null when they are to be read for it. */
  sha256: string | null;
};

/**
 * Turns a file whose bytes are all here into a stored object of its project, once its bytes turned out to be
 * what they must be. Can be repeated after a crash at any point. A file that is refused leaves nothing behind.
 * Call it under the upload's lock.
 */
export async function finishUpload(
  services: Services,
  actor: UserActor,
  { id: uploadId, localFile, sha256 }: Arrived,
): Promise<void> {
  const { storage } = services;
  const { service } = services.db;
  const upload = await service
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', uploadId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!upload) throw new AppError('upload.not-found');
  if (upload.finished_at) return;
  // Before the transaction: it may have to wait for its turn, and would keep a connection meanwhile.
  const examined = await refusalOr(examineWherever(storage, upload, { localFile, sha256 }));
  const refusal = await service.transaction().execute(async (db) => {
    const current = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    const outcome = current
      ? await refusalOr(accept(db, services, upload, localFile, examined))
      : new AppError('upload.not-found');
    if (isAppError(outcome)) {
      await deleteObjects(storage, objectsOf(upload.kind, upload.object_path));
      await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
    }
    return outcome;
  });
  if (isAppError(refusal)) throw refusal;
}

/** What was asked for, or why the file is refused. */
async function refusalOr<T>(work: Promise<T>): Promise<T | AppError> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}

type Examined = { sha256: string; found: ProjectMetadata };

/** Stores the file and gives it to its project. The file whose place it takes is removed by a job, whatever happens here. */
async function accept(
  db: Transaction<DB>,
  { storage, jobs, now }: Services,
  upload: Upload,
  localFile: string,
  examined: Examined | AppError,
): Promise<void> {
  if (isAppError(examined)) throw examined;
  const { kind, object_path: path } = upload;
  const bucket = originalBuckets[kind];
  if ((await storage.size(bucket, path)) === null) await storage.adopt(bucket, path, localFile);
  const replaced = await attachFile(db, { jobs, now }, upload, examined.found);
  await db
    .updateTable('uploads')
    .set({ finished_at: now(), sha256: examined.sha256, file_name: null })
    .where('id', '=', upload.id)
    .execute();
  if (replaced) await jobs.send('delete-objects', { objects: objectsOf(kind, replaced) }, db);
}

/** A finish that was cut short after it had stored the file left it there. */
async function examineWherever(
  storage: Storage,
  upload: Upload,
  { localFile, sha256 }: Omit<Arrived, 'id'>,
): Promise<Examined> {
  const { kind, object_path: path } = upload;
  const bucket = originalBuckets[kind];
  if ((await storage.size(bucket, path)) === null) {
    // The disk can write while the processor computes: what the store syncs afterwards is there already.
    const [examined] = await both(examine(storage, upload, localFile, sha256), syncPath(localFile));
    return examined;
  }
  return await storage.withLocalFile(bucket, path, (file) => examine(storage, upload, file, null));
}

/** What both found out, once both are done with the file; of two failures, the first one's. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

/** Finds out what the bytes are; refuses what was damaged on its way, is not audio, or not an image, whatever its name says. */
async function examine(
  storage: Storage,
  { kind, object_path: path, sha256: announced }: Upload,
  file: string,
  taken: string | null,
): Promise<Examined> {
  const intact = digestIfIntact(file, announced, taken);
  if (kind === 'audio') {
    const [sha256, audio] = await both(intact, identifyAudio(file));
    return { sha256, found: { audio } };
  }
  const sha256 = await intact;
  await identifyImage(file);
  await storeCover(storage, path, file, firstCover);
  return { sha256, found: {} };
}

async function digestIfIntact(
  file: string,
  announced: string | null,
  taken: string | null,
): Promise<string> {
  const sha256 = taken ?? (await sha256OfPath(file));
  if (announced && announced !== sha256) throw new AppError('upload.damaged');
  return sha256;
}
