import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { platformsOf } from '#content/platforms/platforms.ts';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import { wholeStaff } from '#server/background/live-events.ts';
import { deleteProject } from '#server/services/projects/bin.ts';
import { followSettledProject } from '#server/services/projects/follow-settled-project.ts';
import { type ProjectId, toProjectId } from '#server/services/projects/project-id.ts';
import { createPolicySwitch } from '#test/access/policies.ts';
import { audited } from '#test/audited.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { createDistributions } from './create-distributions.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { type LinkChange, linkDistribution } from './link-distribution.ts';
import { listDistributions } from './list-distributions.ts';
import { moveDistributions } from './move-distributions.ts';
import { readDistribution } from './read-distribution.ts';
import { readSong } from './read-song.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

let projectId: ProjectId;
beforeEach(async () => {
  const values = { title: 'Canción Ñandú — ¿qué?', status: 'ready' } as const;
  projectId = toProjectId(await makeProject(services, ana.userId, values));
});

const rejection = (code: string): unknown => expect.objectContaining({ code });
const create = (...platforms: string[]) =>
  createDistributions(services, staff, { projectId, platforms });
const move = (
  ids: readonly DistributionId[],
  from: DistributionStatus,
  to: DistributionStatus,
  note: string | null = null,
) => moveDistributions(services, staff, { ids, from, to, note });
const songStatus = async () =>
  (
    await db.service
      .selectFrom('projects')
      .select('status')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
  ).status;

/** One at a platform, in a status that nobody moved it to. */
async function at(platform: string, status: DistributionStatus): Promise<DistributionId> {
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toDistributionId(id);
}

test('a plan’s set is created where it is missing, once', async () => {
  const set = platformsOf('basica').map(({ id }) => id);
  expect(await create('spotify', 'deezer')).toEqual({ created: 2 });
  const [one, other] = await Promise.all([create(...set), create(...set)]);
  expect(one.created + other.created).toBe(set.length - 2);
  expect(await create(...set)).toEqual({ created: 0 });
  const song = await readSong(services, staff, { projectId, status: null });
  expect(song.counts.pending).toBe(set.length);
  const [noted] = (await audited(services, 'create-distributions')).filter(
    ({ id }) => id === projectId,
  );
  expect(noted).toMatchObject({
    staffId: staff.userId,
    kind: 'project',
    after: { platforms: ['spotify', 'deezer'] },
  });
});

test('what was removed may be sent again, and nothing else', async () => {
  await at('spotify', 'removed');
  await at('deezer', 'failed');
  expect(await create('spotify', 'deezer')).toEqual({ created: 1 });
  expect(await create('spotify')).toEqual({ created: 0 });
});

test.each(['draft', 'processing', 'failed'] as const)('a song that is %s waits', async (status) => {
  await db.service.updateTable('projects').set({ status }).where('id', '=', projectId).execute();
  await expect(create('spotify')).rejects.toEqual(rejection('distribution.song-not-ready'));
});

test('a song in the bin is not distributed, not even when it gets there meanwhile', async () => {
  const both = await Promise.allSettled([
    deleteProject(services, ana, projectId),
    create('spotify'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await db.service
    .updateTable('projects')
    .set({ deleted_at: new Date() })
    .where('id', '=', projectId)
    .execute();
  await expect(create('spotify')).rejects.toEqual(rejection('distribution.song-gone'));
  const failed = await at('tidal', 'failed');
  await expect(move([failed], 'failed', 'pending')).rejects.toEqual(
    rejection('distribution.song-gone'),
  );
});

test('a move is noted, and its artist reads it', async () => {
  await create('spotify');
  const { distributions } = await readSong(services, staff, { projectId, status: 'pending' });
  const id = toDistributionId(distributions[0]?.id ?? '');
  await move([id], 'pending', 'uploading');
  await move([id], 'uploading', 'processing', 'Va\ncompleta');
  expect(await readDistribution(services, staff, id)).toMatchObject({ errorMessage: null });
  await move([id], 'processing', 'failed', 'La portada trae un logo.');
  expect(await readDistribution(services, staff, id)).toMatchObject({
    status: 'failed',
    errorMessage: 'La portada trae un logo.',
    liveDate: null,
    entries: [
      { before: 'processing', after: 'failed', staffName: 'Ana', body: 'La portada trae un logo.' },
      { before: 'uploading', after: 'processing', body: 'Va\ncompleta' },
      { before: 'pending', after: 'uploading', body: null },
    ],
  });
  const { songs } = await listDistributions(services, ana, 1);
  const followed = songs.flatMap((song) => song.distributions).find((one) => one.id === id);
  expect(followed).toMatchObject({
    errorMessage: 'La portada trae un logo.',
    history: [{ status: 'failed' }, { status: 'processing', note: 'Va\ncompleta' }, {}],
  });
  expect(JSON.stringify(followed)).not.toContain(staff.userId);
  expect((await listDistributions(services, luis, 1)).songs).toEqual([]);
  await move([id], 'failed', 'pending');
  expect(await readDistribution(services, staff, id)).toMatchObject({ errorMessage: null });
});

test('of two who move one at once one does, and the other is told', async () => {
  const id = await at('spotify', 'processing');
  const results = await Promise.allSettled([
    move([id], 'processing', 'live'),
    move([id], 'processing', 'failed', 'No'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toEqual(rejection('distribution.moved'));
  expect((await readDistribution(services, staff, id)).entries).toHaveLength(1);
});

const none = { platformId: null, url: null };
const spotifyLink = { platformId: 'uno', url: 'https://open.spotify.com/track/uno' };
const goLive = (id: DistributionId, linked: LinkChange) =>
  moveDistributions(services, staff, {
    ...{ ids: [id], from: 'processing', to: 'live', note: null },
    linked,
  });
const linkNotes = async (id: DistributionId) =>
  (await audited(services, 'link-distribution')).filter((entry) => entry.id === id);

test('its link is kept with the move, and both are noted', async () => {
  const id = await at('spotify', 'processing');
  await goLive(id, { seen: none, link: spotifyLink });
  const { entries, ...one } = await readDistribution(services, staff, id);
  expect(one).toMatchObject({ status: 'live', ...spotifyLink });
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['link', 'status']);
  expect(await linkNotes(id)).toMatchObject([{ before: none, after: spotifyLink }]);
});

test('a move over a link that somebody changed meanwhile does nothing', async () => {
  const id = await at('spotify', 'processing');
  await linkDistribution(services, staff, { id, seen: none, link: spotifyLink });
  const other = { platformId: 'dos', url: null };
  for (const seen of [none, { ...spotifyLink, url: null }, { ...spotifyLink, platformId: null }])
    await expect(goLive(id, { seen, link: other })).rejects.toEqual(
      rejection('distribution.relinked'),
    );
  expect(await readDistribution(services, staff, id)).toMatchObject({
    status: 'processing',
    ...spotifyLink,
    entries: { length: 1 },
  });
  // Who typed nothing changes nothing of it, whatever they saw.
  await goLive(id, { seen: none, link: none });
  expect(await readDistribution(services, staff, id)).toMatchObject({
    status: 'live',
    ...spotifyLink,
    entries: { length: 2 },
  });
  expect(await linkNotes(id)).toHaveLength(1);
});

test('a link that comes with a move too late is not kept', async () => {
  const id = await at('spotify', 'failed');
  await expect(goLive(id, { seen: none, link: spotifyLink })).rejects.toEqual(
    rejection('distribution.moved'),
  );
  expect(await readDistribution(services, staff, id)).toMatchObject({ ...none, entries: [] });
});

test('of several those move that are as they were seen', async () => {
  const [one, other] = [await at('spotify', 'pending'), await at('deezer', 'live')];
  expect(await move([one, other], 'pending', 'uploading')).toEqual({ moved: 1 });
  expect(await readDistribution(services, staff, other)).toMatchObject({
    status: 'live',
    entries: [],
  });
  const noted = (await audited(services, 'move-distributions')).filter(
    ({ id }) => id === projectId,
  );
  expect(noted).toMatchObject([
    { before: { status: 'pending' }, after: { status: 'uploading', platforms: ['spotify'] } },
  ]);
});

test('one that is gone is gone for everything', async () => {
  const id = toDistributionId('00000000-0000-4000-8000-000000000000');
  const gone = rejection('distribution.gone');
  await expect(move([id], 'pending', 'uploading')).rejects.toEqual(gone);
  await expect(readDistribution(services, staff, id)).rejects.toEqual(gone);
  const link = { platformId: 'x', url: null };
  await expect(linkDistribution(services, staff, { id, seen: none, link })).rejects.toEqual(gone);
  expect(() => toDistributionId('spotify')).toThrow('distribution.gone');
});

test('a song is distributed while it is live somewhere, and that says since when', async () => {
  const [one, other] = [await at('spotify', 'processing'), await at('deezer', 'processing')];
  const now = new Date('2026-11-24T12:00:00Z');
  const live = { ids: [one], from: 'processing', to: 'live', note: null } as const;
  await moveDistributions({ ...services, now: () => now }, staff, live);
  expect(await readDistribution(services, staff, one)).toMatchObject({ liveDate: now });
  expect(await songStatus()).toBe('distributed');
  await move([other], 'processing', 'failed', 'No');
  expect(await songStatus()).toBe('distributed');
  await move([one], 'live', 'removed');
  expect(await songStatus()).toBe('ready');
});

test('however two moves cross, the song is what its distributions say', async () => {
  const [one, other] = [await at('spotify', 'processing'), await at('deezer', 'live')];
  await db.service
    .updateTable('projects')
    .set({ status: 'distributed' })
    .where('id', '=', projectId)
    .execute();
  await Promise.all([move([one], 'processing', 'live'), move([other], 'live', 'removed')]);
  expect(await songStatus()).toBe('distributed');
  const third = await at('tidal', 'live');
  await Promise.all([move([one], 'live', 'removed'), move([third], 'live', 'removed')]);
  expect(await songStatus()).toBe('ready');
});

test.each(['processing', 'failed', 'draft'] as const)(
  'a song that is %s stays so',
  async (status) => {
    const id = await at('spotify', 'processing');
    await db.service.updateTable('projects').set({ status }).where('id', '=', projectId).execute();
    await move([id], 'processing', 'live');
    expect(await songStatus()).toBe(status);
    await move([id], 'live', 'removed');
    expect(await songStatus()).toBe(status);
  },
);

test.each([
  ['ready', 'processing', 'live'],
  ['distributed', 'live', 'removed'],
] as const)('a deleted song that is %s stays so', async (status, from, to) => {
  const id = await at('spotify', from);
  await db.service
    .updateTable('projects')
    .set({ status, deleted_at: new Date() })
    .where('id', '=', projectId)
    .execute();
  await move([id], from, to);
  expect(await songStatus()).toBe(status);
});

test('a song whose audio was replaced meanwhile is distributed when that is ready', async () => {
  await move([await at('spotify', 'processing')], 'processing', 'live');
  await db.service.transaction().execute(async (trx) => {
    await trx
      .updateTable('projects')
      .set({ status: 'ready' })
      .where('id', '=', projectId)
      .execute();
    await followSettledProject(services, trx, { projectId, at: new Date() });
  });
  expect(await songStatus()).toBe('distributed');
});

test('what the staff keeps of links is not the artist’s, by the query alone and by the policy alone', async () => {
  const id = await at('spotify', 'live');
  const link = { platformId: 'uno', url: null };
  await linkDistribution(services, staff, { id, seen: { platformId: null, url: null }, link });
  await owner.query(`begin; set local role estudio_user; set local app.user_id = '${ana.userId}'`);
  const { rows } = await owner.query('select distinct kind from distribution_entries');
  await owner.query('rollback');
  expect(rows).toEqual([{ kind: 'status' }]);
  const openPolicies = await createPolicySwitch(owner);
  await openPolicies(true);
  const { songs } = await listDistributions(services, ana, 1);
  const distributions = songs.flatMap((song) => song.distributions);
  await openPolicies(false);
  expect(distributions.find((one) => one.id === id)).toMatchObject({ history: [] });
});

test('open pages hear of it, once for all that a song does at once', async () => {
  const heard: string[] = [];
  const ends = [ana.userId, luis.userId, wholeStaff].map((whose) =>
    services.events.follow(whose, (event) => {
      if (event?.kind === 'distribution' && event.id === projectId) heard.push(whose);
    }),
  );
  const theirs = [ana.userId, wholeStaff].toSorted();
  await create('spotify', 'deezer', 'tidal');
  await expect.poll(() => heard.toSorted()).toEqual(theirs);
  heard.length = 0;
  const { distributions } = await readSong(services, staff, { projectId, status: 'pending' });
  const ids = distributions.map(({ id }) => toDistributionId(id));
  await move(ids, 'pending', 'uploading');
  await expect.poll(() => heard.toSorted()).toEqual(theirs);
  for (const end of ends) end();
});

test('nobody changes what happened, not even the owner of the tables', async () => {
  await move([await at('spotify', 'pending')], 'pending', 'uploading');
  for (const change of [
    `update distribution_entries set body = 'otra'`,
    `truncate distribution_entries`,
    `delete from distribution_entries`,
  ])
    await expect(owner.query(change)).rejects.toThrow('append-only');
  for (const role of ['estudio_staff', 'estudio_service'])
    await expect(owner.query(`set role ${role}; delete from distribution_entries`)).rejects.toThrow(
      'permission denied',
    );
  await owner.query('reset role');
  await owner.query(
    `begin; set local role estudio_staff; set local app.user_id = '${staff.userId}'`,
  );
  const forged = owner.query(
    `insert into distribution_entries (distribution_id, at, staff_id, kind)
     select id, now(), $1, 'note' from distributions limit 1`,
    [luis.userId],
  );
  await expect(forged).rejects.toThrow('row-level security');
  await owner.query('rollback');
});
