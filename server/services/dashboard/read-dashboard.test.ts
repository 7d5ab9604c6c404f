import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { projectSchema } from '#packages/project/src/index.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import type { UserActor } from '#server/actor.ts';
import { errorTexts } from '#server/error-texts.ts';
import { deleteProject } from '#server/services/projects/bin.ts';
import { readDashboard } from './read-dashboard.ts';
import { type ProjectId } from '#server/services/projects/project-id.ts';
import type { ProjectStatus } from '#server/services/projects/project.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';

const services = await openTestServices();
const { db } = services;
let ana: UserActor;

beforeEach(async () => {
  ana = await makePerson(services, `${randomUUID()}@ejemplo.co`);
});

const stepOf = async (actor = ana) => (await readDashboard(services, actor, '2026-11-20')).nextStep;

async function makeSong(
  title: string,
  { status = 'ready', hasCover = true }: { status?: ProjectStatus; hasCover?: boolean } = {},
): Promise<ProjectId> {
  const fields = projectSchema.parse({ title, artist_name: 'Niebla Norte', genre: 'rock' });
  const id = await saveDraft(services, ana, { projectId: null, revision: 0, fields });
  await db.service
    .updateTable('projects')
    .set({
      status,
      audio_file_url: `${id}/song`,
      cover_image_url: hasCover ? `${id}/cover` : null,
      metadata: JSON.stringify(
        status === 'failed' ? { failure: 'media.failed', coverComplete: true } : {},
      ),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

const failJob = (projectId: ProjectId, state: 'failed' | 'quarantined') =>
  db.service
    .insertInto('media_jobs')
    .values({ project_id: projectId, kind: 'audio', object_path: `${projectId}/song`, state })
    .returning('id')
    .executeTakeFirstOrThrow();

test('a new account creates its first project', async () => {
  expect(await stepOf()).toEqual({ kind: 'create' });
});

test('a song that failed is retried, with its reason, by its owner alone', async () => {
  const id = await makeSong('Ñandú', { status: 'failed' });
  await makeSong('Otra', { hasCover: false });
  expect(await stepOf()).toMatchObject({ kind: 'replace-audio', song: { id } });
  const job = await failJob(id, 'failed');
  expect(await stepOf()).toEqual({
    kind: 'retry',
    job: job.id,
    song: {
      id,
      title: 'Ñandú',
      cover: { base: `/archivos/cover-images/${id}/cover`, complete: true },
      failure: errorTexts['media.failed'].message,
    },
  });
  const luis = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  expect(await stepOf(luis)).toEqual({ kind: 'create' });
});

test('a file that was put aside is replaced, not tried again', async () => {
  const id = await makeSong('Ñandú', { status: 'failed' });
  await failJob(id, 'quarantined');
  expect((await stepOf()).kind).toBe('replace-audio');
});

test('of many songs, the one that lacks something, however old; not one in the bin', async () => {
  const bare = await makeSong('Sin portada', { hasCover: false });
  for (let song = 0; song < 8; song += 1) await makeSong(`Lista ${song}`);
  expect(await stepOf()).toMatchObject({ kind: 'add-cover', song: { id: bare, cover: null } });
  await deleteProject(services, ana, bare);
  expect(await stepOf()).toEqual({ kind: 'rest' });
});

test('what changed last comes first', async () => {
  await makeSong('Primera', { hasCover: false });
  const second = await makeSong('Segunda', { hasCover: false });
  expect(await stepOf()).toMatchObject({ song: { id: second } });
  const draft = await makeSong('Borrador', { status: 'draft', hasCover: false });
  expect(await stepOf()).toMatchObject({ kind: 'confirm', song: { id: draft } });
});
