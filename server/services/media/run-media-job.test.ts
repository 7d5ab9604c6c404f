import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { decodePeaks, projectSchema } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { errorTexts } from '#server/error-texts.ts';
import { objectPath } from '#server/services/uploads/object-path.ts';
import { wavOf } from '#test/media/wav.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { createProject } from './create-project.ts';
import { processAudio } from './process-audio.ts';
import { readProject } from './read-project.ts';
import { saveDraft } from './save-draft.ts';

const services = await openTestServices();
const { db, storage } = services;
const signal = new AbortController().signal;
let ana: UserActor;

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
});

/** A project in process whose stored audio is these bytes. */
async function projectOf(bytes: Uint8Array) {
  const fields = projectSchema.parse({ title: 'Prueba', artist_name: 'Ana', genre: 'pop' });
  const id = await saveDraft(db, ana, { projectId: null, fields });
  const file = join(services.folder, 'audio');
  await writeFile(file, bytes);
  const path = objectPath(ana.userId, 'tracks');
  await storage.adopt('audio-files', path, file);
  await db.service
    .updateTable('projects')
    .set({ audio_file_url: path })
    .where('id', '=', id)
    .execute();
  await createProject(services, ana, id);
  return { id, path };
}

test('makes a preview and a waveform, and the project ready', async () => {
  const { id } = await projectOf(wavOf(4 * 176_400));
  await processAudio(services, { projectId: id, signal, lastTry: false });
  const project = await readProject(db, ana, id);
  expect(project.status).toBe('ready');
  const peaks = decodePeaks(project.peaks);
  expect(peaks).toHaveLength(160);
  expect(Math.max(...peaks)).toBeGreaterThan(50);
  const preview = project.previewUrl?.replace('/archivos/artifacts/', '') ?? '';
  const size = await storage.size('artifacts', preview);
  expect(size).toBeGreaterThan(4 * 15_000);
  expect(size).toBeLessThan(5 * 17_000);
});

test('a project that is done is left as it is', async () => {
  const { id } = await projectOf(wavOf(2 * 176_400));
  await processAudio(services, { projectId: id, signal, lastTry: false });
  const before = await readProject(db, ana, id);
  await processAudio(services, { projectId: id, signal, lastTry: false });
  expect(await readProject(db, ana, id)).toEqual(before);
});

test('audio that cannot be decoded fails with its reason at once', async () => {
  const { id } = await projectOf(wavOf(2 * 176_400).subarray(0, 100_000));
  await processAudio(services, { projectId: id, signal, lastTry: false });
  expect(await readProject(db, ana, id)).toMatchObject({
    status: 'failed',
    failure: errorTexts['audio.truncated'].message,
  });
});

test('a machine’s fault is tried again, and told after the last try', async () => {
  const { id, path } = await projectOf(wavOf(2 * 176_400));
  await storage.remove('audio-files', path);
  const run = (lastTry: boolean) => processAudio(services, { projectId: id, signal, lastTry });
  await expect(run(false)).rejects.toThrow('storage.missing');
  expect((await readProject(db, ana, id)).status).toBe('processing');
  await expect(run(true)).rejects.toThrow('storage.missing');
  expect(await readProject(db, ana, id)).toMatchObject({
    status: 'failed',
    failure: errorTexts['media.failed'].message,
  });
});
