import { beforeAll, expect, test } from 'vitest';
import { platforms } from '#content/platforms/platforms.ts';
import type { UserActor } from '#server/actor.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { listDistributions, songsPerPage } from './list-distributions.ts';

const services = await openTestServices();
const { db } = services;
let ana: UserActor;
let luis: UserActor;
let projectId: string;

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
  projectId = await makeProject(services, ana.userId, { title: 'Canción Ñandú' });
  await db.service
    .insertInto('distributions')
    .values(
      platforms.slice(0, 45).map(({ id }, day) => ({
        project_id: projectId,
        platform: id,
        status: 'live' as const,
        live_date: new Date(Date.UTC(2026, 0, 1 + day)),
        // Some of one moment: the order stays the same from page to page.
        created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(day / 4))),
      })),
    )
    .execute();
});

test('are the person’s own, a song with all of its own together, newest first', async () => {
  const { songs, count } = await listDistributions(services, ana, 1);
  expect(count).toBe(1);
  expect(songs).toMatchObject([
    { projectId, title: 'Canción Ñandú', distributions: { length: 45 } },
  ]);
  const [first] = songs[0]?.distributions ?? [];
  expect(first).toMatchObject({
    platformName: platforms[44]?.name,
    status: 'live',
    history: [],
  });
  expect(new Date(first?.liveDate ?? '').getUTCMonth()).toBe(1);
  expect(await listDistributions(services, luis, 1)).toEqual({ songs: [], count: 0 });
});

test('songs come page by page, the one with the newest distribution first', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  const ids: string[] = [];
  for (let day = 1; day <= songsPerPage + 2; day += 1) {
    const project_id = await makeProject(services, eva.userId);
    // Some of one moment: the order stays the same from page to page.
    const created_at = new Date(Date.UTC(2026, 0, Math.ceil(day / 2)));
    ids.push(project_id);
    await db.service
      .insertInto('distributions')
      .values(['spotify', 'deezer'].map((platform) => ({ project_id, platform, created_at })))
      .execute();
  }
  const oldest = { project_id: ids[0] ?? '', created_at: new Date('2026-03-01') };
  await db.service
    .insertInto('distributions')
    .values({ ...oldest, platform: 'tidal' })
    .execute();
  const pages = await Promise.all([1, 2, 3].map((page) => listDistributions(services, eva, page)));
  expect(pages.map(({ songs }) => songs.length)).toEqual([songsPerPage, 2, 0]);
  expect(pages.map(({ count }) => count)).toEqual(pages.map(() => songsPerPage + 2));
  const all = pages.flatMap(({ songs }) => songs);
  expect(new Set(all.map((song) => song.projectId)).size).toBe(ids.length);
  expect(all[0]?.projectId).toBe(ids[0]);
  expect(all[0]?.distributions).toHaveLength(3);
  const last = pages[1]?.songs.map((song) => ids.indexOf(song.projectId)).toSorted();
  expect([
    [1, 2],
    [1, 3],
  ]).toContainEqual(last);
});

test('of a song what can be heard comes first, then what failed', async () => {
  const sol = await makePerson(services, 'sol@ejemplo.co');
  const project_id = await makeProject(services, sol.userId);
  const statuses = ['pending', 'removed', 'failed', 'uploading', 'live', 'processing'] as const;
  await db.service
    .insertInto('distributions')
    .values(
      statuses.map((status, index) => ({
        ...{ project_id, platform: platforms[index]?.id ?? '', status },
      })),
    )
    .execute();
  const { songs } = await listDistributions(services, sol, 1);
  expect(songs[0]?.distributions.map(({ status }) => status)).toEqual([
    ...['live', 'failed', 'processing', 'uploading', 'pending', 'removed'],
  ]);
});

test('a link is followed only while the song is there, and only to the web', async () => {
  const song = await makeProject(services, luis.userId);
  const at = (platform: string, status: 'live' | 'removed', platform_url: string) => ({
    ...{ project_id: song, platform, status, platform_url },
  });
  await db.service
    .insertInto('distributions')
    .values([
      at('deezer', 'live', 'https://www.deezer.com/track/1'),
      at('spotify', 'removed', 'https://open.spotify.com/track/1'),
      at('tidal', 'live', 'javascript:alert(1)'),
    ])
    .execute();
  const { songs } = await listDistributions(services, luis, 1);
  expect(songs[0]?.distributions.map(({ platformName, url }) => [platformName, url])).toEqual([
    ['Deezer', 'https://www.deezer.com/track/1'],
    ['Tidal', null],
    ['Spotify', null],
  ]);
});
