import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, copyFile, link, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeDurableFolder, expireFiles, syncPath } from './durable-files.ts';
import { objectName } from './object-name.ts';
import { type Bucket, buckets, type BucketState, type Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { streamFile } from './stream-file.ts';

/**
 * Objects as files under `root`, one folder per bucket. A name appears in its folder when the bytes behind it are whole
 * and on stable storage, never before.
 */
export function createFileStore(root: string): Storage {
  const fileOf = (bucket: Bucket, path: string) => resolve(root, objectName(bucket, path));
  // No object has a name with a dot in front.
  const incoming = join(root, '.incoming');
  let incomingReady: Promise<void> | undefined;

  async function prepareIncoming(): Promise<void> {
    await makeDurableFolder(incoming);
    // A server that was killed while it wrote leaves its file here. A day later nobody is writing it any more.
    await expireFiles(incoming, 24 * 60 * 60 * 1000);
  }

  async function writeWhole(target: string, fill: (file: string) => Promise<void>): Promise<void> {
    incomingReady ??= prepareIncoming();
    await incomingReady;
    const file = join(incoming, randomUUID());
    try {
      await fill(file);
      await syncPath(file);
      await publish(file, target);
    } finally {
      await rm(file, { force: true });
    }
  }

  async function stateOf(bucket: Bucket): Promise<BucketState> {
    const folder = join(root, bucket);
    const found = await stat(folder).catch(() => null);
    if (!found?.isDirectory()) return 'missing';
    return access(folder, constants.W_OK | constants.X_OK).then(
      () => 'ready',
      () => 'read-only',
    );
  }

  return {
    async prepare() {
      const states = await Promise.all(buckets.map(stateOf));
      const missing = buckets.filter((_, index) => states[index] === 'missing');
      for (const bucket of missing) await makeDurableFolder(join(root, bucket));
      return missing;
    },

    stateOf,

    async adopt(bucket, path, localFile) {
      const target = fileOf(bucket, path);
      await makeDurableFolder(dirname(target));
      await syncPath(localFile);
      try {
        await publish(localFile, target);
      } catch (error) {
        if (errnoOf(error) !== 'EXDEV') throw error;
        await writeWhole(target, (file) => copyFile(localFile, file));
      }
      await unlink(localFile);
    },

    async put(bucket, path, bytes) {
      const target = fileOf(bucket, path);
      await makeDurableFolder(dirname(target));
      await writeWhole(target, (file) => writeFile(file, bytes));
    },

    async size(bucket, path) {
      return await sizeOfFile(fileOf(bucket, path));
    },

    async read(bucket, path, range) {
      const file = fileOf(bucket, path);
      const size = await sizeOfFile(file);
      if (size === null) throw new StorageError('storage.missing');
      return streamFile(file, range ?? { start: 0, end: size - 1 });
    },

    async remove(bucket, path) {
      const file = fileOf(bucket, path);
      if ((await sizeOfFile(file)) === null) return;
      await rm(file, { force: true });
      await syncPath(dirname(file));
    },

    async removeAll(bucket, folder) {
      const below = fileOf(bucket, folder);
      if (!(await find(below))?.isDirectory()) return;
      // A writer that is just adding an object makes the first try find the folder not empty.
      await rm(below, { recursive: true, force: true, maxRetries: 3 });
      await syncPath(dirname(below));
    },

    async withLocalFile(bucket, path, use) {
      const file = fileOf(bucket, path);
      if ((await sizeOfFile(file)) === null) throw new StorageError('storage.missing');
      return await use(file);
    },
  };
}

/** A hard link appears at once or not at all, and never takes the place of another file. */
async function publish(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') throw new StorageError('storage.exists', { cause: error });
    throw error;
  }
  await syncPath(dirname(target));
}

async function sizeOfFile(file: string): Promise<number | null> {
  const found = await find(file);
  return found?.isFile() ? found.size : null;
}

async function find(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

const errnoOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
