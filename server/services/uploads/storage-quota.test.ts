import { expect, test, vi } from 'vitest';
import { storageQuotas } from '#content/storage-quotas.ts';
import type { UserActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices, later } from '#test/test-services.ts';
import { startUpload } from './start-upload.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import {
  pauseUpload,
  readStorageUsage,
  renewReservation,
  requireQuota,
  requireReservation,
} from './storage-quota.ts';

const services = await openTestServices();
const most = storageQuotas.free;

/** An upload as large as all of its person's quota. */
const uploadOf = ({ userId }: UserActor, project: string, id: string) => ({
  id,
  user_id: userId,
  project_id: project,
  kind: 'audio' as const,
  size: most,
  object_path: id,
});

/**
 * Does the work for two names at once: the first one's transaction is not over before the second one has done its work,
 * or waits for a lock.
 */
async function atOnce(
  actor: UserActor,
  names: [string, string],
  work: (db: ActorDb, name: string) => Promise<unknown>,
): Promise<PromiseSettledResult<void>[]> {
  const firstIn = Promise.withResolvers<void>();
  const secondDone = Promise.withResolvers<void>();
  const [one, other] = names;
  const first = asActor(services.db, actor, async (db) => {
    await work(db, one);
    firstIn.resolve();
    await Promise.race([secondDone.promise, untilSomeoneWaits()]);
  });
  await Promise.race([firstIn.promise, first]);
  const second = asActor(services.db, actor, async (db) => {
    await work(db, other).finally(secondDone.resolve);
  });
  return Promise.allSettled([first, second]);
}

const untilSomeoneWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await services.db.servicePool.query(
        `select 1 from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and not granted`,
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 20_000 },
  );

const outcome = [
  { status: 'fulfilled' },
  { status: 'rejected', reason: expect.objectContaining({ code: 'storage.quota' }) },
];

test('two files that begin at once do not share the same quota', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const project = await makeProject(services, ana.userId);
  const begun = await atOnce(ana, ['one', 'other'], async (db, name) => {
    await requireQuota(db, ana, { size: most, at: services.now() });
    await db
      .insertInto('uploads')
      .values(uploadOf(ana, project, name))
      .execute();
  });
  expect(begun).toMatchObject(outcome);
  expect(await readStorageUsage(services, ana)).toEqual({ used: most, quota: most });
});

test('two senders who come back at once do not share the same quota', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  const project = await makeProject(services, eva.userId);
  const names: [string, string] = ['mine', 'also-mine'];
  await services.db.service
    .insertInto('uploads')
    .values(names.map((id) => ({ ...uploadOf(eva, project, id), promised_until: new Date(0) })))
    .execute();
  const renewed = await atOnce(eva, names, (db, id) =>
    requireReservation(db, eva, { id, arrived: 0, at: services.now() }),
  );
  expect(renewed).toMatchObject(outcome);
  expect(await readStorageUsage(services, eva)).toEqual({ used: most, quota: most });
});

test('a reservation is kept for as long as its sender is expected, and then counts with what arrived', async () => {
  const sol = await makePerson(services, 'sol@ejemplo.co');
  const projectId = toProjectId(await makeProject(services, sol.userId));
  const [size, arrived, minute] = [1000, 400, 60_000];
  const usedAfter = async (minutes: number) =>
    (await readStorageUsage(later(services, minutes * minute), sol)).used;

  const file = { kind: 'audio', projectId, fileName: null, claimedType: 'audio/wav' } as const;
  await startUpload(services, sol, {
    ...file,
    id: 'hers',
    size,
    sha256: null,
    rightsDeclared: true,
  });
  expect([await usedAfter(29), await usedAfter(31)]).toEqual([size, 0]);
  await renewReservation(services, sol, { id: 'hers', arrived });
  expect([await usedAfter(64), await usedAfter(66)]).toEqual([size, arrived]);
  await pauseUpload(later(services, 10 * minute), sol, { id: 'hers', arrived });
  expect([await usedAfter(39), await usedAfter(41)]).toEqual([size, arrived]);
});

test('enterprise has no quota, also for one who comes back', async () => {
  const iris = await makePerson(services, 'iris@ejemplo.co');
  const project = await makeProject(services, iris.userId);
  await services.db.service
    .updateTable('users')
    .set({ granted_tier: 'enterprise' })
    .where('id', '=', iris.userId)
    .execute();
  const size = 100 * storageQuotas.pro;
  await asActor(services.db, iris, async (db) => {
    await requireQuota(db, iris, { size, at: services.now() });
    await db
      .insertInto('uploads')
      .values({ ...uploadOf(iris, project, 'huge'), size, promised_until: new Date(0) })
      .execute();
  });
  await renewReservation(services, iris, { id: 'huge', arrived: 0 });
  expect(await readStorageUsage(services, iris)).toEqual({ used: size, quota: null });
});
