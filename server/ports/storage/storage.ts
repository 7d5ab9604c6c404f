/** Private buckets are served only to their owner; `cover-images` is publicly readable. */
export const buckets = ['audio-files', 'cover-images', 'demos', 'artifacts'] as const;
export type Bucket = (typeof buckets)[number];

/** Byte positions, both inclusive, as in HTTP Range. */
export type ByteRange = { start: number; end: number };

/**
 * Where finished files live. Paths are `{userId}/…`, made by the server, never by the user.
 * What a store cannot do it answers with a `StorageError`.
 */
export interface Storage {
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
  /** Runs `use` with a path on this machine's disk that holds the object's bytes (for FFmpeg). */
  withLocalFile<T>(bucket: Bucket, path: string, use: (file: string) => Promise<T>): Promise<T>;
}
