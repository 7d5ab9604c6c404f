import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder, token } from '#server/secrets.ts';
import { StartError } from '#server/start-error.ts';
import { type RowCounts, writeLine } from './copy-format.ts';
import { readDatabase, type Source } from './read-database.ts';

/**
 * Writes every row of the database as it was at one moment, while others read and write. The file appears whole or not
 * at all, and only its owner may read it. Resolves with how many rows of each table are in it.
 */
export async function writeCopy(source: Source, file: string): Promise<RowCounts> {
  refuseToOverwrite(file);
  const draft = `${file}.${token(6)}.part`;
  const rows: RowCounts = {};
  try {
    await pipeline(
      Readable.from(withFoot(readDatabase(source, rows), rows)),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    refuseToOverwrite(file);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
  return rows;
}

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new StartError(`${file} ya existe: elige otro nombre para la copia.`);
}

async function* withFoot(lines: AsyncIterable<string>, rows: RowCounts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
  yield writeLine({ rows, sha256: hash.digest('hex') });
}
