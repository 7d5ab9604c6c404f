import { makeZip } from 'client-zip';
import type { Logger } from 'pino';
import { type UserActor } from '#server/actor.ts';
import { sniffImage } from '#server/media/sniff-image.ts';
import { isMissing } from '#server/ports/storage/storage-error.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { collectRows, type PersonRows } from './collect-rows.ts';
import { dataFile, type PackedFiles } from './data-file.ts';
import { endableStream } from './endable-stream.ts';
import { createEntryNames } from './entry-names.ts';
import { readMe } from './read-me.ts';
import { type StoredFile, storedFiles } from './stored-files.ts';

type ExportServices = Pick<AppServices, 'db' | 'limits' | 'locks' | 'log' | 'now' | 'storage'>;

/**
 * Everything stored of a person as one ZIP. Its bytes are made while they are read: nothing of it stands in memory or
 * on a disk. A person has one at a time, in all processes: a new one ends the one before, whose reader may be long gone.
 */
export async function exportMyData(
  services: ExportServices,
  actor: UserActor,
): Promise<ReadableStream<Uint8Array>> {
  await services.limits.consume('exportUser', actor.userId);
  const rows = await collectRows(services.db, actor);
  const { promise, resolve, reject } = Promise.withResolvers<ReadableStream<Uint8Array>>();
  const whole = services.locks.run(`export-${actor.userId}`, (signal) => {
    const { readable, ended } = endableStream(makeZip(entries(services, actor, rows)), signal);
    resolve(readable);
    return ended;
  });
  whole.catch(reject);
  return promise;
}

type Entry = {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<string | Uint8Array>;
};

/** The files of the archive, one after the other; the data come last, when it is known which files there were. */
async function* entries(
  { db, storage, log, now }: ExportServices,
  actor: UserActor,
  rows: PersonRows,
): AsyncGenerator<Entry> {
  const madeAt = now();
  const files: PackedFiles = { archivos: [], archivos_que_faltan: [] };
  const entryName = createEntryNames();
  yield { name: 'LEEME.txt', lastModified: madeAt, input: readMe(rows.user.email, madeAt) };
  for (const file of storedFiles(rows)) {
    const about = { proyecto: file.projectId, tipo: file.kind };
    const reader = await open(storage, file);
    if (!reader) {
      files.archivos_que_faltan.push(about);
      continue;
    }
    try {
      const first = await reader.read();
      const extension = file.extension ?? sniffImage(first.value ?? new Uint8Array()) ?? '';
      const name = entryName(folders[file.kind], file.title, extension);
      yield { name, lastModified: madeAt, input: logged(log, piecesOf(first, reader)) };
      files.archivos.push({ ...about, archivo: name });
    } finally {
      await reader.cancel(); // whoever asked for it may have gone in the middle
    }
  }
  const data = dataFile(db, actor, { madeAt, rows, files });
  yield { name: 'datos.json', lastModified: madeAt, input: logged(log, data) };
}

const folders = { audio: 'canciones', preview: 'previas', cover: 'portadas' } as const;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function open(storage: Storage, { bucket, path }: StoredFile): Promise<Reader | null> {
  try {
    return (await storage.read(bucket, path)).getReader();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* piecesOf(
  first: Awaited<ReturnType<Reader['read']>>,
  reader: Reader,
): AsyncGenerator<Uint8Array> {
  for (let chunk = first; !chunk.done; chunk = await reader.read()) yield chunk.value;
}

/** The same chunks. A failure breaks the download off, which only the log can explain. */
async function* logged<T>(log: Logger, chunks: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ err: error }, 'export broke off');
    throw error;
  }
}
