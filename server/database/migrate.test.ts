import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startOutsideServer } from '#test/postgres/outside-server.ts';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import type { Connection } from './connection.ts';
import { appConnection, migrate, readMigrationFiles } from './migrate.ts';

const { ownerConnection } = await createTestDatabase();
const { secret } = inject('postgres');
const client = new pg.Client(ownerConnection);
await client.connect();
afterAll(() => client.end());

/** As the product does, once the roles are made. */
async function signIn(owner: Connection, secretOf: string): Promise<void> {
  const app = new pg.Client(appConnection(owner, secretOf));
  await app.connect();
  await app.end();
}

async function applied(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by 1');
  return rows.map(({ name }) => name);
}

test('migrating again, and by several at once, changes nothing', async () => {
  const before = await applied();
  await Promise.all([1, 2, 3].map(() => migrate(ownerConnection, secret)));
  expect(await applied()).toEqual(before);
});

test('whoever migrates another database of the PostgreSQL at the same time is waited for', async () => {
  const { rows } = await client.query<{ rolpassword: string }>(
    `select rolpassword from pg_authid where rolname = 'estudio_app'`,
  );
  const elsewhere = new pg.Client(ownerConnection);
  await elsewhere.connect();
  onTestFinished(() => elsewhere.end());
  await elsewhere.query('begin');
  await elsewhere.query(`alter role estudio_app password '${rows[0]?.rolpassword}'`);
  const other = await createTestDatabase();
  const migrated = migrate(other.ownerConnection, secret);
  const waiting = () =>
    client.query(`select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
      other.ownerConnection.database,
    ]);
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await elsewhere.query('commit');
  expect(await migrated).toEqual([]);
});

test('what a newer version has migrated is refused', async () => {
  await client.query(`insert into migrations (name, checksum) values ('9999-manana.sql', 'x')`);
  await expect(migrate(ownerConnection, secret)).rejects.toThrow('9999-manana.sql');
  await client.query(`delete from migrations where name = '9999-manana.sql'`);
  await migrate(ownerConnection, secret);
});

test('a PostgreSQL of another secret is refused, and goes on serving with its own', async () => {
  const password = async () =>
    (
      await client.query<{ rolpassword: string }>(
        `select rolpassword from pg_authid where rolname = 'estudio_app'`,
      )
    ).rows[0]?.rolpassword;
  const before = await password();
  expect(before).toMatch(/^SCRAM/);
  await expect(migrate(ownerConnection, `not ${secret}`)).rejects.toThrow('otro SECRET');
  expect(await password()).toEqual(before);
});

test(
  'an installation adopts a PostgreSQL whose owner is no superuser, and the other is refused from then on',
  { tags: 'sweep' },
  async () => {
    const outside = await startOutsideServer();
    const [one, other] = [
      await outside.createDatabase('one'),
      await outside.createDatabase('other'),
    ];
    // Somebody who migrates another database makes the same roles at this moment.
    const elsewhere = new pg.Client(other);
    await elsewhere.connect();
    await elsewhere.query('begin; create role estudio_user nologin');
    const migrated = migrate(one, 'secret of one');
    const waiting = () => elsewhere.query(`select from pg_locks where not granted`);
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await elsewhere.query('commit');
    await elsewhere.end();
    await migrated;

    await expect(migrate(other, 'secret of the other')).rejects.toThrow(
      'secrets.json de esta DATA_DIR no sea el suyo',
    );
    // Cut between the password and its mark, the first goes on serving.
    const marking = new pg.Client(other);
    await marking.connect();
    await marking.query(`begin; comment on role estudio_app is 'of somebody else'`);
    const terminate = () =>
      marking.query(`select pg_terminate_backend(pid) from pg_locks where not granted`);
    const cut = async () => {
      await expect.poll(async () => (await terminate()).rowCount).toBe(1);
    };
    await Promise.all([
      expect(migrate(other, 'secret of the other', { adopt: true })).rejects.toThrow('terminating'),
      cut(),
    ]);
    await marking.end();
    await signIn(one, 'secret of one');
    await migrate(other, 'secret of the other', { adopt: true });
    await signIn(other, 'secret of the other');
    await migrate(other, 'secret of the other');
    await expect(migrate(one, 'secret of one')).rejects.toThrow('otro SECRET');
    await migrate(one, 'secret of one', { adopt: true });
  },
);

test('an applied file that changed since is refused by its name', async () => {
  await client.query(`update migrations set checksum = 'otro' where name = '0002-projects.sql'`);
  await expect(migrate(ownerConnection, secret)).rejects.toThrow(
    'La migración 0002-projects.sql ya se aplicó y su archivo cambió después',
  );
});

test(
  'findings from before their mails are not mailed, whoever owns the database',
  { tags: 'sweep' },
  async () => {
    const outside = await startOutsideServer();
    const owner = await outside.createDatabase('findings');
    await migrate(owner, secret, { adopt: true, upTo: '0045-withdrawals.sql' });
    const older = new pg.Client(owner);
    await older.connect();
    const find = (subject: string) =>
      older.query(`insert into payment_findings (kind, provider, subject, found_at)
    values ('unknown-reference', 'wompi', '${subject}', now())`);
    // The owner writes there as the service does.
    await older.query('grant estudio_service to current_user; set role estudio_service');
    await find('before');
    await older.query('reset role; revoke estudio_service from current_user');
    await migrate(owner, secret);
    await older.query('grant estudio_service to current_user; set role estudio_service');
    await find('since');
    const { rows } = await older.query(
      'select subject, mailed_at = found_at as mailed from payment_findings order by subject',
    );
    await older.end();
    expect(rows).toEqual([
      { subject: 'before', mailed: true },
      { subject: 'since', mailed: null },
    ]);
  },
);

/** Those that a migration changes rows of, which does nothing to an owner who is no superuser while their policies are forced on them. */
test('a migration changes rows only of tables whose policies are not forced meanwhile', async () => {
  const forced = new Set<string>();
  const held: string[] = [];
  for (const { name, sql } of await readMigrationFiles()) {
    // What a function does, it does later.
    const now = sql.replaceAll(/create (?:or replace )?function[^$]*\$\$.*?\$\$/gs, '');
    const statements =
      /^\s*(?:alter table (\w+)\s+(no )?force row level security|(?:update|delete from) (\w+))/gm;
    for (const [, table, no, changed] of now.matchAll(statements)) {
      if (table) forced[no ? 'delete' : 'add'](table);
      if (changed && forced.has(changed)) held.push(`${name}: ${changed}`);
    }
  }
  expect(forced.size).toBeGreaterThan(20);
  // Made up for by 0048.
  expect(held).toEqual(['0046-comparisons.sql: payment_findings']);
});
