import { beforeAll, expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { countContacts } from './count-contacts.ts';
import { rowsPerPage } from '../lists/read-list.ts';
import { type ContactOrder, listContacts } from './list-contacts.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const names = [
  'Canción Ñandú — ¿qué?',
  'Nube Ñáñez',
  'Nzinga Osorio',
  'Óscar 100% Real',
  'Ana_B Íñiguez',
  '\u202Eodnum aloh',
];

beforeAll(async () => {
  const named = names.map((name, n) => ({
    name,
    email: `persona${n}@sello.co`,
    service: n % 2 === 0 ? 'produccion' : 'video',
    message: '¡Hola!',
    created_at: new Date(Date.UTC(2026, 10, 20, 12, n)),
  }));
  // At one moment, so that their ids alone put them in an order.
  const many = Array.from({ length: 60 }, (_, n) => ({
    name: `Banda ${String(n).padStart(2, '0')}`,
    email: `banda${n}@correo.co`,
    service: 'multiple',
    message: 'Una y otra vez',
    created_at: new Date('2026-11-01T03:00:00.000Z'),
  }));
  await services.db.service
    .insertInto('contacts')
    .values([...named, ...many])
    .execute();
});

const list = (search: string, order: ContactOrder = 'newest', cursor: string | null = null) =>
  listContacts(services, staff, { view: order, search, cursor });
const found = async (search: string, order?: ContactOrder) =>
  (await list(search, order)).rows.map(({ name }) => names.indexOf(name));

test.each([
  ['nandu', [0]],
  ['ÑANDÚ', [0]],
  ['N\u0303andu', [0]],
  ['cancion que', [0]],
  ['que cancion', [0]],
  ['sello.co', [5, 4, 3, 2, 1, 0]],
  ['persona3@', [3]],
  ['VIDEO nube', [1]],
  ['100%', [3]],
  ['1%0', []],
  ['ana_b', [4]],
  ['anaxb', []],
  ['a_b', []],
  ['n', [2, 1, 0]],
  ['íñ', [4]],
  ['zi', []],
  ['nzi', [2]],
  ['zin', [2]],
  ['.co nzinga', [2]],
  ["' or 1=1 --", []],
  ['nadie', []],
])('%j finds those and no others', async (search, places) => {
  expect(await found(search)).toEqual(places);
});

test('by name as a Spanish dictionary has them, ñ after n', async () => {
  expect(await found('sello', 'name')).toEqual(
    [4, 0, 5, 2, 1, 3].toSorted((a, b) => spanish(a, b)),
  );
  expect(await found('sello', 'name-desc')).toEqual((await found('sello', 'name')).toReversed());
  expect(await found('sello', 'oldest')).toEqual([0, 1, 2, 3, 4, 5]);
});
const { compare } = new Intl.Collator('es');
const spanish = (a: number, b: number) => compare(names[a] ?? '', names[b] ?? '');

test.each(['newest', 'oldest', 'name', 'name-desc'] as const)(
  'page by page in the order %s: each once, there and back',
  async (order) => {
    const pages = [await list('', order)];
    for (let page = pages[0]; page?.after; page = pages.at(-1))
      pages.push(await list('', order, page.after));
    expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 16]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(66);
    expect(pages.map(({ before }) => before === null)).toEqual([true, false, false]);
    expect(pages.map(({ count }) => count)).toEqual(
      pages.map(() => ({ count: 66, isMore: false })),
    );

    const back = await list('', order, pages[2]?.before);
    expect(back.rows).toEqual(pages[1]?.rows);
    expect(await list('', order, back.before)).toEqual(pages[0]);
  },
);

test('before the first page there is the first page, also when some of it is gone', async () => {
  const [first, second] = [await list(''), await list('', 'newest', (await list('')).after)];
  const gone = first.rows.slice(0, 3);
  const db = services.db.service;
  await db
    .deleteFrom('contacts')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  const back = await list('', 'newest', second.before);
  expect(back.rows).toHaveLength(rowsPerPage);
  expect(back.before).toBe(null);
  expect(back.rows[0]).toEqual(first.rows[3]);
  await db
    .insertInto('contacts')
    .values(
      gone.map(({ id, name, email, service, createdAt }) => ({
        id,
        name,
        email,
        service,
        message: '',
        created_at: createdAt,
      })),
    )
    .execute();
});

test('behind a page whose rows are all gone there is the first page', async () => {
  const first = await list('sello');
  const last = first.rows.at(-1);
  const key = Buffer.from(String(Number(last?.createdAt) * 1000)).toString('base64url');
  const behind = await list('sello', 'newest', `after.${last?.id}.${key}`);
  expect(behind).toEqual(first);
});

const id = '00000000-0000-4000-8000-000000000000';
test.each([
  'x',
  `after.${id}.${Buffer.from('ayer').toString('base64url')}`,
  `after.${id}.${Buffer.from('9'.repeat(17)).toString('base64url')}`,
  `after.${id}.${Buffer.from('1\0').toString('base64url')}`,
  `after.${id}'.MQ`,
])('the place %j is none: the list begins at its beginning', async (cursor) => {
  for (const order of ['newest', 'oldest'] as const)
    expect(await list('', order, cursor)).toEqual(await list('', order));
});

test('a search of more words than are looked for says so', async () => {
  expect((await list('una banda de seis palabras justas')).isSearchCut).toBe(false);
  expect((await list('una banda de más de seis palabras')).isSearchCut).toBe(true);
});

test('of more than a thousand nobody counts how many', async () => {
  await services.db.servicePool.query(`
    insert into contacts (name, email, service, message, created_at)
    select 'Coro ' || n, 'coro' || n || '@ejemplo.co', 'manejo', 'Mil', '2026-10-01'
    from generate_series(1, 1001) n`);
  expect((await list('coro')).count).toEqual({ count: 1000, isMore: true });
  expect((await list('coro1')).count).toEqual({ count: 113, isMore: false });
  // Fewer than a page has, but not few.
  const few = await list('coro10');
  expect([few.rows.length, few.count]).toEqual([13, { count: 13, isMore: false }]);
  await services.db.service
    .deleteFrom('contacts')
    .where('email', '=', 'coro1@ejemplo.co')
    .execute();
  expect((await list('coro')).count).toEqual({ count: 1000, isMore: false });
});

test('counted are those since midnight in Bogotá, of seven days and of thirty', async () => {
  // 4:59 a. m. in UTC is the evening before in Bogotá.
  const at = (now: string) => countContacts({ ...services, now: () => new Date(now) }, staff);
  expect(await at('2026-11-20T18:00:00Z')).toEqual({ today: 6, week: 6, month: 66 });
  expect(await at('2026-11-21T04:59:00Z')).toEqual({ today: 6, week: 6, month: 66 });
  expect(await at('2026-11-21T05:00:00Z')).toEqual({ today: 0, week: 6, month: 66 });
  expect(await at('2026-11-27T12:00:00Z')).toEqual({ today: 0, week: 6, month: 66 });
  expect(await at('2026-11-27T12:03:00Z')).toEqual({ today: 0, week: 3, month: 66 });
  // Sixty came at 10 p. m. of the last of October.
  expect(await at('2026-11-01T16:00:00Z')).toEqual({ today: 6, week: 66, month: 66 });
  expect(await at('2026-12-01T03:00:00.001Z')).toEqual({ today: 0, week: 0, month: 6 });
});

test('a place with what no text can hold is none, by name too', async () => {
  const key = Buffer.from('Ana\0').toString('base64url');
  const cursor = `after.00000000-0000-4000-8000-000000000000.${key}`;
  expect(await list('sello', 'name', cursor)).toEqual(await list('sello', 'name'));
});

test('of more than a thousand that are all older than ten thousand others the first page is the first', async () => {
  await services.db.servicePool.query(`
    insert into contacts (name, email, service, message, created_at)
    select 'Alguien', 'a@b.co', 'manejo', '', '2027-01-01'::timestamptz from generate_series(1, 10000)
    union all select 'Coro último', 'z@b.co', 'manejo', '', '2026-09-01'
    union all select 'Coro primero', 'z@b.co', 'manejo', '', '2026-10-02'`);
  const { rows, count } = await list('coro');
  expect([rows[0]?.name, rows.length]).toEqual(['Coro primero', rowsPerPage]);
  expect(count).toEqual({ count: 1000, isMore: true });
  expect((await list('coro', 'oldest')).rows[0]?.name).toBe('Coro último');
});
