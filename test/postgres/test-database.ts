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
  await run(owner, `create database ${database} template ${template}`);
  afterAll(() =>
    run(
      owner,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    ),
  );
  const ownerConnection = { ...owner, database };
  return { ownerConnection, appConnection: appConnection(ownerConnection, secret) };
}

async function run(owner: Connection, statement: string): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(statement);
  await client.end();
}
