import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, StartError } from '#server/start-error.ts';
import {
  type CopyFoot,
  copyFoot,
  type CopyHead,
  copyHead,
  type CopyRow,
  copyRow,
  type RowCounts,
  type TableStart,
  tableStart,
} from './copy-format.ts';

/** Some rows of one table. */
export type CopyBatch = TableStart & { rows: CopyRow[] };

type Part = { head: CopyHead } | { batch: CopyBatch } | { foot: CopyFoot };

/** Reads all of a copy, and refuses one that is cut, damaged or something else. */
export async function checkCopy(file: string): Promise<{ head: CopyHead; rows: RowCounts }> {
  let head: CopyHead | undefined;
  let rows: RowCounts | undefined;
  for await (const part of partsOf(file)) {
    if ('head' in part) ({ head } = part);
    if ('foot' in part) ({ rows } = part.foot);
  }
  if (!head || !rows) throw damaged(file);
  return { head, rows };
}

/** The rows of a copy, a few hundred at a time; throws when the file turns out to be no whole copy. */
export async function* readCopy(file: string): AsyncGenerator<CopyBatch> {
  for await (const part of partsOf(file)) if ('batch' in part) yield part.batch;
}

async function* partsOf(file: string): AsyncGenerator<Part> {
  try {
    yield* parse(linesOf(file));
  } catch (cause) {
    const words = unreadable.get(codeOf(cause));
    throw words ? new StartError(`${file}: ${words}.`, { cause }) : damaged(file, cause);
  }
}

const unreadable = new Map([
  ['ENOENT', 'no hay ningún archivo con ese nombre'],
  ['EACCES', 'no tienes permiso para leer ese archivo'],
  ['EISDIR', 'es una carpeta y no un archivo'],
]);

const damaged = (file: string, cause?: unknown) =>
  new StartError(
    `${file} no es una copia completa de la base: está dañada, cortada o es otro archivo. ` +
      'La base quedó como estaba; usa otra copia.',
    { cause },
  );

async function* parse(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const counts: RowCounts = {};
  let table: CopyTable | undefined;
  let rows: CopyRow[] = [];
  let foot: CopyFoot | undefined;
  let isFirst = true;
  for await (const line of lines) {
    if (foot) throw new Error('Something follows the foot');
    const content: unknown = JSON.parse(line);
    if (table && Array.isArray(content)) {
      rows.push(table.row.parse(content));
      counts[table.start.table] = (counts[table.start.table] ?? 0) + 1;
    }
    // A batch ends when it is full, and with its table.
    const isFull = rows.length === batchSize || !Array.isArray(content);
    if (table && rows.length > 0 && isFull) {
      yield { batch: { ...table.start, rows } };
      rows = [];
    }
    if (isFirst) yield { head: copyHead.parse(content) };
    else if (!Array.isArray(content)) {
      foot = copyFoot.safeParse(content).data;
      if (!foot) {
        table = readTableStart(content);
        counts[table.start.table] = 0;
      }
    } else if (!table) throw new Error('A row stands before the first table');
    if (!foot) hash.update(`${line}\n`);
    isFirst = false;
  }
  if (!foot) throw new Error('The foot is missing');
  refuseOther(foot, counts, hash.digest('hex'));
  yield { foot };
}

type CopyTable = { start: TableStart; row: typeof copyRow };

function readTableStart(content: unknown): CopyTable {
  const start = tableStart.parse(content);
  return { start, row: copyRow.length(start.columns.length) };
}

const batchSize = 500;

function refuseOther(foot: CopyFoot, counts: RowCounts, sha256: string): void {
  if (foot.sha256 !== sha256) throw new Error('The checksum differs');
  for (const table of new Set([...Object.keys(foot.rows), ...Object.keys(counts)])) {
    if (foot.rows[table] !== counts[table]) throw new Error(`${table}: another number of rows`);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  // Its errors arrive where the lines are read.
  const bytes = pipeline(createReadStream(file), createGunzip(), () => {});
  // Joined once: a line may be much longer than what arrives at a time.
  let begun: string[] = [];
  for await (const text of bytes.setEncoding('utf8') as AsyncIterable<string>) {
    const [end = '', ...lines] = text.split('\n');
    begun.push(end);
    for (const start of lines) {
      yield begun.join('');
      begun = [start];
    }
  }
  if (begun.join('') !== '') throw new Error('The last line is cut');
}
