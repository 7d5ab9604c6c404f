import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { migrate } from './migrate.ts';

const { ownerConnection } = await createTestDatabase();
const { secret } = inject('postgres');
const client = new pg.Client(ownerConnection);
await client.connect();
afterAll(() => client.end());

async function applied(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by 1');
  return rows.map(({ name }) => name);
}

test('migrating again, and by several at once, changes nothing', async () => {
  const before = await applied();
  await Promise.all([1, 2, 3].map(() => migrate(ownerConnection, secret)));
  expect(await applied()).toEqual(before);
});

test('an applied file that changed since is refused by its name', async () => {
  await client.query(`update migrations set checksum = 'otro' where name = '0002-projects.sql'`);
  await expect(migrate(ownerConnection, secret)).rejects.toThrow('0002-projects.sql');
});
