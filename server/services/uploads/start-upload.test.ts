import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { makeProject } from '#test/make-project.ts';
import { wavOf } from '#test/media/wav.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadAttempts } from './limits.ts';
import { startUpload } from './start-upload.ts';

const services = await openTestServices();
const { service } = services.db;
const wav = wavOf(100_000);

/** A person with a draft, and their request to send its audio. */
async function newSender(email: string) {
  const ana = await makePerson(services, email);
  const projectId = toProjectId(await makeProject(services, ana.userId));
  const start = async (within = services) => {
    const id = randomUUID();
    await startUpload(within, ana, {
      id,
      kind: 'audio',
      projectId,
      fileName: null,
      size: wav.length,
      claimedType: 'audio/wav',
      sha256: null,
      rightsDeclared: true,
    });
    return id;
  };
  const uploads = () =>
    service.selectFrom('uploads').select('id').where('project_id', '=', projectId).execute();
  return { ana, projectId, start, uploads };
}

test('a person begins so many uploads an hour, and another theirs', async () => {
  const { ana, start, uploads } = await newSender('mucho@ejemplo.co');
  for (let count = 0; count < uploadAttempts.uploadUser.points; count += 1)
    await services.limits.consume('uploadUser', ana.userId);
  await expect(start()).rejects.toMatchObject({ code: 'rate.limited' });
  expect(await uploads()).toEqual([]);
  const other = await newSender('poco@ejemplo.co');
  await other.start();
  expect(await other.uploads()).toHaveLength(1);
});

// Linux only: a file system that has no space at all.
test.runIf(process.platform === 'linux')('a disk without space refuses it first', async () => {
  const { start, uploads } = await newSender('lleno@ejemplo.co');
  const full = { ...services, uploads: { ...services.uploads, folder: '/proc' } };
  await expect(start(full)).rejects.toMatchObject({ code: 'storage.full' });
  expect(await uploads()).toEqual([]);
});

test('audio that comes when its project is in the stores already is refused, and nothing stays', async () => {
  const { ana, projectId, start, uploads } = await newSender('tarde@ejemplo.co');
  const id = await start();
  await service
    .updateTable('projects')
    .set({ status: 'distributed' })
    .where('id', '=', projectId)
    .execute();
  const localFile = join(services.uploads.folder, id);
  await writeFile(localFile, wav);
  await expect(finishUpload(services, ana, { id, localFile, sha256: null })).rejects.toMatchObject({
    code: 'project.closed',
  });
  expect(await uploads()).toEqual([]);
  const project = service
    .selectFrom('projects')
    .select('audio_file_url')
    .where('id', '=', projectId);
  expect(await project.executeTakeFirst()).toEqual({ audio_file_url: null });
});
