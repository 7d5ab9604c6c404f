import pg from 'pg';
import { StartError } from '#server/start-error.ts';
import type { Connection } from '../database/connection.ts';
import { ours } from '#server/background/our-queues.ts';
import { installationMark, refuseOtherSecret } from '../database/migrate.ts';
import { appliedMigrations, isMigrated } from './applied-migrations.ts';
import { copiedTables } from './copied-tables.ts';
import {
  type CopyRow,
  type RowCounts,
  type TableStart,
  waitingJobs,
  writeLine,
} from './copy-format.ts';
import { openClient, openServiceClient } from './open-client.ts';

export type Source = { owner: Connection; app: Connection; secret: string };

/** The lines of a copy without its foot, all of one moment; `rows` is counted on the way. */
export async function* readDatabase(source: Source, rows: RowCounts): AsyncGenerator<string> {
  await using owner = await openClient(source.owner);
  await refuseOtherSecret(owner.client, source.secret);
  await refuseUnmade(owner.client);
  await using service = await openServiceClient(source.app);
  const { client } = service;
  const toLock = (await copiedTables(client)).map(({ name }) => pg.escapeIdentifier(name));
  await client.query('begin isolation level repeatable read read only');
  // A migration waits until all is read. The locks come first: the moment of the copy is that of the first query.
  await client.query(`lock table ${toLock.join(', ')} in access share mode`);
  yield writeLine({
    format: 'estudio2600-database',
    version: 1,
    takenAt: new Date().toISOString(),
    installation: installationMark(source.secret),
    migrations: await readMigrations(owner.client, client),
  });
  for (const { name, columns } of await copiedTables(client)) {
    const values = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
    const select = `select ${values} from ${pg.escapeIdentifier(name)}`;
    yield* readTable(client, { table: name, columns }, select, rows);
  }
  yield* readTable(client, waitingJobs, await selectWaitingJobs(client), rows);
}

async function refuseUnmade(owner: pg.Client): Promise<void> {
  if (await isMigrated(owner)) return;
  throw new StartError(
    'Esta base de datos está vacía: no hay nada que copiar. Revisa DATABASE_URL.',
  );
}

/** The owner alone may read the list; its transaction sees the same moment. */
async function readMigrations(owner: pg.Client, service: pg.Client) {
  const { rows } = await service.query<{ id: string }>('select pg_export_snapshot() as id');
  await owner.query('begin isolation level repeatable read read only');
  await owner.query(`set transaction snapshot ${pg.escapeLiteral(rows[0]?.id ?? '')}`);
  const list = await appliedMigrations(owner);
  await owner.query('rollback');
  return list;
}

/** A job that a worker has now is waiting again in a copy: that worker will not be there. */
async function selectWaitingJobs(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('jobs.job') is not null as "isThere"`,
  );
  const columns = waitingJobs.columns.map((column) => `${column}::text`).join(', ');
  return rows[0]?.isThere
    ? `select ${columns} from jobs.job where state in ('created', 'retry', 'active')
         and ${ours} order by created_on`
    : `select ${columns} from (select null as name, null as id, null as data, null as start_after) nothing where false`;
}

/** A few hundred rows at a time, however many there are. */
async function* readTable(
  client: pg.Client,
  start: TableStart,
  select: string,
  counts: RowCounts,
): AsyncGenerator<string> {
  yield writeLine(start);
  let count = 0;
  await client.query(`declare copied no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<CopyRow>({ text: fetch, rowMode: 'array' });
    if (rows.length === 0) break;
    count += rows.length;
    yield rows.map(writeLine).join('');
  }
  await client.query('close copied');
  counts[start.table] = count;
}

const fetch = 'fetch 500 from copied';
