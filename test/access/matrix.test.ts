import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bucket, buckets } from '#server/ports/storage/storage.ts';
import { openTestApp } from '#test/test-app.ts';
import { makeRows, type Row, type Rows } from './make-rows.ts';
import { headerTricks, pathTricks } from './path-tricks.ts';
import { rawRequest } from './raw-request.ts';
import { actors, readRights } from './read-rights.ts';
import { readTables } from './read-tables.ts';
import { kinds, TableTrials } from './try-tables.ts';

const { person, serve, services } = await openTestApp();
const owner = await person('ana@ejemplo.co');
const other = await person('luis@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });

const client = new pg.Client(services.ownerConnection);
await client.connect();
afterAll(() => client.end());
const tables = await readTables(client);
const port = await serve();

/** What was tried, what succeeded and must not have, and what each actor turned out to be able to do. */
const tried = { cases: 0, leaks: [] as string[], lines: [] as string[] };
afterAll(() => {
  const { cases, leaks, lines } = tried;
  const found = [...lines, ...leaks.map((leak) => `LEAK: ${leak}`)].join('\n');
  process.stdout.write(`\n${found}\nmatrix: ${cases} cases, ${leaks.length} leaks\n`);
});

/** The letters of what succeeded, counted against those that are expected. */
function counted(what: string, succeeded: Record<string, boolean>, expected: string): string {
  for (const [kind, success] of Object.entries(succeeded)) {
    tried.cases += 1;
    if (success && !expected.includes(kind.charAt(0))) tried.leaks.push(`${what} ${kind}`);
  }
  return Object.entries(succeeded)
    .map(([kind, success]) => (success ? kind.charAt(0) : '-'))
    .join('');
}

function note(name: string, letters: Record<string, string>): void {
  const columns = actors.map((actor) => (letters[actor] ?? '').padEnd(10));
  tried.lines.push(`${name.padEnd(22)}${columns.join('')}`.trimEnd());
}

describe('tables', () => {
  const expected = readRights('table');
  const trials = new TableTrials(client, {
    owner: owner.userId,
    other: other.userId,
    staff: staff.userId,
  });
  const rowsOf = new Map<string, Rows>();
  const rows = (userId: string): Rows => rowsOf.get(userId) ?? new Map();

  test('every table of the schema is expected, and no other', () => {
    const names = tables.map(({ name }) => name);
    expect(names, 'test/access/rights.txt').toEqual([...expected.keys()]);
  });

  test('every table holds a row of each of two people', async () => {
    for (const { userId } of [owner, other]) {
      const found = await client.query<{ row: Row }>(
        'select to_jsonb(users) as row from users where id = $1',
        [userId],
      );
      rowsOf.set(userId, await makeRows(client, tables, found.rows[0]?.row ?? {}));
    }
    for (const { name, key } of tables) {
      const keyOf = (userId: string) => key.map((column) => rows(userId).get(name)?.[column]);
      expect(key.length, `${name} has a primary key`).toBeGreaterThan(0);
      expect(keyOf(owner.userId), name).not.toEqual(keyOf(other.userId));
      const { rows: held } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name}`,
      );
      expect(held[0]?.count, name).toBeGreaterThan(1);
    }
  });

  test.each(tables)('$name opens exactly as far as it is expected to', async (table) => {
    const letters: Record<string, string> = {};
    for (const actor of actors) {
      const succeeded: Record<string, boolean> = {};
      for (const kind of kinds) {
        succeeded[kind] = await trials.gets(actor, kind, table, rows(owner.userId));
      }
      letters[actor] = counted(
        `${table.name} ${actor}`,
        succeeded,
        expected.get(table.name)?.[actor] ?? '',
      );
    }
    note(table.name, letters);
    expect(letters).toEqual(expected.get(table.name));
  });

  test.each(tables)(
    '$name is closed to the login role, and keeps to its policies',
    async (table) => {
      for (const kind of kinds) {
        const success = await trials.gets('login', kind, table, rows(owner.userId));
        expect(counted(`${table.name} login`, { [kind]: success }, ''), kind).toBe('-');
      }
      // The migrator's own: nobody has a right to it.
      expect(table.forcesRowLevelSecurity || table.name === 'migrations').toBe(true);
    },
  );

  test.each(tables.filter(({ foreignKeys }) => foreignKeys.length > 0))(
    'no row of $name can be made to point to another person’s',
    async (table) => {
      for (const key of table.foreignKeys) {
        const success = await trials.plants(key, table, rows(owner.userId), rows(other.userId));
        const what = `${table.name} owner ${key.columns.join()}`;
        expect(counted(what, { 'plants another’s': success }, ''), what).toBe('-');
      }
    },
  );
});

describe('buckets', () => {
  const expected = readRights('bucket');
  const secretOf = (holder: string) => `${holder}: only for the eyes of Ana`;
  const path = `${owner.userId}/tracks/1_secret.mp3`;
  const as = { anonymous: null, owner, other, staff };
  const cookieOf = (actor: (typeof actors)[number]): Record<string, string> =>
    as[actor] ? { cookie: as[actor].cookie } : {};
  const stored = async (bucket: Bucket, at = path) =>
    (await services.storage.size(bucket, at)) === null
      ? null
      : (await buffer(await services.storage.read(bucket, at))).toString();

  beforeEach(async () => {
    await writeFile(join(services.folder, 'secrets.json'), secretOf('server'));
    for (const bucket of buckets) {
      if ((await stored(bucket)) === secretOf(bucket)) continue;
      await services.storage.remove(bucket, path);
      await services.storage.put(bucket, path, Buffer.from(secretOf(bucket)));
    }
  });

  test('every bucket of the port is expected, and no other', () => {
    expect([...buckets].toSorted()).toEqual([...expected.keys()]);
  });

  test.each([...buckets])('%s opens exactly as far as it is expected to', async (bucket) => {
    const letters: Record<string, string> = {};
    for (const actor of actors) {
      const target = `/archivos/${bucket}/${path}`;
      const headers = cookieOf(actor);
      const got = await rawRequest(port, { target, headers });
      const head = await rawRequest(port, { method: 'HEAD', target, headers });
      expect(head.status, 'HEAD says what GET does').toBe(got.status);
      const succeeded = {
        get: got.body.includes(secretOf(bucket)) || got.status < 400,
        put: await changes(actor, bucket, ['PUT', 'POST', 'PATCH']),
        delete: await changes(actor, bucket, ['DELETE']),
      };
      letters[actor] = counted(
        `${bucket} ${actor}`,
        succeeded,
        expected.get(bucket)?.[actor] ?? '',
      );
    }
    note(bucket, letters);
    expect(letters).toEqual(expected.get(bucket));
  });

  /** Whether one of the methods is taken, or leaves another object than it found: at the path, or beside it. */
  async function changes(
    actor: (typeof actors)[number],
    bucket: Bucket,
    methods: string[],
  ): Promise<boolean> {
    const beside = [`${path}2`, `${as[actor]?.userId ?? owner.userId}/tracks/2_new.mp3`];
    for (const method of methods) {
      for (const at of [path, ...beside]) {
        const target = `/archivos/${bucket}/${at}`;
        const headers = { ...cookieOf(actor), 'tus-resumable': '1.0.0', 'upload-offset': '0' };
        const { status } = await rawRequest(port, { method, target, headers, body: 'overwritten' });
        if (status < 400) return true;
      }
    }
    const left = await Promise.all(beside.map((at) => stored(bucket, at)));
    return (await stored(bucket)) !== secretOf(bucket) || left.some((text) => text !== null);
  }

  const closed = [...expected].flatMap(([bucket, rights]) =>
    actors.filter((actor) => !rights[actor].includes('g')).map((actor) => [bucket, actor] as const),
  );

  test.each(closed)('%s has no way around for %s', async (bucket, actor) => {
    const own = as[actor]?.userId ?? 'nobody';
    const headers = cookieOf(actor);
    for (const [trick, target] of pathTricks(bucket, path, own)) {
      await expectNothing(`${bucket} ${actor}: ${trick}`, { target, headers }, bucket);
    }
    for (const extra of headerTricks(bucket, path)) {
      const target = `/archivos/${bucket}/${path}`;
      const what = `${bucket} ${actor}: ${Object.keys(extra).join()}`;
      await expectNothing(what, { target, headers: { ...headers, ...extra } }, bucket);
    }
  });

  /** The public bucket may answer with its own object of that name, which is no secret of another. */
  async function expectNothing(
    what: string,
    request: { target: string; headers: Record<string, string> },
    bucket: string,
  ): Promise<void> {
    const { status, body } = await rawRequest(port, request);
    const fetched = [bucket, 'server'].some((holder) => body.includes(secretOf(holder)));
    const responded = status < 400 && !body.includes(secretOf('cover-images'));
    expect(counted(what, { get: fetched || responded }, ''), `${what}: ${status}`).toBe('-');
  }
});
