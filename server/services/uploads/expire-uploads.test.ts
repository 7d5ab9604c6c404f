import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { objectsOf } from '#server/services/files/stored-objects.ts';
import { makeProject } from '#test/make-project.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { expireUploads } from './expire-uploads.ts';

const services = await openTestServices();
const folder = services.uploads.folder;
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);

/** An upload with a row, begun and touched so many days ago. */
let draft: { id: string; user_id: string };
async function upload(id: string, begun: number, touched: number | null, finished = false) {
  await services.db.service
    .insertInto('uploads')
    .values({
      id,
      user_id: draft.user_id,
      project_id: draft.id,
      kind: 'audio',
      size: 10,
      object_path: id,
      created_at: ago(begun),
      finished_at: finished ? ago(begun) : null,
    })
    .execute();
  if (touched !== null) await file(id, touched);
}

async function file(id: string, touched: number) {
  for (const name of [id, `${id}.json`]) {
    await writeFile(join(folder, name), 'bytes');
    await utimes(join(folder, name), ago(touched), ago(touched));
  }
}

beforeAll(async () => {
  const { userId } = await makePerson(services, 'barrido@ejemplo.co');
  draft = { id: await makeProject(services, userId), user_id: userId };
});

test('only what nobody touched for a week ends, with its row and its files', async () => {
  await upload('abandoned', 9, 8);
  await upload('slow', 30, 6);
  await upload('fresh', 1, 1);
  await upload('lost-file', 9, null);
  await upload('stored', 30, null, true);
  await upload('stored-copy-left', 30, 30, true);
  await file('without-row', 8);
  await file('about-to-start', 0);

  expect(await expireUploads(services, system)).toBe(4);

  const rows = await services.db.service.selectFrom('uploads').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(['fresh', 'slow', 'stored', 'stored-copy-left']);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.json')).sort()).toEqual([
    'about-to-start',
    'fresh',
    'slow',
  ]);
  expect(await expireUploads(services, system)).toBe(0);

  // A clock that was moved says nothing of bytes that came this minute.
  expect(await expireUploads(later(services, 8 * day), system)).toBe(0);
  for (const id of ['fresh', 'slow', 'about-to-start']) await file(id, 8);
  expect(await expireUploads(later(services, 8 * day), system)).toBe(3);
});

test('what a finish that failed half way had stored goes with its upload', async () => {
  await upload('half-finished', 9, 8);
  const objects = objectsOf('audio', 'half-finished');
  for (const { bucket, path } of objects) await services.storage.put(bucket, path, Buffer.of(1));
  expect(await expireUploads(services, system)).toBe(1);
  for (const { bucket, path } of objects) {
    expect(await services.storage.size(bucket, path)).toBeNull();
  }
});

test('what arrived before its server was killed is counted', async () => {
  await upload('cut-short', 1, 1);
  expect(await expireUploads(services, system)).toBe(0);
  const row = await services.db.service
    .selectFrom('uploads')
    .select('arrived')
    .where('id', '=', 'cut-short')
    .executeTakeFirst();
  expect(row).toEqual({ arrived: 'bytes'.length });
});

test('an upload that goes on while it is looked at stays', async () => {
  await upload('returning', 9, 8);
  const [began, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locks: typeof services.locks = {
    ...services.locks,
    run(id, work) {
      looked.resolve();
      return services.locks.run(id, work);
    },
  };
  const writing = services.locks.run('returning', async () => {
    began.resolve();
    await looked.promise;
    await file('returning', 0);
  });
  await began.promise;
  expect(await expireUploads({ ...services, locks }, system)).toBe(0);
  await writing;
  expect(await readdir(folder)).toContain('returning');
});
