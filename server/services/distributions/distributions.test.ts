import { beforeAll, expect, test } from 'vitest';
import { platforms } from '#content/platforms/platforms.ts';
import type { UserActor } from '#server/actor.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { listDistributions } from './list-distributions.ts';

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

test('are the person’s own, newest first, page by page', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => listDistributions(services, ana, page)),
  );
  expect(pages.map(({ distributions }) => distributions.length)).toEqual([20, 20, 5, 0]);
  expect(pages.map(({ count }) => count)).toEqual([45, 45, 45, 45]);
  const all = pages.flatMap(({ distributions }) => distributions);
  expect(new Set(all.map(({ id }) => id)).size).toBe(45);
  expect(all[0]).toMatchObject({
    title: 'Canción Ñandú',
    platformName: platforms[44]?.name,
    status: 'live',
    history: [],
  });
  expect(new Date(all[0]?.liveDate ?? '').getUTCMonth()).toBe(1);
  expect(await listDistributions(services, luis, 1)).toEqual({ distributions: [], count: 0 });
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
  const { distributions } = await listDistributions(services, luis, 1);
  expect(distributions.map(({ platformName, url }) => [platformName, url])).toEqual([
    ['Spotify', null],
    ['Deezer', 'https://www.deezer.com/track/1'],
    ['Tidal', null],
  ]);
});
