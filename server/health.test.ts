import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, services } = await openTestApp();

test('a server whose database is away says that it is not ready, and then that it is', async () => {
  const ready = async () => {
    const response = await ask('/health/ready');
    return [response.status, await response.text()];
  };
  const { database, ...cluster } = services.ownerConnection;
  const outside = new pg.Client({ ...cluster, database: 'postgres' });
  await outside.connect();
  try {
    expect(await ready()).toEqual([200, 'ok']);
    await outside.query(`alter database "${database}" allow_connections false`);
    await outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    );
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'La base de datos no responde.']);
    expect((await ask('/health/live')).status).toBe(200);
    await outside.query(`alter database "${database}" allow_connections true`);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'ok']);
  } finally {
    await outside.end();
  }
});

test('a connection that is lost in the middle of a transaction takes the transaction with it, and nothing else', async () => {
  const { service } = services.db;
  const outside = new pg.Client(services.ownerConnection);
  await outside.connect();
  const work = service.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid;
    await outside.query('select pg_terminate_backend($1)', [pid]);
    // The news of it comes while nothing is asked.
    const left = () => outside.query('select from pg_stat_activity where pid = $1', [pid]);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
    await sql`select 1`.execute(db);
  });
  await expect(work).rejects.toThrow(/not queryable|terminat|ECONNRESET/);
  expect((await sql`select 1`.execute(service)).rows).toHaveLength(1);
  await outside.end();
});
