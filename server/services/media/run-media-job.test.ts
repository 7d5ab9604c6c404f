import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { decodePeaks, projectSchema } from '#packages/project/src/index.ts';
import { type UserActor, system } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { errorTexts } from '#server/error-texts.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { createProject } from '#server/services/projects/create-project.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import { objectPath } from '#server/services/uploads/object-path.ts';
import { wavOf } from '#test/media/wav.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { listMediaJobs } from './list-media-jobs.ts';
import { retryMediaJob } from './retry-media-job.ts';
import { runMediaJob } from './run-media-job.ts';
import { previewOf } from '#server/services/files/stored-objects.ts';

const services = await openTestServices();
const { db, storage } = services;
const run = { signal: new AbortController().signal, isStopping: () => false };
let ana: UserActor;
let luis: UserActor;

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
});

/** A project in process whose stored audio is these bytes. */
async function projectOf(bytes: Uint8Array) {
  const fields = projectSchema.parse({ title: 'Prueba', artist_name: 'Ana', genre: 'pop' });
  const id = await saveDraft(services, ana, { projectId: null, revision: 0, fields });
  const file = join(services.folder, 'audio');
  await writeFile(file, bytes);
  const path = objectPath(ana.userId, 'tracks', new Date());
  await storage.adopt('audio-files', path, file);
  await db.service
    .updateTable('projects')
    .set({ audio_file_url: path })
    .where('id', '=', id)
    .execute();
  await createProject(services, ana, id);
  const [job] = await listMediaJobs(services, ana, id);
  if (!job) throw new Error('Creating a project queues a job');
  return { id, path, jobId: job.id };
}

const jobOf = async (id: ProjectId) => (await listMediaJobs(services, ana, id))[0];
const previews = () =>
  readdir(join(services.folder, 'files/artifacts', ana.userId, 'tracks')).catch(() => []);

test('makes a preview and a waveform, and the project ready', async () => {
  const { id, jobId } = await projectOf(wavOf(4 * 176_400));
  await runMediaJob(services, system, { jobId, ...run });
  const project = await readProject(services, ana, id);
  expect(project.status).toBe('ready');
  const peaks = decodePeaks(project.peaks);
  expect(peaks).toHaveLength(80);
  expect(Math.max(...peaks)).toBeGreaterThan(50);
  const preview = project.previewUrl?.replace('/archivos/artifacts/', '') ?? '';
  const size = await storage.size('artifacts', preview);
  expect(size).toBeGreaterThan(4 * 15_000);
  expect(size).toBeLessThan(5 * 17_000);
  expect(await jobOf(id)).toMatchObject({ state: 'done', tries: 1, failure: null });
});

test('a job settles its own project, and no other that waits', async () => {
  const waiting = await projectOf(wavOf(2 * 176_400));
  const { id, jobId } = await projectOf(wavOf(2 * 176_400));
  await runMediaJob(services, system, { jobId, ...run });
  expect(await readProject(services, ana, id)).toMatchObject({ status: 'ready' });
  expect(await readProject(services, ana, waiting.id)).toMatchObject({
    status: 'processing',
    previewUrl: null,
  });
  expect(await jobOf(waiting.id)).toMatchObject({ state: 'queued', tries: 0 });
});

test('a job that is done is left as it is', async () => {
  const { id, jobId } = await projectOf(wavOf(2 * 176_400));
  await runMediaJob(services, system, { jobId, ...run });
  const before = [await readProject(services, ana, id), await jobOf(id)];
  await runMediaJob(services, system, { jobId, ...run });
  expect([await readProject(services, ana, id), await jobOf(id)]).toEqual(before);
});

test('the owner is notified once, however often the job is tried', async () => {
  const mails = async () => (await services.queuedMails()).map(({ subject }) => subject);
  const before = await mails();
  const { path, jobId } = await projectOf(wavOf(2 * 176_400));
  await storage.remove('audio-files', path);
  const attempt = () => runMediaJob(services, system, { jobId, ...run });
  await expect(attempt()).rejects.toThrow('storage.missing');
  expect(await mails()).toEqual(before);
  await expect(attempt()).rejects.toThrow('storage.missing');
  await Promise.all([attempt(), attempt()]);
  await attempt();
  expect(await mails()).toEqual([...before, 'No pudimos preparar «Prueba»']);
});

describe('audio that cannot be decoded', () => {
  test('fails with its reason at once, can be tried again, and is put aside the third time', async () => {
    const { id, jobId } = await projectOf(wavOf(2 * 176_400).subarray(0, 100_000));
    for (const tries of [1, 2]) {
      await runMediaJob(services, system, { jobId, ...run });
      const failure = errorTexts['audio.truncated'].message;
      expect(await readProject(services, ana, id)).toMatchObject({ status: 'failed', failure });
      expect(await jobOf(id)).toMatchObject({ state: 'failed', tries, failure });
      await retryMediaJob(services, ana, { projectId: id, jobId });
      expect(await readProject(services, ana, id)).toMatchObject({
        status: 'processing',
        failure: null,
      });
    }
    await runMediaJob(services, system, { jobId, ...run });
    const failure = errorTexts['media.quarantined'].message;
    expect(await jobOf(id)).toMatchObject({ state: 'quarantined', tries: 3, failure });
    await retryMediaJob(services, ana, { projectId: id, jobId });
    await runMediaJob(services, system, { jobId, ...run });
    expect(await jobOf(id)).toMatchObject({ state: 'quarantined', tries: 3 });
    expect(await readProject(services, ana, id)).toMatchObject({ status: 'failed', failure });
  });

  test('is seen and tried again by nobody else', async () => {
    const { id, jobId } = await projectOf(wavOf(2 * 176_400).subarray(0, 100_000));
    await runMediaJob(services, system, { jobId, ...run });
    expect(await listMediaJobs(services, luis, id)).toEqual([]);
    await expect(retryMediaJob(services, luis, { projectId: id, jobId })).rejects.toMatchObject({
      code: 'project.not-found',
    });
    expect(await jobOf(id)).toMatchObject({ state: 'failed', tries: 1 });
  });
});

test('a draft is one whatever becomes of its audio; tried again, it is no longer said to have failed', async () => {
  const { id, jobId } = await projectOf(wavOf(2 * 176_400).subarray(0, 100_000));
  await db.service.updateTable('projects').set({ status: 'draft' }).where('id', '=', id).execute();
  await runMediaJob(services, system, { jobId, ...run });
  const failure = errorTexts['audio.truncated'].message;
  expect(await readProject(services, ana, id)).toMatchObject({ status: 'draft', failure });
  await retryMediaJob(services, ana, { projectId: id, jobId });
  expect(await readProject(services, ana, id)).toMatchObject({ status: 'draft', failure: null });
});

test('a machine’s fault is tried again, and the file put aside after the third', async () => {
  const { id, path, jobId } = await projectOf(wavOf(2 * 176_400));
  await storage.remove('audio-files', path);
  const attempt = () => runMediaJob(services, system, { jobId, ...run });
  for (const tries of [1, 2]) {
    await expect(attempt()).rejects.toThrow('storage.missing');
    expect(await jobOf(id)).toMatchObject({ state: 'queued', tries });
    expect((await readProject(services, ana, id)).status).toBe('processing');
  }
  await attempt();
  expect(await jobOf(id)).toMatchObject({ state: 'quarantined', tries: 3 });
  expect((await readProject(services, ana, id)).status).toBe('failed');
});

test('a file that takes its worker down every time is put aside without a fourth', async () => {
  const { id, jobId } = await projectOf(wavOf(2 * 176_400));
  // Each dead worker leaves the job running, with one more try.
  await db.service
    .updateTable('media_jobs')
    .set({ state: 'running', tries: 3 })
    .where('id', '=', jobId)
    .execute();
  await runMediaJob(services, system, { jobId, ...run });
  expect(await jobOf(id)).toMatchObject({ state: 'quarantined', tries: 3 });
  expect(await previews()).not.toContain(jobId);
});

test('a server that stops does not count against the file', { tags: 'sweep' }, async () => {
  const { id, jobId } = await projectOf(wavOf(60 * 176_400));
  const stop = new AbortController();
  const running = runMediaJob(services, system, {
    jobId,
    signal: stop.signal,
    isStopping: () => true,
  });
  setTimeout(() => stop.abort(), 300);
  await expect(running).rejects.toThrow('aborted');
  expect(await jobOf(id)).toMatchObject({ state: 'queued', tries: 0 });
  await runMediaJob(services, system, { jobId, ...run });
  expect(await jobOf(id)).toMatchObject({ state: 'done', tries: 1 });
});

test('a try that is taken away for any other reason counts', async () => {
  const { id, jobId } = await projectOf(wavOf(60 * 176_400));
  const lost = new AbortController();
  const running = runMediaJob(services, system, { jobId, ...run, signal: lost.signal });
  setTimeout(() => lost.abort(), 300);
  await expect(running).rejects.toThrow('aborted');
  expect(await jobOf(id)).toMatchObject({ state: 'queued', tries: 1 });
});

test('a worker that was given up for dead does not overwrite what the next one found', async () => {
  const { id, jobId } = await projectOf(wavOf(30 * 176_400));
  const slow = runMediaJob(services, system, { jobId, ...run });
  // The queue gives the job to somebody else while it runs.
  const next = runMediaJob(services, system, { jobId, ...run });
  await Promise.allSettled([slow, next]);
  // Two that store at the same moment collide; then the queue gives the job once more.
  if ((await jobOf(id))?.state === 'queued') await runMediaJob(services, system, { jobId, ...run });
  const job = await jobOf(id);
  expect(job?.state).toBe('done');
  expect(job?.tries).toBeGreaterThanOrEqual(2);
  expect((await readProject(services, ana, id)).status).toBe('ready');
});

test('what a worker finds that was given up for dead does not count while the next one works', async () => {
  const { id, jobId } = await projectOf(wavOf(2 * 176_400));
  /** A worker that has its job, and waits until it is released. */
  const stalled = async (goOn: () => void = () => undefined) => {
    const [began, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Storage = {
      ...storage,
      async withLocalFile(...args) {
        began.resolve();
        await released.promise;
        goOn();
        return storage.withLocalFile(...args);
      },
    };
    const done = runMediaJob({ ...services, storage: slow }, system, { jobId, ...run });
    await began.promise;
    return { done, released };
  };
  const dead = await stalled(() => {
    throw new AppError('audio.truncated');
  });
  const next = await stalled();
  dead.released.resolve();
  await dead.done;
  expect(await jobOf(id)).toMatchObject({ state: 'running', tries: 2, failure: null });
  next.released.resolve();
  await next.done;
  expect(await jobOf(id)).toMatchObject({ state: 'done', tries: 2, failure: null });
  expect((await readProject(services, ana, id)).status).toBe('ready');
});

test('audio that is replaced meanwhile leaves nothing behind', { tags: 'sweep' }, async () => {
  const { id, path, jobId } = await projectOf(wavOf(60 * 176_400));
  const running = runMediaJob(services, system, { jobId, ...run });
  await vi.waitFor(async () => expect((await jobOf(id))?.state).toBe('running'), {
    timeout: 10_000,
  });
  await db.service.deleteFrom('media_jobs').where('id', '=', jobId).execute();
  await running;
  expect(await storage.size('artifacts', previewOf(path))).toBeNull();
  expect((await readProject(services, ana, id)).previewUrl).toBeNull();
});
