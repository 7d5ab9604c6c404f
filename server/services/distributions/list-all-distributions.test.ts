import { beforeAll, expect, test } from 'vitest';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { countDistributions } from './count-distributions.ts';
import { findSongs } from './find-songs.ts';
import { type DistributionView, listAllDistributions } from './list-all-distributions.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

beforeAll(async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const song = (title: string, artist_name: string) =>
    makeProject(services, ana.userId, { title, artist_name, status: 'ready' });
  const nandu = await song('Canción Ñandú — ¿qué?', 'Río Uno');
  const niebla = await song('Niebla 100%_', 'Ñusta');
  await makeProject(services, ana.userId, { title: 'Ñandú en borrador' });
  await makeProject(services, ana.userId, {
    ...{ title: 'Ñandú borrado', status: 'ready', deleted_at: new Date() },
  });
  const at = (project_id: string, platform: string, day: number, status: 'pending' | 'live') => ({
    ...{ project_id, platform, status },
    created_at: new Date(Date.UTC(2026, 0, day)),
  });
  await db.service
    .insertInto('distributions')
    .values([
      at(nandu, 'claro_musica', 1, 'live'),
      at(nandu, 'spotify', 2, 'pending'),
      at(niebla, 'spotify', 3, 'pending'),
      at(niebla, 'una_que_ya_no_esta', 4, 'pending'),
    ])
    .execute();
});

const find = async (search: string, view: DistributionView = 'all') => {
  const page = await listAllDistributions(services, staff, { view, search, cursor: null });
  expect(page.count).toEqual({ count: page.rows.length, isMore: false });
  return page.rows.map(({ title, platformName }) => `${title} · ${platformName}`);
};
const [nandu, niebla] = ['Canción Ñandú — ¿qué?', 'Niebla 100%_'];

test('are found by song, artist and platform, without accents, the newest first', async () => {
  expect(await find('')).toEqual([
    `${niebla} · una_que_ya_no_esta`,
    `${niebla} · Spotify`,
    `${nandu} · Spotify`,
    `${nandu} · Claro Música`,
  ]);
  expect(await find('NANDU')).toEqual([`${nandu} · Spotify`, `${nandu} · Claro Música`]);
  expect(await find('nusta')).toHaveLength(2);
  expect(await find('claro musica')).toEqual([`${nandu} · Claro Música`]);
  expect(await find('rio spoti')).toEqual([`${nandu} · Spotify`]);
  expect(await find('spotify', 'live')).toEqual([]);
  expect(await find('100%')).toHaveLength(2);
  expect(await find('xilófono')).toEqual([]);
  expect(await find('—¿?')).toEqual([]);
});

test('are counted by status', async () => {
  const none = { count: 0, isMore: false };
  expect(await countDistributions(services, staff)).toEqual({
    all: { count: 4, isMore: false },
    pending: { count: 3, isMore: false },
    live: { count: 1, isMore: false },
    uploading: none,
    processing: none,
    failed: none,
    removed: none,
  });
});

test('of songs those that can be sent are found', async () => {
  const songs = await findSongs(services, staff, { search: 'ñandu' });
  expect(songs).toMatchObject([{ title: nandu, status: 'ready', platforms: 2 }]);
  // Where it was taken out it is no longer.
  await db.service
    .insertInto('distributions')
    .values({ project_id: songs[0]?.id ?? '', platform: 'deezer', status: 'removed' })
    .execute();
  expect(await findSongs(services, staff, { search: 'ñandu' })).toEqual(songs);
  expect(await findSongs(services, staff, { search: '' })).toHaveLength(2);
});

test('a word of more songs than are looked up finds all of them, page by page', async () => {
  const luis = await makePerson(services, 'luis@ejemplo.co');
  await db.servicePool.query(
    `with songs as (
       insert into projects (user_id, title, artist_name, genre, status)
       select $1, 'Muchas ' || n, 'Luis', 'pop', 'ready' from generate_series(1, 1002) as n returning id)
     insert into distributions (project_id, platform, created_at)
     select id, 'deezer', '2025-01-01' from songs`,
    [luis.userId],
  );
  const asked = { view: 'pending', search: 'muchas' } as const;
  const first = await listAllDistributions(services, staff, {
    ...asked,
    cursor: null,
  });
  expect(first.count).toEqual({ count: 1000, isMore: true });
  expect([first.before, first.rows.length]).toEqual([null, 25]);
  const second = await listAllDistributions(services, staff, {
    ...asked,
    cursor: first.after,
  });
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(50);
  const back = await listAllDistributions(services, staff, {
    ...asked,
    cursor: second.before,
  });
  expect(back.rows).toEqual(first.rows);
});
