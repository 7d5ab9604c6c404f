import { beforeEach, expect, test } from 'vitest';
import { wholeStaff } from '#server/background/live-events.ts';
import { audited } from '#test/audited.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { linkDistribution, type PlatformLink } from './link-distribution.ts';
import { listDistributions } from './list-distributions.ts';
import { readDistribution } from './read-distribution.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

let projectId: string;
let id: DistributionId;
beforeEach(async () => {
  projectId = await makeProject(services, ana.userId, { title: 'Canción Ñandú — ¿qué?' });
  id = await insert();
});
async function insert(): Promise<DistributionId> {
  const row = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform: 'spotify', status: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toDistributionId(row.id);
}

const none: PlatformLink = { platformId: null, url: null };
const one: PlatformLink = { platformId: 'uno', url: 'https://open.spotify.com/track/uno' };
const link = (seen: PlatformLink, to: PlatformLink) =>
  linkDistribution(services, staff, { id, seen, link: to });
const relinked = expect.objectContaining({ code: 'distribution.relinked' });

test('a link is kept by one of two who keep one at once', async () => {
  const results = await Promise.allSettled([link(none, one), link(none, { ...one, url: null })]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(link(none, { ...one, platformId: 'tres' })).rejects.toEqual(relinked);
  expect((await readDistribution(services, staff, id)).entries).toHaveLength(1);
});

test.each([
  ['id', { ...one, platformId: 'otro' }],
  ['link', { ...one, url: 'https://open.spotify.com/track/otro' }],
])('who saw another %s is told, and nothing changes', async (_, seen) => {
  await link(none, one);
  await expect(link(seen, { platformId: 'tres', url: null })).rejects.toEqual(relinked);
  expect(await readDistribution(services, staff, id)).toMatchObject(one);
});

test('what was and what is is noted, for the staff', async () => {
  await link(none, one);
  await link(one, { ...one, platformId: null });
  await link({ ...one, platformId: null }, none);
  const { entries } = await readDistribution(services, staff, id);
  const both = 'uno https://open.spotify.com/track/uno';
  const url = 'https://open.spotify.com/track/uno';
  expect(entries).toMatchObject([
    { kind: 'link', before: url, after: null, staffName: 'Ana' },
    { kind: 'link', before: both, after: url },
    { kind: 'link', before: null, after: both },
  ]);
  const noted = (await audited(services, 'link-distribution')).filter((entry) => entry.id === id);
  expect(noted[0]).toEqual({
    ...{ staffId: staff.userId, kind: 'distribution', id },
    ...{ before: none, after: one },
  });
  expect(noted).toHaveLength(3);
});

test('its artist follows the link, and reads of statuses alone', async () => {
  await link(none, one);
  const { songs } = await listDistributions(services, ana, 1);
  const followed = songs
    .flatMap((song) => song.distributions)
    .find((distribution) => distribution.id === id);
  expect(followed).toMatchObject({ url: one.url, history: [] });
});

test('what is as it was is noted nowhere', async () => {
  await link(none, one);
  await link(one, { ...one });
  expect((await readDistribution(services, staff, id)).entries).toHaveLength(1);
});

test('open pages hear of it', async () => {
  projectId = await makeProject(services, ana.userId);
  const heard: string[] = [];
  const ends = [ana.userId, wholeStaff].map((whose) =>
    services.events.follow(whose, (event) => {
      if (event?.kind === 'distribution' && event.id === projectId) heard.push(whose);
    }),
  );
  const theirs = [ana.userId, wholeStaff].toSorted();
  id = await insert();
  await expect.poll(() => heard.toSorted()).toEqual(theirs);
  heard.length = 0;
  await link(none, one);
  await expect.poll(() => heard.toSorted()).toEqual(theirs);
  for (const end of ends) end();
});
