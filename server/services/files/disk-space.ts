import { statfs } from 'node:fs/promises';
import { AppError } from '#server/app-error.ts';

/** What must stay free for the database, the previews and whoever is uploading already, in bytes. */
const reserve = 256 * 1024 * 1024;

/** Rejects with `storage.full` when a file of `size` bytes would not fit into this folder's disk. */
export async function requireSpace(folder: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < size + reserve) throw new AppError('storage.full');
}

/** The words for a write that found the disk full; any other failure as it is. */
export function inWordsWhenFull(error: unknown): unknown {
  const isFull =
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return isFull ? new AppError('storage.full', { cause: error }) : error;
}
