import { beforeEach, expect, test } from 'vitest';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { type ProjectId, toProjectId } from '../projects/project-id.ts';
import { createDistributions } from './create-distributions.ts';
import { type DistributionId, toDistributionId } from './distribution-id.ts';
import { findSongs } from './find-songs.ts';
import { moveDistributions } from './move-distributions.ts';
import { readDistribution } from './read-distribution.ts';
import { readSong } from './read-song.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');
const neighbour = await makeProject(services, luis.userId, { title: 'Otra', status: 'ready' });

let ana: UserActor;
let projectId: ProjectId;
let count = 0;
beforeEach(async () => {
  ana = await makePerson(services, `ana.${++count}@ejemplo.co`);
  const values = { title: 'Canción Ñandú — ¿qué?', status: 'ready' } as const;
  projectId = toProjectId(await makeProject(services, ana.userId, values));
});

const rejection = (code: string): unknown => expect.objectContaining({ code });
const create = () => createDistributions(services, staff, { projectId, platforms: ['spotify'] });
const move = (id: DistributionId, from: DistributionStatus, to: DistributionStatus) =>
  moveDistributions(services, staff, { ids: [id], from, to, note: 'Va' });
const ofAna = () => db.service.updateTable('users').where('id', '=', ana.userId);

async function at(status: DistributionStatus, platform = 'tidal'): Promise<DistributionId> {
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: projectId, platform, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toDistributionId(id);
}

const holds = [
  ['suspended', { suspended_at: new Date() }],
  ['leaving', { deletion_due_at: new Date(Date.now() + 1e9) }],
] as const;

test.each(holds)('nothing new goes to the stores of an account that is %s', async (hold, set) => {
  const [pending, failed] = [await at('pending'), await at('failed', 'deezer')];
  expect(await readSong(services, staff, { projectId, status: null })).toMatchObject({
    hold: null,
  });
  await ofAna().set(set).execute();
  const held = rejection(`distribution.account-${hold}`);
  await expect(create()).rejects.toEqual(held);
  await expect(move(pending, 'pending', 'uploading')).rejects.toEqual(held);
  await expect(move(failed, 'failed', 'pending')).rejects.toEqual(held);
  const found = await readSong(services, staff, { projectId, status: null });
  expect(found).toMatchObject({ hold, counts: { pending: 1, failed: 1, uploading: 0 } });
  expect(await readDistribution(services, staff, pending)).toMatchObject({ hold, entries: [] });
  const offered = (await findSongs(services, staff, { search: '' })).map(({ id }) => id);
  expect(offered).toContain(neighbour);
  expect(offered).not.toContain(projectId);

  await ofAna().set({ suspended_at: null, deletion_due_at: null }).execute();
  expect(await create()).toEqual({ created: 1 });
  expect(await move(pending, 'pending', 'uploading')).toEqual({ moved: 1 });
  const again = await findSongs(services, staff, { search: 'nandu' });
  expect(again.map(({ id }) => id)).toContain(projectId);
});

test.each(holds)('what is there already goes on, and out, while it is %s', async (_, set) => {
  const [uploading, live] = [await at('uploading'), await at('live', 'deezer')];
  await ofAna().set(set).execute();
  await move(uploading, 'uploading', 'processing');
  await move(uploading, 'processing', 'failed');
  await move(live, 'live', 'removed');
  expect(await readSong(services, staff, { projectId, status: null })).toMatchObject({
    counts: { failed: 1, removed: 1 },
  });
});

test('several move together or not at all', async () => {
  const held = await at('pending');
  const { id } = await db.service
    .insertInto('distributions')
    .values({ project_id: neighbour, platform: 'tidal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ofAna().set({ suspended_at: new Date() }).execute();
  const ids = [toDistributionId(id), held];
  const both = { ids, from: 'pending', to: 'uploading', note: null } as const;
  await expect(moveDistributions(services, staff, both)).rejects.toEqual(
    rejection('distribution.account-suspended'),
  );
  expect(await move(toDistributionId(id), 'pending', 'uploading')).toEqual({ moved: 1 });
});

test.each(['create', 'move'] as const)(
  'a suspension that comes meanwhile is waited for by a %s',
  async (what) => {
    const pending = await at('pending');
    const { work } = await db.service.transaction().execute(async (db) => {
      const suspending = db.updateTable('users').set({ suspended_at: new Date() });
      await suspending.where('id', '=', ana.userId).execute();
      const work = Promise.allSettled([
        what === 'create' ? create() : move(pending, 'pending', 'uploading'),
      ]);
      await waitUntilBlocking(db, services.db);
      // Not awaited here: it ends after this transaction.
      return { work };
    });
    expect(await work).toMatchObject([
      { status: 'rejected', reason: rejection('distribution.account-suspended') },
    ]);
  },
);
