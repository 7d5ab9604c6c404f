import { type Bucket, buckets } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** Folders and a file with at most one extension: nothing that a disk, a bucket or a URL could read in another way. */
const pathPattern = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)?$/;
/** S3 allows 1,024 bytes for a key, a disk 255 for each name. */
const longestPath = 512;
const longestName = 200;

/** `bucket/path`, once both are what they may be. */
export function objectName(bucket: Bucket, path: string): string {
  const isSafe =
    buckets.includes(bucket) &&
    path.length <= longestPath &&
    pathPattern.test(path) &&
    path.split('/').every((name) => name.length <= longestName);
  if (!isSafe) throw new StorageError('storage.bad-path');
  return `${bucket}/${path}`;
}
