import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { retryMediaJob } from './retry-media-job.ts';

const services = await openTestServices();
const { service } = services.db;

async function makeFailedProject(userId: string) {
  const projectId = toProjectId(await makeProject(services, userId, { status: 'failed' }));
  const jobOf = async (kind: 'audio' | 'cover') => {
    const { id } = await service
      .insertInto('media_jobs')
      .values({ project_id: projectId, kind, object_path: randomUUID(), state: 'failed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return { projectId, audio: await jobOf('audio'), cover: await jobOf('cover') };
}

/** What became of every job and every project, by its id. */
async function states(): Promise<Record<string, string>> {
  const jobs = await service.selectFrom('media_jobs').select(['id', 'state as is']).execute();
  const projects = await service.selectFrom('projects').select(['id', 'status as is']).execute();
  return Object.fromEntries([...jobs, ...projects].map((row) => [row.id, row.is]));
}

test('a job is tried again with its own project, and nothing else is', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const luis = await makePerson(services, 'luis@ejemplo.co');
  const [one, other, theirs] = [
    await makeFailedProject(ana.userId),
    await makeFailedProject(ana.userId),
    await makeFailedProject(luis.userId),
  ];
  const before = await states();
  const { projectId } = one;
  for (const jobId of [theirs.audio, other.audio, randomUUID()])
    await retryMediaJob(services, ana, { projectId, jobId });
  expect(await states()).toEqual(before);

  await retryMediaJob(services, ana, { projectId, jobId: one.audio });
  expect(await states()).toEqual({ ...before, [one.audio]: 'queued', [projectId]: 'processing' });
  await retryMediaJob(services, ana, { projectId, jobId: one.cover });
  expect(await states()).toEqual({
    ...before,
    [one.audio]: 'queued',
    [one.cover]: 'queued',
    [projectId]: 'processing',
  });
});
