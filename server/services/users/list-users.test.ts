import { expect, test } from 'vitest';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { countReviews } from './count-reviews.ts';
import { listUsers, type UserView } from './list-users.ts';

const services = await openTestServices();
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const list = async (search: string, view: UserView = 'all') =>
  (await listUsers(services, staff, { view, search, cursor: null })).rows.map(({ email }) => email);

/** Somebody of this name, so many minutes before those that were made before. */
let made = 0;
async function person(email: string, values: Record<string, unknown> = {}): Promise<string> {
  const { userId } = await makePerson(services, email);
  made += 1;
  await service
    .updateTable('users')
    .set({ created_at: new Date(Date.UTC(2026, 0, 1) - made * 60_000), ...values })
    .where('id', '=', userId)
    .execute();
  return userId;
}
await person('nandu@ejemplo.co', { full_name: 'Canción Ñandú — ¿qué?' });
await person('sin@ejemplo.co', { email_verified: false, full_name: 'Sin Confirmar' });
const at = new Date('2026-11-24T12:00:00Z');
await person('suspendida@ejemplo.co', { suspended_at: at });
await person('revisar@ejemplo.co', { suspended_at: at, review_asked_at: at });
await person('saliente@ejemplo.co', { suspended_at: at, deletion_due_at: at });

test('people are found by parts of their name or address, without accents and capitals', async () => {
  expect(await list('cancion ÑANDU')).toEqual(['nandu@ejemplo.co']);
  expect(await list('qué')).toEqual(['nandu@ejemplo.co']);
  expect(await list('SUSPENDIDA@ejemplo')).toEqual(['suspendida@ejemplo.co']);
  expect(await list('s confirmar')).toEqual(['sin@ejemplo.co']);
  expect(await list('%')).toEqual([]);
  expect(await list('cancion_')).toEqual([]);
});

test('each part has its own, the newest first', async () => {
  expect(await list('')).toEqual([
    'equipo@ejemplo.co',
    'nandu@ejemplo.co',
    'sin@ejemplo.co',
    'suspendida@ejemplo.co',
    'revisar@ejemplo.co',
    'saliente@ejemplo.co',
  ]);
  expect(await list('', 'unconfirmed')).toEqual(['sin@ejemplo.co']);
  expect(await list('', 'suspended')).toEqual([
    'suspendida@ejemplo.co',
    'revisar@ejemplo.co',
    'saliente@ejemplo.co',
  ]);
  expect(await list('', 'review')).toEqual(['revisar@ejemplo.co']);
  expect(await list('', 'leaving')).toEqual(['saliente@ejemplo.co']);
  expect(await list('', 'staff')).toEqual(['equipo@ejemplo.co']);
  expect(await list('revisar', 'leaving')).toEqual([]);
  expect(await countReviews(services, staff)).toBe(1);
});

test('says what each account is, and nothing that only its owner knows', async () => {
  const { rows } = await listUsers(services, staff, { view: 'all', search: '', cursor: null });
  expect(rows.map(({ state }) => state)).toEqual([
    'active',
    'active',
    'unconfirmed',
    'suspended',
    'suspended',
    'leaving',
  ]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'email',
    'id',
    'isStaff',
    'name',
    'role',
    'state',
    'tier',
  ]);
});

test('pages go on beside the row they ended with, whoever comes meanwhile', async () => {
  for (let n = 0; n < 25; n += 1) await person(`p${n}@paginas.co`);
  const page = (cursor: string | null) =>
    listUsers(services, staff, { view: 'all', search: 'paginas', cursor });
  await person('p25@paginas.co');
  const first = await page(null);
  expect([first.rows.length, first.count]).toEqual([25, { count: 26, isMore: false }]);
  await person('nueva@paginas.co', { created_at: new Date() });
  const second = await page(first.after);
  expect(second.rows.map(({ email }) => email)).toEqual(['p25@paginas.co']);
  const back = await page(second.before);
  expect(back.rows.map(({ email }) => email)).toEqual(first.rows.map(({ email }) => email));
  expect((await page(back.before)).rows[0]?.email).toBe('nueva@paginas.co');
  expect((await page('after.nonsense')).rows).toHaveLength(25);
});
