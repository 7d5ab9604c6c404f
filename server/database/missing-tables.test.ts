import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { sampled } from '#test/sampled.ts';
import { generateSchemaScript } from './generate-schema-script.ts';
import { migrate } from './migrate.ts';
import { isMissingTable, missingTables } from './missing-tables.ts';
import { readSchemaScript } from './schema-script.ts';

const { ownerConnection, appConnection } = await createTestDatabase();
const { secret } = inject('postgres');
const owner = new pg.Client(ownerConnection);
const app = new pg.Client(appConnection);
await Promise.all([owner.connect(), app.connect()]);
afterAll(() => Promise.all([owner.end(), app.end()]));

const { tables, text } = readSchemaScript();
const warnings: string[] = [];
owner.on('notice', ({ severity, message }) => {
  if (severity === 'WARNING') warnings.push(message ?? '');
});

const rowsOf = async (table: string) => {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count;
};

beforeAll(async () => {
  await owner.query(`
    insert into users (email, full_name, display_name, role) values ('ana@ejemplo.co', 'Ana', 'Ana', 'artist');
    insert into projects (user_id, title, artist_name, genre) select id, 't', 'a', 'pop' from users;
    insert into distributions (project_id, platform) select id, 'spotify' from projects`);
});

test('nothing is missing from a migrated database, and nothing is made', async () => {
  expect(tables.length).toBeGreaterThan(10);
  expect(await missingTables(app)).toEqual([]);
  expect(await migrate(ownerConnection, secret)).toEqual([]);
});

test('a statement about a table that is not there is known by its code', async () => {
  const failed = await owner.query('select * from no_such_table').catch((error: unknown) => error);
  expect(isMissingTable(failed)).toBe(true);
  const denied = await app.query('select * from users').catch((error: unknown) => error);
  expect(isMissingTable(denied)).toBe(false);
});

// Each takes half a second.
test.each(sampled(tables, 4))('%s comes back, with all that went with it', async (table) => {
  const before = await generateSchemaScript(ownerConnection);
  await owner.query(`drop table ${table} cascade`);
  expect(await missingTables(app)).toEqual([table]);
  await owner.query(text);
  expect(await missingTables(app)).toEqual([]);
  expect(await generateSchemaScript(ownerConnection)).toBe(before);
  expect(await rowsOf(table)).toBe(0);
});

test('the migrator makes again what was dropped, and says which', async () => {
  await owner.query('drop table projects, users cascade');
  expect(await migrate(ownerConnection, secret)).toEqual(['projects', 'users']);
  expect(await missingTables(app)).toEqual([]);
});

test('rows whose parents are gone stay, are reported, and no new ones join them', async () => {
  await owner.query(`
    insert into users (email, full_name, display_name, role) values ('luis@ejemplo.co', 'Luis', 'Luis', 'artist');
    insert into projects (user_id, title, artist_name, genre) select id, 't', 'a', 'pop' from users;
    insert into distributions (project_id, platform) select id, 'spotify' from projects`);
  const before = await rowsOf('distributions');
  warnings.length = 0;
  await owner.query('drop table projects cascade');
  await owner.query(text);
  expect(await rowsOf('distributions')).toBe(before);
  expect(warnings).toEqual([expect.stringContaining('distributions_project_id_fkey')]);
  await expect(
    owner.query(`insert into distributions (project_id, platform) values (gen_random_uuid(), 'x')`),
  ).rejects.toMatchObject({ code: '23503' });
});

test('the script refuses a database of another version, and changes nothing in it', async () => {
  await owner.query(`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`);
  await owner.query('drop table contacts cascade');
  await expect(owner.query(text)).rejects.toThrow('npm run db -- migrate');
  await owner.query('rollback');
  expect(await missingTables(app)).toEqual(['contacts']);
});
