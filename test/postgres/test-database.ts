import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Connection } from '#server/database/connection.ts';
import { appConnection } from '#server/database/migrate.ts';

export type TestDatabase = {
  ownerConnection: Connection;
  /** As the product connects: the login role that row-level security binds. */
  appConnection: Connection;
};

/**
 * A migrated database of its own for one test file; it goes with the cluster of the run. To drop it would wait for every
 * backend of the cluster, whatever other files do meanwhile. Call it at the top of the file:
 * `const database = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { owner, template, secret } = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const client = await connectOnce(owner);
  await client.query(`create database ${database} template ${template}`);
  afterAll(() =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    ),
  );
  const ownerConnection = { ...owner, database };
  return { ownerConnection, appConnection: appConnection(ownerConnection, secret) };
}

let connected: Promise<pg.Client> | undefined;

/** The files of a worker share it: to connect takes as long as a test. It ends with the cluster. */
const connectOnce = (owner: Connection): Promise<pg.Client> => (connected ??= connect(owner));

async function connect(owner: Connection): Promise<pg.Client> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
