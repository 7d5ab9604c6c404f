import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type UserActor, system } from '#server/actor.ts';
import { makeProject } from '#test/make-project.ts';
import { wavOf } from '#test/media/wav.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { finishUpload } from './finish-upload.ts';
import { objectPath } from './object-path.ts';
import { isUploadSettled } from './read-upload.ts';
import { pauseUpload } from './storage-quota.ts';
import { terminateUpload } from './terminate-upload.ts';

const services = await openTestServices();
const { service } = services.db;
const wav = wavOf(100_000);
let ana: UserActor;
let luis: UserActor;

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
});

/** An upload of Ana's whose bytes are all here, to a project of its own or to this one. */
async function makeUpload(to?: string): Promise<string> {
  const id = randomUUID();
  const { userId } = ana;
  const project = to ?? (await makeProject(services, userId));
  await service
    .insertInto('uploads')
    .values({
      id,
      user_id: userId,
      project_id: project,
      kind: 'audio',
      size: wav.length,
      object_path: objectPath(userId, 'tracks', services.now()),
    })
    .execute();
  await writeFile(join(services.uploads.folder, id), wav);
  return id;
}

const rowOf = (id: string) =>
  service.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** All uploads and projects but this one and its own. */
async function rowsBeside({ id, project_id }: { id: string; project_id: string }) {
  const uploads = service.selectFrom('uploads').selectAll().where('id', '!=', id).orderBy('id');
  const projects = service
    .selectFrom('projects')
    .selectAll()
    .where('id', '!=', project_id)
    .orderBy('id');
  return [await uploads.execute(), await projects.execute()];
}

const localFileOf = (id: string) => join(services.uploads.folder, id);

/** What is done with an upload under the service's rights, which row-level security does not hold. */
const acts: [string, (actor: UserActor, id: string) => Promise<unknown>][] = [
  ['paused', (actor, id) => pauseUpload(services, actor, { id, arrived: 7 })],
  [
    'finished',
    (actor, id) =>
      finishUpload(services, actor, { id, localFile: localFileOf(id), sha256: null }).catch(
        (error: unknown) => expect(error).toMatchObject({ code: 'upload.not-found' }),
      ),
  ],
  ['terminated', (actor, id) => terminateUpload(services, actor, id)],
];

test.each(acts)('an upload is %s by its own person, and by nobody else', async (_, act) => {
  await makeUpload();
  const id = await makeUpload();
  const before = await rowOf(id);
  if (!before) throw new Error('There is no upload');
  const beside = await rowsBeside(before);
  await act(luis, id);
  expect(await rowOf(id)).toEqual(before);
  await act(ana, id);
  expect(await rowOf(id)).not.toEqual(before);
  expect(await rowsBeside(before), 'another of hers').toEqual(beside);
});

test('a file takes the place of the one before, and of no other', async () => {
  const project = await makeProject(services, ana.userId);
  const waiting = await makeUpload(project);
  const finish = async () => {
    const id = await makeUpload(project);
    await finishUpload(services, ana, { id, localFile: localFileOf(id), sha256: null });
    await service.updateTable('projects').set({ status: 'ready' }).execute();
    return id;
  };
  const jobs = () => service.selectFrom('media_jobs').select('id').execute();
  const first = await finish();
  const before = await jobs();
  const second = await finish();
  // One came, and that of the first file went.
  expect(await jobs()).toHaveLength(before.length);
  expect(await rowOf(first)).toBeUndefined();
  expect(await rowOf(second)).toMatchObject({ finished_at: expect.any(Date) });
  expect(await rowOf(waiting)).toMatchObject({ finished_at: null });
});

test('another’s upload is for nobody to ask about, as one that is gone', async () => {
  const id = await makeUpload();
  expect(await isUploadSettled(services, luis, id)).toBe(true);
  expect(await isUploadSettled(services, ana, id)).toBe(false);
});

test('the product ends whosever upload it is', async () => {
  const id = await makeUpload();
  await terminateUpload(services, system, id);
  expect(await rowOf(id)).toBeUndefined();
});
