import { makeZip } from 'client-zip';
import { type UserActor } from '#server/actor.ts';
import { sniffImage } from '#server/media/sniff-image.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type ArchiveEntry, logged, openObject, piecesOf } from './archive-parts.ts';
import { collectRows, type PersonRows } from './collect-rows.ts';
import { dataFile, type PackedFiles } from './data-file.ts';
import { endableStream } from './endable-stream.ts';
import { createEntryNames } from './entry-names.ts';
import { readMe } from './read-me.ts';
import { storedFiles } from './stored-files.ts';

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

/** The files of the archive, one after the other; the data come last, when it is known which files there were. */
async function* entries(
  { db, storage, log, now }: ExportServices,
  actor: UserActor,
  rows: PersonRows,
): AsyncGenerator<ArchiveEntry> {
  const madeAt = now();
  const files: PackedFiles = { archivos: [], archivos_que_faltan: [] };
  const entryName = createEntryNames();
  yield { name: 'LEEME.txt', lastModified: madeAt, input: readMe(rows.user.email, madeAt) };
  for (const file of storedFiles(rows)) {
    const about = { ...file.of, tipo: file.kind };
    const reader = await openObject(storage, file);
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

const folders = {
  audio: 'canciones',
  preview: 'previas',
  cover: 'portadas',
  transfer: 'transferencias',
  drawn: 'portadas-del-generador',
  photo: 'fotos',
} as const;
