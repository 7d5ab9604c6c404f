import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anonymousAt, openTestServices, userActor } from '#test/test-services.ts';
import { asActor, type ActorDb, writeAsActor } from './as-actor.ts';

// What each role may do with each table stands in test/access.
const services = await openTestServices();
const { db } = services;
const ana = userActor('00000000-0000-4000-8000-000000000001');

const whoAmI = sql<{ role: string; user: string }>`
  select current_user as role, coalesce(current_setting('app.user_id', true), '') as user`;

test('a transaction has its actor’s role and id, and both end with it', async () => {
  const inside = await asActor(db, ana, (db) => whoAmI.execute(db));
  expect(inside.rows).toEqual([{ role: 'estudio_user', user: ana.userId }]);
  const { rows } = await whoAmI.execute(db.actors);
  expect(rows).toEqual([{ role: 'estudio_app', user: '' }]);
});

test('commits wait for the disk as the PostgreSQL is set up: no connection says otherwise', async () => {
  const { rows } = await sql`select distinct source from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by source`.execute(
    services.db.actors,
  );
  // By its start, and of the role by the PostgreSQL of the tests.
  expect(rows).toEqual([{ source: 'command line' }, { source: 'user' }]);
});

const message = (db: ActorDb, message: string) =>
  db
    .insertInto('contacts')
    .values({ name: 'Ñandú', email: 'uno@ejemplo.co', service: 'video', message });
const arrival = (db: ActorDb) =>
  db
    .insertInto('arrivals')
    .columns(['kind', 'subject_id', 'arrived_at'])
    .expression((db) =>
      db.selectFrom('contacts').select([sql`'contact'`.as('kind'), 'id', 'created_at']),
    );
const counts = async () => {
  const { rows } = await db.servicePool.query<{ messages: number; arrivals: number }>(
    'select (select count(*) from contacts) as messages, (select count(*) from arrivals) as arrivals',
  );
  return rows[0];
};

test('what follows an actor’s statement has the rights of the service, and all of it or nothing is done', async () => {
  const visitor = anonymousAt('10.0.0.1');
  const inserted = await writeAsActor(db, visitor, (db) => ({
    own: message(db, 'uno'),
    asService: [arrival(db)],
  }));
  expect([inserted, await counts()]).toEqual([1, { messages: 1, arrivals: 1 }]);

  const denied = writeAsActor(db, visitor, (db) => ({ own: arrival(db), asService: [] }));
  await expect(denied).rejects.toThrow('permission denied');
  const broken = writeAsActor(db, visitor, (db) => ({
    own: message(db, 'dos'),
    asService: [
      db.insertInto('arrivals').values({ kind: 'contact', subject_id: 'x', arrived_at: '' }),
    ],
  }));
  await expect(broken).rejects.toThrow('invalid input syntax');
  expect(await counts()).toEqual({ messages: 1, arrivals: 1 });
  // The connection is lent out again as it was.
  const { rows } = await whoAmI.execute(db.actors);
  expect(rows).toEqual([{ role: 'estudio_app', user: '' }]);
});
