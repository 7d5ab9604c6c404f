import pg from 'pg';
import { StartError } from '#server/start-error.ts';
import type { Connection } from '../database/connection.ts';
import type { JobQueue } from '../background/job-queue.ts';
import { type CopiedTable, copiedTables } from './copied-tables.ts';
import { waitingJobs } from './copy-format.ts';
import { type CopyBatch, readCopy } from './read-copy.ts';
import { openServiceClient } from './open-client.ts';

/** Puts every row of a copy, and what `along` adds, in a database that has none, in one transaction: all of it, or nothing. */
export async function loadCopy(
  app: Connection,
  jobs: JobQueue,
  file: string,
  along: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await using service = await openServiceClient(app);
  const { client } = service;
  await client.query('begin');
  const tables = await copiedTables(client);
  await lockEmpty(client, tables);
  for await (const batch of readCopy(file)) {
    if (batch.table === waitingJobs.table) await loadJobs(client, jobs, batch);
    else await insert(client, tableOf(tables, batch), batch);
  }
  await along(client);
  // Whatever was thrown before ends the connection, and the transaction with it.
  await client.query('commit');
}

async function lockEmpty(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, isAppendOnly } of tables) {
    // Whoever may only add to a table may not keep others from it.
    const mode = isAppendOnly ? 'row exclusive' : 'share row exclusive';
    await client.query(`lock table ${pg.escapeIdentifier(name)} in ${mode} mode`);
  }
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount === 0) continue;
    throw new StartError(
      `Esta base ya tiene filas (en ${name}), y una copia solo se restaura en una base vacía. No se tocó nada: ` +
        'con DATABASE_URL, crea otra base; sin ella, usa una DATA_DIR sin la carpeta postgres.',
    );
  }
}

function tableOf(tables: readonly CopiedTable[], { table, columns }: CopyBatch): CopiedTable {
  const found = tables.find(({ name }) => name === table);
  const [one, other] = [found?.columns.toSorted(), columns.toSorted()].map((list) => list?.join());
  if (!found || one !== other) throw new Error(`${table} is another table in the copy`);
  return found;
}

/** COPY would be faster, and is refused for tables with row-level security. */
async function insert(
  client: pg.Client,
  { name, columns: known, types }: CopiedTable,
  { columns, rows }: CopyBatch,
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const values = columns.map((column, at) => `c${at}::${types[known.indexOf(column)]}`);
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`);
  const aliases = columns.map((_, at) => `c${at}`);
  await client.query(
    `insert into ${pg.escapeIdentifier(name)} (${names})
     select ${values.join(', ')} from unnest(${arrays.join(', ')}) as row (${aliases.join(', ')})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}

async function loadJobs(client: pg.Client, jobs: JobQueue, { rows }: CopyBatch): Promise<void> {
  const stored = rows.map(([name = null, id, data, startAfter]) => ({
    name: name ?? '',
    id: id ?? '',
    data: JSON.parse(data ?? 'null') as object | null,
    startAfter: new Date(startAfter ?? 0),
  }));
  await jobs.putBack(stored, client);
}
