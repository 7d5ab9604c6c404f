import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestServices, userActor } from '#test/test-services.ts';
import { type ActorDb, readAsActor, readAsService } from './as-actor.ts';
import { compileOnce } from './compile-once.ts';

const { db, ownerConnection } = await openTestServices();
const { service } = db;
type Service = typeof service;
const ana = userActor('00000000-0000-4000-8000-000000000001');

test('a statement is built once, and each run has its own values', async () => {
  let built = 0;
  const greet = compileOnce(['name', 'place'], (db: Service, { name, place }) => {
    built += 1;
    return db.selectNoFrom(() => [
      sql<string>`${name}::text`.as('name'),
      sql<string>`${place}::text`.as('place'),
      sql<string>`${name} || ${' de siempre'}`.as('always'),
    ]);
  });
  const ask = async (values: Record<'name' | 'place', string>) =>
    (await service.executeQuery(greet(service, values).compile())).rows;
  expect(await ask({ name: 'Ñandú', place: "'; drop table users; --" })).toEqual([
    { name: 'Ñandú', place: "'; drop table users; --", always: 'Ñandú de siempre' },
  ]);
  expect(await ask({ name: 'Ana', place: 'Bogotá' })).toEqual([
    { name: 'Ana', place: 'Bogotá', always: 'Ana de siempre' },
  ]);
  expect(built).toBe(1);
});

test('a value that the statement changed while it was built is an error, not another person’s row', () => {
  const changed = compileOnce(['email'], (db: Service, { email }) =>
    db.selectFrom('users').select('id').where('email', '=', email.toUpperCase()),
  );
  expect(() => changed(service, { email: 'ana@ejemplo.co' }).compile()).toThrow('email');
});

describe('prepared', async () => {
  const owner = new pg.Client(ownerConnection);
  await owner.connect();
  afterAll(() => owner.end());
  await owner.query(`
    create table greetings (words int);
    insert into greetings values (26);
    grant select on greetings to estudio_user, estudio_service`);
  const greetingIn = (column: string) =>
    compileOnce(['place'], (db: Service | ActorDb, { place }) =>
      db.selectNoFrom([
        sql`(select words from greetings)`.as(column),
        sql<string>`${place}::text`.as('place'),
        sql<number>`(select count(*)::int from pg_prepared_statements)`.as('plans'),
        sql<number>`pg_backend_pid()`.as('connection'),
      ]),
    );
  const [greeting, place] = [greetingIn('words'), { place: 'Chía' }];

  test('under a name that says what it is, in every process', () => {
    const [name, again, another] = [greeting, greetingIn('words'), greetingIn('palabras')].map(
      (statement) => statement(service, place).compile().name,
    );
    expect(again).toBe(name);
    expect(another).not.toBe(name);
  });

  test('any other failure is passed on, and nothing is read twice', async () => {
    await owner.query(`
      create sequence tries;
      create function fail() returns int language plpgsql as $$
        begin perform nextval('tries'); raise exception 'no' using errcode = '22012'; end $$;
      grant usage on sequence tries to estudio_service`);
    const failing = compileOnce([], (db: Service) => db.selectNoFrom(sql`fail()`.as('never')));
    const reading = readAsService(db, (service) => failing(service, {}));
    await expect(reading).rejects.toMatchObject({ code: '22012' });
    expect((await owner.query('select last_value from tries')).rows).toEqual([{ last_value: 1 }]);
  });

  test.each([
    ['the service', () => readAsService(db, (service) => greeting(service, place))],
    ['an actor', () => readAsActor(db, ana, (actors) => greeting(actors, place))],
  ])('for %s once a connection, until its columns have another type', async (_who, read) => {
    for (let tries = 0; ; tries += 1) {
      await owner.query('alter table greetings alter words type int using words::int');
      await read();
      const [before] = await read();
      expect(before).toMatchObject({ words: 26, place: 'Chía', plans: 1 });
      await owner.query('alter table greetings alter words type text');
      const [after] = await read();
      expect(after).toMatchObject({ words: '26', place: 'Chía' });
      expect(await read()).toMatchObject([{ words: '26', place: 'Chía', plans: 1 }]);
      if (after?.plans === 0) break;
      // One that rested for long was closed: another had prepared nothing that could be outdated, and shows nothing.
      expect(after?.connection).not.toBe(before?.connection);
      expect(tries).toBeLessThan(5);
    }
  });
});
