import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { makeRows } from '#test/access/make-rows.ts';
import { readTables } from '#test/access/read-tables.ts';
import { startOutsideServer } from '#test/postgres/outside-server.ts';
import { makePerson, openTestServices, testSecret, anonymousAt } from '#test/test-services.ts';
import { mailCopies } from '#server/services/contacts/mail-copies.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { seedDemo } from '#server/services/demo/seed-demo.ts';
import { subscribe } from '#server/services/newsletter/subscribe.ts';
import type { Connection } from '../database/connection.ts';
import { createJobSeal, isSealed } from '../background/job-seal.ts';
import { appConnection, migrate, readMigrationFiles } from '../database/migrate.ts';
import type { RowCounts } from './copy-format.ts';
import { readDatabase } from './read-database.ts';
import { restoreCopy } from './restore-copy.ts';
import { writeCopy } from './write-copy.ts';

vi.setConfig({ testTimeout: 60_000 });

const { secret } = inject('postgres');
const outside = await startOutsideServer();
const services = await openTestServices();
const source = { owner: services.ownerConnection, app: services.appConnection, secret };
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

const visitor = anonymousAt('10.0.0.7');
const hard = 'Canción Ñandú — ¿qué?\n\t"\\N" \\ , {} 🎵';

await seedDemo(services, system, services.folder);
await makePerson(services, 'ana@ejemplo.co');
await submitMessage(services, visitor, {
  table: 'contacts',
  written: {
    name: hard,
    email: 'luis@ejemplo.co',
    phone: null,
    service: 'video',
    message: hard,
    website: '',
    consent: 'on',
  },
});
await mailCopies(services, system);
await subscribe(services, visitor, { email: 'boletin@ejemplo.co', consent: 'on', website: '' });
// A row in every table, so that one that the product makes tomorrow is here, too.
const writer = await connect(source.owner);
const { rows: people } = await writer.query<Record<string, unknown>>(
  `update users set image = $1, monthly_usage = '{"a": [1.50, null, "ñ"]}' where email = 'ana@ejemplo.co' returning *`,
  [hard],
);
const tables = (await readTables(writer)).filter(({ name }) => name !== 'migrations');
await makeRows(writer, tables, people[0] ?? {});
// More than are read, or put in, at once.
await writer.query(
  `insert into rate_limits (key, points) select 'key ' || n, n from generate_series(1, 1203) n`,
);

const file = join(services.folder, 'base.copia');
const counts = await writeCopy(source, file);

test('a copy, restored for an owner who is no superuser, is every row as it was', async () => {
  const target = await outside.createDatabase('whole');
  expect(await restoreCopy({ owner: target, secret }, file)).toEqual(counts);
  const [here, there] = [await rowsOf(source.app), await rowsOf(appConnection(target, secret))];
  expect(there).toEqual(here);
  for (const [table, rows] of Object.entries(here)) {
    expect([table, rows.length]).toEqual([table, counts[table]]);
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
  const jobs = await jobsOf(appConnection(target, secret));
  expect(jobs).toEqual(await jobsOf(source.app));
  expect(new Set(jobs.map(({ name }) => name))).toEqual(
    new Set(['mail-arrivals', 'process-media', 'send-mail']),
  );
  const seal = createJobSeal(testSecret);
  const mails = jobs.map(({ data }) => (isSealed(data) ? seal.open('send-mail', data) : null));
  for (const to of ['luis@ejemplo.co', 'boletin@ejemplo.co']) {
    expect(mails).toContainEqual(expect.objectContaining({ to }));
  }
  // And what was restored can be copied again, by who may not pass row-level security.
  const again = { owner: target, app: appConnection(target, secret), secret };
  expect(await writeCopy(again, `${file}-again`)).toEqual(counts);
});

test('a job that a worker had is waiting again', { tags: 'sweep' }, async () => {
  const client = await connect(source.app, '-c role=estudio_service');
  const active = `update jobs.job set state = 'active', started_on = now() where name = 'process-media'`;
  await client.query('begin');
  expect((await client.query(active)).rowCount).toBeGreaterThan(0);
  await client.query('commit');
  const target = await outside.createDatabase('active');
  await writeCopy(source, `${file}-active`);
  await restoreCopy({ owner: target, secret }, `${file}-active`);
  const there = await connect(appConnection(target, secret), '-c role=estudio_service');
  const states = await there.query(
    `select distinct state from jobs.job where name = 'process-media'`,
  );
  expect(states.rows).toEqual([{ state: 'created' }]);
});

test('a copy is of one moment, whatever is written meanwhile', async () => {
  const rows: RowCounts = {};
  const lines = readDatabase(source, rows);
  const head = await lines.next();
  const before = await rowsOf(source.app);
  await makePerson(services, 'tarde@ejemplo.co');
  await writer.query(`update contacts set message = 'otro'`);
  await writer.query('delete from newsletter_subscribers');
  let rest = '';
  for await (const text of lines) rest += text;
  expect(head.value).toContain('0001-accounts.sql');
  expect(rest).not.toContain('tarde@ejemplo.co');
  expect(rest).not.toContain('"otro"');
  for (const [table, { length }] of Object.entries(before))
    expect([table, rows[table]]).toEqual([table, length]);
});

test('a file is only for its owner, and never takes the place of another', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  await expect(writeCopy(source, file)).rejects.toThrow('ya existe');
  expect(readFileSync(file)).toEqual(before);
  const elsewhere = { ...source, owner: { ...source.owner, database: 'no_existe' } };
  await expect(writeCopy(elsewhere, `${file}-none`)).rejects.toThrow('no_existe');
  expect(readdirSync(services.folder).filter((name) => /part|none/.test(name))).toEqual([]);
});

test('a PostgreSQL of another secret is not copied', async () => {
  await expect(writeCopy({ ...source, secret: `not ${secret}` }, `${file}-other`)).rejects.toThrow(
    'otro SECRET',
  );
});

test('what is damaged, cut or something else leaves nothing', async () => {
  const target = await outside.createDatabase('damaged');
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  const other: Record<string, Buffer> = {
    cut: whole.subarray(0, whole.length >> 1),
    'cut at its end': whole.subarray(0, -1),
    flipped,
    empty: Buffer.alloc(0),
    noise: randomBytes(1000),
    'another file': gzipSync('{"format":"otro"}\n'),
    'without foot': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
    'without a row': gzipSync(`${lines.toSpliced(3, 1).join('\n')}\n`),
    'another count': gzipSync(`${lines.join('\n').replace('"users":', '"users":1')}\n`),
    'changed word': gzipSync(`${lines.join('\n').replace('ana@ejemplo.co', 'eva@ejemplo.co')}\n`),
  };
  for (const [name, bytes] of Object.entries(other)) {
    const damaged = join(services.folder, 'damaged');
    writeFileSync(damaged, bytes);
    await expect(restoreCopy({ owner: target, secret }, damaged), name).rejects.toThrow(
      /no es una copia completa/,
    );
  }
  expect(await tablesOf(target)).toEqual([]);
  await expect(restoreCopy({ owner: target, secret }, `${file}-absent`)).rejects.toThrow(
    /no hay ningún archivo/,
  );
  // The checksum is right here, and PostgreSQL refuses a row only when others are in.
  const orphan = rewrite((rows) => rows.filter((line) => !line.includes('"ana@ejemplo.co"')));
  await expect(restoreCopy({ owner: target, secret }, orphan)).rejects.toThrow(/foreign key/);
  for (const [table, rows] of Object.entries(await rowsOf(appConnection(target, secret)))) {
    expect([table, rows]).toEqual([table, []]);
  }
  await restoreCopy({ owner: target, secret }, file);
});

test('a database that has rows, or a server, is refused', { tags: 'sweep' }, async () => {
  const target = await outside.createDatabase('taken');
  await restoreCopy({ owner: target, secret }, file);
  const before = await rowsOf(appConnection(target, secret));
  await expect(restoreCopy({ owner: target, secret }, file)).rejects.toThrow(
    /ya tiene filas \(en users\)/,
  );
  expect(await rowsOf(appConnection(target, secret))).toEqual(before);
  const served = await outside.createDatabase('served');
  await migrate(served, secret);
  const server = await connect(appConnection(served, secret));
  await expect(restoreCopy({ owner: served, secret }, file)).rejects.toThrow(/Un servidor usa/);
  await server.query('select 1');
});

test(
  'a copy of an older version is brought up to date, one of a newer version is refused',
  { tags: 'sweep' },
  async () => {
    const old = await outside.createDatabase('old');
    await migrate(old, secret, { upTo: '0011-pending-uploads.sql' });
    const app = appConnection(old, secret);
    const client = await connect(app, '-c role=estudio_service');
    await client.query(
      `insert into users (email, full_name, display_name, role) values ('vieja@ejemplo.co', 'Vieja', 'V', 'artist')`,
    );
    await writeCopy({ owner: old, app, secret }, `${file}-old`);
    const target = await outside.createDatabase('updated');
    await restoreCopy({ owner: target, secret }, `${file}-old`);
    const { rows } = await (
      await connect(target)
    ).query<{ name: string }>('select name from migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(
      (await readMigrationFiles()).map(({ name }) => name),
    );
    const users = (await rowsOf(appConnection(target, secret))).users;
    expect(users).toEqual([expect.stringContaining('vieja@ejemplo.co')]);

    const begun = await outside.createDatabase('begun');
    await migrate(begun, secret, { upTo: '0004-jobs.sql' });
    await restoreCopy({ owner: begun, secret }, file);
    await client.end();
    // An older database that people have used is left as it is.
    await expect(restoreCopy({ owner: old, secret }, file)).rejects.toThrow(/una base nueva/);

    const empty = await outside.createDatabase('newer');
    const newer = rewrite(([head = '', ...rest]) => [
      head.replace('"migrations":[', '"migrations":[{"name":"0000-otra.sql","checksum":"x"},'),
      ...rest,
    ]);
    await expect(restoreCopy({ owner: empty, secret }, newer)).rejects.toThrow(
      /0000-otra\.sql: actualiza el código/,
    );
    expect(await tablesOf(empty)).toEqual([]);
    const ahead = await outside.createDatabase('ahead');
    await migrate(ahead, secret);
    await expect(restoreCopy({ owner: ahead, secret }, `${file}-old`)).rejects.toThrow(
      /una base nueva/,
    );
  },
);

test(
  'a line that is much longer than what arrives at a time is read',
  { tags: 'sweep' },
  async () => {
    const target = await outside.createDatabase('long');
    const long = rewrite((rows) =>
      rows.map((line) =>
        line.includes('"ana@ejemplo.co"') ? line.replace(/🎵/, 'ñ'.repeat(3e5)) : line,
      ),
    );
    await restoreCopy({ owner: target, secret }, long);
    const users = (await rowsOf(appConnection(target, secret))).users ?? [];
    expect(Math.max(...users.map((row) => row.length))).toBeGreaterThan(3e5);
  },
);

test('a copy of another secret is restored only on request', { tags: 'sweep' }, async () => {
  const target = await outside.createDatabase('secrets');
  const foreign = rewrite(([head = '', ...rest]) => [head.replace('SECRET ', 'SECRET x'), ...rest]);
  await expect(restoreCopy({ owner: target, secret }, foreign)).rejects.toThrow(/secrets\.json/);
  expect(await tablesOf(target)).toEqual([]);
  await restoreCopy({ owner: target, secret }, foreign, { otherSecret: true });
  expect((await rowsOf(appConnection(target, secret))).users).toHaveLength(counts.users ?? 0);
});

test('a table whose rows would be missing in silence stops the copy', async () => {
  for (const [table, words] of [
    ['notes (note text)', 'no deja ver'],
    ['counted (id int generated always as identity)', 'usa una secuencia'],
  ] as const) {
    const name = table.split(' ')[0] ?? '';
    await writer.query(
      `create table ${table}; grant select on ${name} to estudio_service;
       insert into ${name} default values; alter table ${name} ${words === 'no deja ver' ? 'enable' : 'disable'} row level security`,
    );
    await expect(writeCopy(source, `${file}-${name}`)).rejects.toThrow(
      `«${name}» del esquema public no es del producto: ${words}`,
    );
    await writer.query(`drop table ${name}`);
  }
});

async function connect(connection: Connection, options = ''): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, options });
  await client.connect();
  clients.push(client);
  return client;
}

/** Every row of every table, as PostgreSQL writes it. */
async function rowsOf(app: Connection): Promise<Record<string, string[]>> {
  const client = new pg.Client({ ...app, options: '-c role=estudio_service' });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `select ${name}::text as row from ${name} order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

async function jobsOf(app: Connection) {
  const client = new pg.Client({ ...app, options: '-c role=estudio_service' });
  await client.connect();
  const { rows } = await client.query<{ name: string; id: string; data: object; start: string }>(
    `select name, id, data, date_trunc('milliseconds', start_after)::text as start from jobs.job where name !~ '^__' order by id`,
  );
  await client.end();
  return rows;
}

async function tablesOf(owner: Connection): Promise<unknown[]> {
  const client = await connect(owner);
  const { rows } = await client.query<object>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Another copy, with these lines and a foot that fits them. */
function rewrite(change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const changed = change(lines.slice(0, -1));
  const rows: RowCounts = {};
  let table = '';
  for (const line of changed.slice(1)) {
    const content = JSON.parse(line) as { table: string } | unknown[];
    if (Array.isArray(content)) rows[table] = (rows[table] ?? 0) + 1;
    else rows[(table = content.table)] = 0;
  }
  const text = changed.map((line) => `${line}\n`).join('');
  const foot = JSON.stringify({ rows, sha256: createHash('sha256').update(text).digest('hex') });
  const name = `${file}-rewritten-${randomBytes(4).toString('hex')}`;
  writeFileSync(name, gzipSync(`${text}${foot}\n`));
  return name;
}
