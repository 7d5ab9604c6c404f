import type { Logger } from 'pino';
import { isMissing } from '#server/ports/storage/storage-error.ts';
import type { Bucket, Storage } from '#server/ports/storage/storage.ts';

/** One file of an archive, made while it is read. */
export type ArchiveEntry = {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<string | Uint8Array>;
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** A stored object as it is read; null when it is not there. */
export async function openObject(
  storage: Storage,
  { bucket, path }: { bucket: Bucket; path: string },
): Promise<Reader | null> {
  try {
    return (await storage.read(bucket, path)).getReader();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What was read already, and the rest. */
export async function* piecesOf(
  first: Awaited<ReturnType<Reader['read']>>,
  reader: Reader,
): AsyncGenerator<Uint8Array> {
  for (let chunk = first; !chunk.done; chunk = await reader.read()) yield chunk.value;
}

/** The same chunks. A failure breaks the download off, which only the log can explain. */
export async function* logged<T>(log: Logger, chunks: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ err: error }, 'export broke off');
    throw error;
  }
}
