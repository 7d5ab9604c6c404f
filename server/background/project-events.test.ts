import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makePerson, openTestServices } from '#test/test-services.ts';

const { db, events, ...services } = await openTestServices();

test('a page is told of its own person’s projects until it closes, whatever other pages did', async () => {
  const { userId } = await makePerson({ db, events, ...services }, 'ana@ejemplo.co');
  const project = async () =>
    (
      await db.service
        .insertInto('projects')
        .values({ user_id: userId, title: 'X', artist_name: 'X', genre: 'pop' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const heard: Record<string, string[]> = { closed: [], open: [], stranger: [] };
  const listen = (page: string) => (id: string | null) => heard[page]?.push(id ?? 'any');

  const close = events.follow(userId, listen('closed'));
  const first = await project();
  await vi.waitFor(() => expect(heard.closed).toEqual([first]), { timeout: 10_000 });

  close();
  events.follow(userId, listen('open'));
  events.follow('00000000-0000-4000-8000-000000000000', listen('stranger'));
  close(); // the closed page's connection ends only now
  const second = await project();
  await vi.waitFor(() => expect(heard).toEqual({ closed: [first], open: [second], stranger: [] }), {
    timeout: 10_000,
  });
});

test('a page is told to look again when the connection was lost for a while', async () => {
  const heard: (string | null)[] = [];
  events.follow('00000000-0000-4000-8000-000000000001', (id) => heard.push(id));
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen "projects"'`,
  );
  await owner.end();
  await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 10_000 });
});
