import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Connection } from '#server/database/connection.ts';
import { createTestDatabase } from './test-database.ts';

const one = await createTestDatabase();
const other = await createTestDatabase();
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

test('a test database is migrated, and its rows are nobody else’s', async () => {
  const [here, there] = [await connect(one.ownerConnection), await connect(other.ownerConnection)];
  const { rows } = await here.query('select name from migrations');
  expect(rows.length).toBeGreaterThan(0);
  await here.query('create table only_here (id int)');
  await expect(there.query('select * from only_here')).rejects.toThrow('does not exist');
});

test('the app connects as a role that owns nothing and cannot pass row-level security', async () => {
  const app = await connect(one.appConnection);
  const { rows } = await app.query(
    'select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolname: 'estudio_app', rolsuper: false, rolbypassrls: false }]);
  const owned = await app.query(
    'select relname from pg_class where relowner = current_user::regrole',
  );
  expect(owned.rows).toEqual([]);
  await expect(app.query('create table mine (id int)')).rejects.toThrow('permission denied');
});

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  clients.push(client);
  return client;
}
