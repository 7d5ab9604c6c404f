import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { eventKinds, openLiveEvents } from './live-events.ts';

const services = await openTestServices();
const { events } = services;
const { service } = services.db;
const patience = { timeout: 10_000 };

/** What is heard of one person's events, in words. */
function listen(userId: string) {
  const heard: string[] = [];
  const close = events.follow(userId, (event) =>
    heard.push(event ? `${event.kind} ${event.id}` : 'anything'),
  );
  return { heard, close };
}

/** Each thing that is announced: how it comes about for a person, and what is heard of it. */
const causes: [string, (userId: string, projectId: string) => Promise<string>][] = [
  ['a new project', async (userId) => `project ${await makeProject(services, userId)}`],
  [
    'a project that changes',
    async (_, projectId) => {
      await service
        .updateTable('projects')
        .set({ status: 'processing' })
        .where('id', '=', projectId)
        .execute();
      return `project ${projectId}`;
    },
  ],
  [
    'a file that begins to arrive',
    async (userId, projectId) => {
      const file = { kind: 'cover', size: 9, object_path: projectId, file_name: 'ñ.png' } as const;
      await service
        .insertInto('uploads')
        .values({ ...file, id: projectId, user_id: userId, project_id: projectId })
        .execute();
      return `project ${projectId}`;
    },
  ],
  [
    'a job about a file',
    async (_, projectId) => {
      await service
        .insertInto('media_jobs')
        .values({ project_id: projectId, kind: 'cover', object_path: projectId })
        .execute();
      return `project ${projectId}`;
    },
  ],
  [
    'a session that ends',
    async (userId) => {
      const { id } = await service
        .insertInto('sessions')
        .values({ user_id: userId, token: userId, expires_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await service.deleteFrom('sessions').where('id', '=', id).execute();
      return `session ${id}`;
    },
  ],
];

test.each(causes)('%s is heard by its person, and by nobody else', async (cause, happen) => {
  const order = causes.findIndex(([name]) => name === cause);
  const { userId } = await makePerson(services, `ana${order}@ejemplo.co`);
  const { userId: other } = await makePerson(services, `eva${order}@ejemplo.co`);
  const [project, otherProject] = [
    await makeProject(services, userId),
    await makeProject(services, other),
  ];
  const [own, foreign] = [listen(userId), listen(other)];

  const announced = await happen(userId, project);
  const announcedOther = await happen(other, otherProject);
  await vi.waitFor(() => {
    expect(own.heard).toContain(announced);
    expect(foreign.heard).toContain(announcedOther);
  }, patience);
  expect(own.heard.filter((event) => !event.endsWith(project) && event !== announced)).toEqual([]);
  expect(
    foreign.heard.filter((event) => !event.endsWith(otherProject) && event !== announcedOther),
  ).toEqual([]);
});

test('a page that closed hears nothing, whatever closed before it or after', async () => {
  const { userId } = await makePerson(services, 'ana@ejemplo.co');
  const closed = listen(userId);
  const first = await makeProject(services, userId);
  await vi.waitFor(() => expect(closed.heard).toEqual([`project ${first}`]), patience);

  closed.close();
  const open = listen(userId);
  closed.close(); // the closed page's connection ends only now
  const second = await makeProject(services, userId);
  await vi.waitFor(() => expect(open.heard).toEqual([`project ${second}`]), patience);
  expect(closed.heard).toEqual([`project ${first}`]);
});

test('the database announces no kind that has no name', async () => {
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where prosrc like '%app.announce(%'
  `.execute(service);
  const kinds = rows.flatMap(({ source }) => /app\.announce\([^,]+, '(\w+)'/.exec(source)?.[1]);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(kinds)).toEqual(new Set(eventKinds));
});

test('an event of no known kind is an error, and reaches nobody', async () => {
  const errors: string[] = [];
  const strict = await openLiveEvents(services.appConnection, ({ message }) => {
    errors.push(message);
  });
  const { userId } = await makePerson(services, 'sin.nombre@ejemplo.co');
  const heard: unknown[] = [];
  strict.follow(userId, (event) => heard.push(event));
  await sql`select app.announce(${userId}, 'proyect', ${userId})`.execute(service);
  await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining('proyect')]), patience);
  expect(heard).toEqual([]);
  await strict.close();
});

test('a page is asked to look again when the connection was lost for a while', async () => {
  const { heard } = listen('00000000-0000-4000-8000-000000000001');
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen "events"'`,
  );
  await owner.end();
  await vi.waitFor(() => expect(heard).toEqual(['anything']), patience);
});
