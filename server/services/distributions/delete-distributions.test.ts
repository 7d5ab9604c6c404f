import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import { wholeStaff } from '#server/background/live-events.ts';
import { audited } from '#test/audited.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { deleteProject } from '../projects/bin.ts';
import { type ProjectId, toProjectId } from '../projects/project-id.ts';
import { addNote } from './add-note.ts';
import { createDistributions } from './create-distributions.ts';
import { deleteDistributions } from './delete-distributions.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { linkDistribution } from './link-distribution.ts';
import { listDistributions } from './list-distributions.ts';
import { moveDistributions } from './move-distributions.ts';
import { readDistribution } from './read-distribution.ts';
import { readSong } from './read-song.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');
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
const remove = (...ids: DistributionId[]) => deleteDistributions(services, staff, { ids });
const move = (id: DistributionId, from: DistributionStatus, to: DistributionStatus) =>
  moveDistributions(services, staff, { ids: [id], from, to, note: 'Va' });
const rows = () =>
  db.service
    .selectFrom('distributions')
    .select(['platform', 'status'])
    .where('project_id', '=', projectId)
    .orderBy('platform')
    .execute();

/** The pending ones of the song, by the name of their platform. */
async function pending(): Promise<{ id: DistributionId; isUnsent: boolean }[]> {
  const { distributions } = await readSong(services, staff, { projectId, status: 'pending' });
  return distributions.map(({ id, isUnsent }) => ({ id: toDistributionId(id), isUnsent }));
}
async function ask(platform: string): Promise<DistributionId> {
  await create(platform);
  const [one] = await pending();
  return toDistributionId(one?.id ?? '');
}

test('what was asked for is taken back, noted, and may be asked for again', async () => {
  await create('deezer', 'spotify', 'tidal');
  const [deezer, spotify] = await pending();
  const ids = [deezer, spotify].flatMap((one) => (one ? [one.id] : []));
  expect(await remove(...ids)).toEqual({ deleted: 2, kept: 0 });
  expect(await rows()).toEqual([{ platform: 'tidal', status: 'pending' }]);
  const noted = (await audited(services, 'delete-distributions')).filter(
    ({ id }) => id === projectId,
  );
  expect(noted).toEqual([
    {
      staffId: staff.userId,
      kind: 'project',
      id: projectId,
      before: { status: 'pending', platforms: expect.arrayContaining(['deezer', 'spotify']) },
      after: null,
    },
  ]);
  expect(await create('spotify', 'tidal')).toEqual({ created: 1 });
});

test('its artist may delete the song then', async () => {
  const id = await ask('spotify');
  await expect(deleteProject(services, ana, projectId)).rejects.toEqual(
    rejection('project.distributed'),
  );
  await remove(id);
  await deleteProject(services, ana, projectId);
  expect((await readSong(services, staff, { projectId, status: null })).isDeleted).toBe(true);
});

test('one that is gone already is done, and noted once', async () => {
  const id = await ask('spotify');
  const both = await Promise.all([remove(id), remove(id)]);
  expect(both.toSorted((one, other) => one.deleted - other.deleted)).toEqual([
    { deleted: 0, kept: 0 },
    { deleted: 1, kept: 0 },
  ]);
  expect(await remove(id)).toEqual({ deleted: 0, kept: 0 });
  const noted = await audited(services, 'delete-distributions');
  expect(noted.filter((entry) => entry.id === projectId)).toHaveLength(1);
});

test('one that goes while its song is waited for is done, too', async () => {
  const id = await ask('spotify');
  const { work } = await db.service.transaction().execute(async (db) => {
    const song = db.selectFrom('projects').select('id').where('id', '=', projectId);
    await song.forUpdate().execute();
    const work = remove(id);
    await waitUntilBlocking(db, services.db);
    await db.deleteFrom('distributions').where('id', '=', id).execute();
    // Not awaited here: it ends after this transaction.
    return { work };
  });
  expect(await work).toEqual({ deleted: 0, kept: 0 });
});

test.each(['uploading', 'processing', 'live', 'failed', 'removed'] as const)(
  'one that is %s stays',
  async (status) => {
    const { id } = await db.service
      .insertInto('distributions')
      .values({ project_id: projectId, platform: 'spotify', status })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(remove(toDistributionId(id))).rejects.toEqual(rejection('distribution.sent'));
    const one = await readDistribution(services, staff, toDistributionId(id));
    expect(one.isUnsent).toBe(false);
    expect(await rows()).toEqual([{ platform: 'spotify', status }]);
  },
);

test('one that failed and is pending again stays, with its history; the others go', async () => {
  const sent = await ask('spotify');
  await move(sent, 'pending', 'uploading');
  await move(sent, 'uploading', 'processing');
  await move(sent, 'processing', 'failed');
  await move(sent, 'failed', 'pending');
  expect(await pending()).toEqual([{ id: sent, isUnsent: false }]);
  await create('tidal');
  const [, other] = await pending();
  expect(other?.isUnsent).toBe(true);
  expect(await remove(sent, toDistributionId(other?.id ?? ''))).toEqual({ deleted: 1, kept: 1 });
  expect(await readDistribution(services, staff, sent)).toMatchObject({
    isUnsent: false,
    entries: { length: 4 },
  });
});

test('what was noted of it goes with it', async () => {
  const id = await ask('spotify');
  await addNote(services, staff, { distributionId: id, id: randomUUID(), body: '¿Otra portada?' });
  expect(await readDistribution(services, staff, id)).toMatchObject({ isUnsent: true });
  await remove(id);
  await expect(readDistribution(services, staff, id)).rejects.toEqual(
    rejection('distribution.gone'),
  );
  const left = db.service.selectFrom('distribution_entries').select('id');
  expect(await left.where('distribution_id', '=', id).execute()).toEqual([]);
});

test('of taking it back and sending it at once one happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await ask('spotify');
    const [gone, sent] = await Promise.allSettled([remove(id), move(id, 'pending', 'uploading')]);
    const isGone = gone.status === 'fulfilled';
    expect(sent.status).toBe(isGone ? 'rejected' : 'fulfilled');
    if (gone.status === 'rejected') expect(gone.reason).toEqual(rejection('distribution.sent'));
    if (sent.status === 'rejected') expect(sent.reason).toEqual(rejection('distribution.gone'));
    expect(await rows()).toEqual(isGone ? [] : [{ platform: 'spotify', status: 'uploading' }]);
    await db.service.deleteFrom('distributions').where('project_id', '=', projectId).execute();
  }
});

test('of linking or noting and taking back at once none fails otherwise', async () => {
  for (const other of [
    (id: DistributionId) =>
      linkDistribution(services, staff, {
        ...{ id, seen: { platformId: null, url: null } },
        link: { platformId: 'uno', url: null },
      }),
    (id: DistributionId) =>
      addNote(services, staff, { distributionId: id, id: randomUUID(), body: 'Va' }),
  ]) {
    const id = await ask('spotify');
    const [gone, late] = await Promise.allSettled([remove(id), other(id)]);
    expect(gone).toEqual({ status: 'fulfilled', value: { deleted: 1, kept: 0 } });
    if (late.status === 'rejected') expect(late.reason).toEqual(rejection('distribution.gone'));
    expect(await rows()).toEqual([]);
  }
});

test('open pages of the artist and of the staff hear of it', async () => {
  const heard: string[] = [];
  const ends = [ana.userId, wholeStaff].map((whose) =>
    services.events.follow(whose, (event) => {
      if (event?.kind === 'distribution' && event.id === projectId) heard.push(whose);
    }),
  );
  const id = await ask('spotify');
  const all = [ana.userId, wholeStaff].toSorted();
  await expect.poll(() => heard.toSorted()).toEqual(all);
  heard.length = 0;
  await remove(id);
  await expect.poll(() => heard.toSorted()).toEqual(all);
  for (const end of ends) end();
  const { songs } = await listDistributions(services, ana, 1);
  const distributions = songs.flatMap((song) => song.distributions);
  expect(distributions.map((one) => one.id)).not.toContain(id);
});

test('the staff has no right to delete one that was sent', async () => {
  const id = await ask('spotify');
  const deleteIt = async () => {
    await owner.query('begin; set local role estudio_staff');
    const { rowCount } = await owner.query('delete from distributions where id = $1', [id]);
    await owner.query('rollback');
    return rowCount;
  };
  expect(await deleteIt()).toBe(1);
  await move(id, 'pending', 'uploading');
  expect(await deleteIt()).toBe(0);
});
