import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, openTestServices } from '#test/test-services.ts';
import type { Actor, UserActor } from '#server/actor.ts';
import { asActor } from './as-actor.ts';

const services = await openTestServices();
const { actors, service } = services.db;
let ana: UserActor;
let luis: UserActor;

/** How to make one row of each table for a person, in SQL with their id and their project's. */
const rowsOf: Record<string, (user: string, project: string) => string | null> = {
  users: () => null,
  sessions: (user) =>
    `insert into sessions (user_id, token, expires_at) values ('${user}', gen_random_uuid()::text, now())`,
  accounts: () => null,
  verifications: (user) =>
    `insert into verifications (identifier, value, expires_at) values ('${user}', 'x', now())`,
  rate_limits: (user) => `insert into rate_limits (key) values ('${user}' || random())`,
  user_settings: (user) =>
    `insert into user_settings (user_id, artist_name) values ('${user}', 'x')`,
  projects: (user) =>
    `insert into projects (user_id, title, artist_name, genre) values ('${user}', 't', 'a', 'pop')`,
  uploads: (user, project) =>
    `insert into uploads (id, user_id, project_id, kind, size, object_path) values (gen_random_uuid()::text, '${user}', '${project}', 'audio', 1, gen_random_uuid()::text)`,
  distributions: (_user, project) =>
    `insert into distributions (project_id, platform) values ('${project}', 'spotify')`,
  analytics: (_user, project) =>
    `insert into analytics (project_id, platform, date) values ('${project}', 'spotify', now()::date)`,
  contacts: () =>
    `insert into contacts (name, email, service, message) values ('n', 'e', 's', 'm')`,
  contact_submissions: () =>
    `insert into contact_submissions (name, email, service, message) values ('n', 'e', 's', 'm')`,
};

/** What a person may do with their own rows; nobody may do anything with another's. */
const ownRights: Record<string, string[]> = {
  users: ['select'],
  user_settings: ['select', 'insert', 'update', 'delete'],
  projects: ['select', 'insert', 'update', 'delete'],
  uploads: ['select', 'insert', 'update', 'delete'],
  distributions: ['select'],
  analytics: ['select'],
  contacts: ['insert'],
  contact_submissions: ['insert'],
};

const projects = new Map<string, string>();

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
  for (const { userId } of [ana, luis]) {
    const { id } = await service
      .insertInto('projects')
      .values({ user_id: userId, title: 't', artist_name: 'a', genre: 'pop' })
      .returning('id')
      .executeTakeFirstOrThrow();
    projects.set(userId, id);
    for (const make of Object.values(rowsOf)) {
      const statement = make(userId, id);
      if (statement) await sql.raw(statement).execute(service);
    }
  }
});

const run = (actor: Actor, statement: string) =>
  asActor(actors, actor, (db) => sql.raw<Record<string, unknown>>(statement).execute(db));

/** Rows of the table that belong to a person, as a condition on its columns. */
const ownedBy = (table: string, { userId }: UserActor) => {
  const project = projects.get(userId) ?? '';
  const conditions: Record<string, string> = {
    users: `id = '${userId}'`,
    projects: `user_id = '${userId}'`,
    distributions: `project_id = '${project}'`,
    analytics: `project_id = '${project}'`,
    verifications: `identifier = '${userId}'`,
    rate_limits: `key like '${userId}%'`,
    contacts: 'true',
    contact_submissions: 'true',
  };
  return conditions[table] ?? `user_id = '${userId}'`;
};

/** A statement of each kind against the rows of `owner`, which changes no value. */
const statements = (table: string, owner: UserActor): Record<string, string | null> => {
  const where = ownedBy(table, owner);
  const column = table === 'rate_limits' ? 'key' : table === 'user_settings' ? 'user_id' : 'id';
  return {
    select: `select ${column} from ${table} where ${where}`,
    update: `update ${table} set ${column} = ${column} where ${where} returning ${column}`,
    delete: `with gone as (delete from ${table} where ${where} returning ${column}) select * from gone`,
    insert: rowsOf[table]?.(owner.userId, projects.get(owner.userId) ?? '') ?? null,
  };
};

test('every table has forced row-level security and a row in this test', async () => {
  const { rows } = await sql<{ name: string; forced: boolean }>`
    select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`.execute(
    service,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(rowsOf).toSorted());
  expect(rows.filter(({ forced }) => !forced)).toEqual([]);
});

test('the login role alone reads nothing', async () => {
  for (const table of Object.keys(rowsOf)) {
    await expect(sql.raw(`select 1 from ${table}`).execute(actors)).rejects.toThrow(
      /permission denied/,
    );
  }
});

describe.each(Object.keys(rowsOf))('%s', (table) => {
  test.each(['select', 'update', 'delete', 'insert'])(
    '%s of another’s rows does nothing',
    async (kind) => {
      const statement = statements(table, luis)[kind];
      if (!statement || (kind === 'insert' && table.startsWith('contact'))) return;
      const rows = await run(ana, statement).then(
        (result) => (kind === 'insert' ? 'inserted' : result.rows),
        (error: Error) => error.message,
      );
      if (typeof rows === 'string') {
        expect(rows).toMatch(/permission denied|row-level security/);
        return;
      }
      expect(rows).toEqual([]);
    },
  );

  test('one’s own rows, exactly as far as the table allows', async () => {
    for (const kind of ['select', 'update', 'delete', 'insert']) {
      const statement = statements(table, ana)[kind];
      if (!statement) continue;
      const allowed = ownRights[table]?.includes(kind) ?? false;
      // Settings are one row per person: a second insert fails for that reason, after the rights were granted.
      const outcome = await asActor(actors, ana, async (db) => {
        await sql.raw(statement).execute(db);
        throw new Error('rolled back');
      }).catch((error: Error) => error.message);
      if (allowed) expect(outcome, kind).toMatch(/^rolled back$|duplicate key/);
      else expect(outcome, kind).toMatch(/permission denied/);
    }
  });

  test('an anonymous visitor reads, changes and deletes nothing', async () => {
    for (const kind of ['select', 'update', 'delete']) {
      const statement = statements(table, luis)[kind];
      if (statement)
        await expect(run({ kind: 'anonymous' }, statement)).rejects.toThrow(/permission denied/);
    }
  });
});

test('a row cannot be given to somebody else', async () => {
  await expect(
    run(ana, `update projects set user_id = '${luis.userId}' where user_id = '${ana.userId}'`),
  ).rejects.toThrow(/row-level security/);
});

test('the role ends with its transaction', async () => {
  await run(ana, 'select 1');
  const { rows } = await sql<{ role: string; user: string }>`
    select current_user as role, coalesce(current_setting('app.user_id', true), '') as user`.execute(
    actors,
  );
  expect(rows).toEqual([{ role: 'estudio_app', user: '' }]);
});

test('commits wait for the disk', async () => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql.raw<Record<string, string>>(`show ${setting}`).execute(actors);
    expect(Object.values(rows[0] ?? {})).toEqual(['on']);
  }
});
