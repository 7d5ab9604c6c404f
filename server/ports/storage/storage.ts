/** Of finished files. What is in a private one is served to its owner alone, in a public one to everyone. */
export const buckets = [
  ...(['audio-files', 'cover-images', 'demos', 'artifacts', 'transfers'] as const),
  'covers',
] as const;
export type Bucket = (typeof buckets)[number];

/** Whose it is does not say whether they may have it: what their plan gives them is asked, too, by a route of its own. */
export const isGuarded = (bucket: Bucket): boolean => bucket === 'covers';

export const isPublic = (bucket: Bucket): boolean => bucket === 'cover-images';

/** Byte positions, both inclusive, as in HTTP Range. */
export type ByteRange = { start: number; end: number };

/** Whether a bucket is there, and takes new objects. */
export type BucketState = 'ready' | 'read-only' | 'missing';

/**
 * Where finished files live. Paths are `{userId}/…`, made by the server, never by the user.
 * What a store cannot do it answers with a `StorageError`.
 */
export interface Storage {
  /** Makes the buckets that are not there, and resolves with their names. */
  prepare(): Promise<Bucket[]>;
  /** How a bucket is now. It looks only, and writes nothing. */
  stateOf(bucket: Bucket): Promise<BucketState>;
  /** Takes over a local file. Its bytes are on stable storage before the promise resolves. Never overwrites. */
  adopt(bucket: Bucket, path: string, localFile: string): Promise<void>;
  /** Stores bytes, on stable storage before the promise resolves. Never overwrites. */
  put(bucket: Bucket, path: string, bytes: Uint8Array): Promise<void>;
  /** Size in bytes, or null when there is no such object. */
  size(bucket: Bucket, path: string): Promise<number | null>;
  /** The object's bytes, or those of the range. Rejects when there is no such object. */
  read(bucket: Bucket, path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Removes the object; nothing happens when it does not exist. */
  remove(bucket: Bucket, path: string): Promise<void>;
  /** Removes every object below `{folder}/`, and none beside it; nothing happens when there is none. */
  removeAll(bucket: Bucket, folder: string): Promise<void>;
  /** Runs `use` with a path on this machine's disk that holds the object's bytes (for FFmpeg). */
  withLocalFile<T>(bucket: Bucket, path: string, use: (file: string) => Promise<T>): Promise<T>;
}
