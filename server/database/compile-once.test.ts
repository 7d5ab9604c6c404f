import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { compileOnce } from './compile-once.ts';

const { service } = (await openTestServices()).db;
type Service = typeof service;

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
