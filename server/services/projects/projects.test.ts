import { beforeAll, describe, expect, test } from 'vitest';
import { binDays } from '#content/deletion.ts';
import { projectEditSchema, projectSchema } from '#packages/project/src/index.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { AppError } from '#server/app-error.ts';
import { type UserActor, system } from '#server/actor.ts';
import { deleteProject, listBin, restoreProject } from './bin.ts';
import { createProject } from './create-project.ts';
import { editProject } from './edit-project.ts';
import { listProjects } from './list-projects.ts';
import { readDashboard } from '#server/services/dashboard/read-dashboard.ts';
import { type ProjectId, toProjectId } from './project-id.ts';
import { expireProjects } from './expire-projects.ts';
import { readProject } from './read-project.ts';
import { saveDraft } from './save-draft.ts';

const services = await openTestServices();
const { db } = services;
let ana: UserActor;
let luis: UserActor;

const fields = projectSchema.parse({
  title: 'Canción Ñandú — ¿qué?',
  artist_name: 'Niebla Norte',
  genre: 'rock',
  release_date: '2027-02-28',
});

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
});

const newDraft = () => saveDraft(services, ana, { projectId: null, revision: 0, fields });
const withAudio = (id: ProjectId) =>
  db.service.updateTable('projects').set({ audio_file_url: id }).where('id', '=', id).execute();

describe('a draft', () => {
  test('is kept as it was typed and can be changed', async () => {
    const id = await newDraft();
    await saveDraft(services, ana, {
      projectId: id,
      revision: 0,
      fields: { ...fields, title: 'Otro título' },
    });
    expect(await readProject(services, ana, id)).toMatchObject({
      title: 'Otro título',
      artistName: 'Niebla Norte',
      releaseDate: '2027-02-28',
      status: 'draft',
      hasAudio: false,
    });
  });

  test('that is sent again is the same one, and another with other fields', async () => {
    const eva = await makePerson(services, 'eva@ejemplo.co');
    const send = (who: UserActor, title: string) =>
      saveDraft(services, who, {
        projectId: null,
        idempotencyKey: 'one page',
        revision: 0,
        fields: { ...fields, title },
      });
    const titles = async () =>
      (await listProjects(services, eva, { page: 1, status: null })).projects.map(
        ({ title }) => title,
      );
    const id = await send(eva, 'Primera');
    const again = await Promise.all(Array.from({ length: 20 }, () => send(eva, 'Primera')));
    expect(new Set(again)).toEqual(new Set([id]));
    expect(await titles()).toEqual(['Primera']);
    expect(await send(await makePerson(services, 'otra@ejemplo.co'), 'Primera')).not.toBe(id);
    // The first one is not lost in the second.
    expect(await send(eva, 'Segunda')).not.toBe(id);
    expect((await titles()).toSorted()).toEqual(['Primera', 'Segunda']);

    // What was edited since stays as it is.
    await saveDraft(services, eva, {
      projectId: id,
      revision: 0,
      fields: { ...fields, title: 'Última' },
    });
    expect(await send(eva, 'Primera')).toBe(id);
    expect(await readProject(services, eva, id)).toMatchObject({ title: 'Última', revision: 1 });
    await deleteProject(services, eva, id);
    expect(await send(eva, 'Primera')).not.toBe(id);
  });

  test('is of the hour in which it was begun, and so is what is asked to be made of its audio', async () => {
    const year = 365 * 24 * 60 * 60 * 1000;
    const then = later(services, year);
    const id = await saveDraft(then, ana, { projectId: null, revision: 0, fields });
    await withAudio(id);
    await createProject(then, ana, id);
    const dates = await db.service
      .selectFrom('projects')
      .innerJoin('media_jobs', 'media_jobs.project_id', 'projects.id')
      .select(['projects.created_at', 'projects.updated_at', 'media_jobs.created_at as askedAt'])
      .where('projects.id', '=', id)
      .executeTakeFirstOrThrow();
    for (const at of Object.values(dates)) expect(Math.abs(+at - +then.now())).toBeLessThan(60_000);
  });

  test('is not found by anybody else', async () => {
    const id = await newDraft();
    const notFound = { code: 'project.not-found' };
    await expect(readProject(services, luis, id)).rejects.toMatchObject(notFound);
    await expect(
      saveDraft(services, luis, { projectId: id, revision: 0, fields }),
    ).rejects.toMatchObject(notFound);
    await expect(createProject(services, luis, id)).rejects.toMatchObject(notFound);
    expect((await listProjects(services, luis, { page: 1, status: null })).projects).toEqual([]);
  });

  test('an id that is no id is not found', () => {
    expect(() => toProjectId("x' or 1=1")).toThrow(new AppError('project.not-found'));
  });

  test('without audio is not created', async () => {
    const id = await newDraft();
    await expect(createProject(services, ana, id)).rejects.toMatchObject({
      code: 'upload.incomplete',
    });
    expect((await readProject(services, ana, id)).status).toBe('draft');
  });

  test('becomes a project in process with one job, however often it is created', async () => {
    const id = await newDraft();
    await withAudio(id);
    await createProject(services, ana, id);
    await createProject(services, ana, id);
    expect((await readProject(services, ana, id)).status).toBe('processing');
    const { rows } = await services.db.servicePool.query(
      `select count(*) as jobs from jobs.job, media_jobs
       where data->>'jobId' = media_jobs.id::text and project_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    await expect(
      saveDraft(services, ana, { projectId: id, revision: 0, fields }),
    ).rejects.toMatchObject({
      code: 'project.not-found',
    });
  });
});

describe('a draft whose audio was processed while it was one', () => {
  async function draftWith(job: { state: 'done' | 'failed'; failure?: string }) {
    const id = await newDraft();
    await withAudio(id);
    await db.service
      .insertInto('media_jobs')
      .values({ project_id: id, kind: 'audio', object_path: id, ...job })
      .execute();
    return id;
  }
  const subjects = async () => (await services.queuedMails()).map(({ subject }) => subject);

  test('is ready at once, without another job, and its owner is notified', async () => {
    const id = await draftWith({ state: 'done' });
    const before = await subjects();
    await createProject(services, ana, id);
    await createProject(services, ana, id);
    expect((await readProject(services, ana, id)).status).toBe('ready');
    const jobs = db.service.selectFrom('media_jobs').select('state').where('project_id', '=', id);
    expect(await jobs.execute()).toEqual([{ state: 'done' }]);
    expect(await subjects()).toEqual([...before, expect.stringContaining(fields.title)]);
  });

  test('is not created of audio that failed', async () => {
    const id = await draftWith({ state: 'failed', failure: 'audio.truncated' });
    await expect(createProject(services, ana, id)).rejects.toMatchObject({
      code: 'audio.truncated',
    });
    expect((await readProject(services, ana, id)).status).toBe('draft');
  });
});

describe('an edit', () => {
  const edit = (changes: Record<string, string> = {}) =>
    projectEditSchema.parse({ title: 'Editada', artist_name: 'Ana', genre: 'pop', ...changes });
  async function project() {
    const id = await newDraft();
    await withAudio(id);
    await createProject(services, ana, id);
    return id;
  }

  test('keeps the codes of the release', async () => {
    const projectId = await project();
    const fields = edit({ isrc: 'co-abc-26-00001', upc: '036000291452' });
    await editProject(services, ana, { projectId, revision: 0, fields });
    expect(await readProject(services, ana, projectId)).toMatchObject({
      title: 'Editada',
      isrc: 'COABC2600001',
      upc: '036000291452',
      revision: 1,
    });
  });

  test('from a page that is out of date overwrites nothing until its person says so', async () => {
    const projectId = await project();
    await editProject(services, ana, { projectId, revision: 0, fields: edit() });
    const late = edit({ title: 'Tarde' });
    await expect(
      editProject(services, ana, { projectId, revision: 0, fields: late }),
    ).rejects.toMatchObject({ code: 'project.changed' });
    expect((await readProject(services, ana, projectId)).title).toBe('Editada');
    await editProject(services, ana, { projectId, revision: 'newest', fields: late });
    expect(await readProject(services, ana, projectId)).toMatchObject({
      title: 'Tarde',
      revision: 2,
    });
  });

  test('of somebody else’s project, or of a draft, finds nothing', async () => {
    const notFound = { code: 'project.not-found' };
    const projectId = await project();
    await expect(
      editProject(services, luis, { projectId, revision: 'newest', fields: edit() }),
    ).rejects.toMatchObject(notFound);
    await expect(
      editProject(services, ana, { projectId: await newDraft(), revision: 0, fields: edit() }),
    ).rejects.toMatchObject(notFound);
  });
});

describe('the bin', () => {
  const inAWeek = Date.now() + (binDays + 0.1) * 24 * 60 * 60 * 1000;
  const exists = async (path: string) =>
    (await services.storage.size('audio-files', path)) !== null;

  test('hides a project until it is taken back', async () => {
    const id = await newDraft();
    await deleteProject(services, ana, id);
    await expect(readProject(services, ana, id)).rejects.toMatchObject({
      code: 'project.not-found',
    });
    await expect(deleteProject(services, ana, id)).rejects.toMatchObject({
      code: 'project.not-found',
    });
    expect(await listBin(services, ana)).toMatchObject([{ id, title: 'Canción Ñandú — ¿qué?' }]);
    await restoreProject(services, ana, id);
    expect(await readProject(services, ana, id)).toMatchObject({ id, status: 'draft' });
    expect(await listBin(services, ana)).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const id = await newDraft();
    const notFound = { code: 'project.not-found' };
    await expect(deleteProject(services, luis, id)).rejects.toMatchObject(notFound);
    await deleteProject(services, ana, id);
    expect(await listBin(services, luis)).toEqual([]);
    await expect(restoreProject(services, luis, id)).rejects.toMatchObject(notFound);
  });

  test('does not take a song that is in the stores', async () => {
    const id = await newDraft();
    await db.service
      .insertInto('distributions')
      .values({ project_id: id, platform: 'spotify', status: 'live' })
      .execute();
    await expect(deleteProject(services, ana, id)).rejects.toMatchObject({
      code: 'project.distributed',
    });
    await db.service.updateTable('distributions').set({ status: 'removed' }).execute();
    await deleteProject(services, ana, id);
  });

  test('is emptied after its days: files first, then rows; what was taken back stays', async () => {
    const [gone, kept] = [await newDraft(), await newDraft()];
    for (const id of [gone, kept]) {
      await services.storage.put('audio-files', id, new Uint8Array(4));
      await withAudio(id);
      await deleteProject(services, ana, id);
    }
    expect(await expireProjects(services, system)).toBe(0);
    await restoreProject(services, ana, kept);
    expect(
      await expireProjects({ ...services, now: () => new Date(inAWeek) }, system),
    ).toBeGreaterThan(0);
    expect(await Promise.all([exists(gone), exists(kept)])).toEqual([false, true]);
    await expect(restoreProject(services, ana, gone)).rejects.toMatchObject({
      code: 'project.not-found',
    });
    expect((await readProject(services, ana, kept)).id).toBe(kept);
  });
});

test('a project that is taken back while the bin is emptied keeps its files', async () => {
  const id = await newDraft();
  await services.storage.put('audio-files', id, new Uint8Array(4));
  await withAudio(id);
  await deleteProject(services, ana, id);
  const emptying = await db.service.transaction().execute(async (restoring) => {
    await restoring
      .updateTable('projects')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .execute();
    const begun = expireProjects(
      { ...services, now: () => new Date(Date.now() + (binDays + 1) * 24 * 60 * 60 * 1000) },
      system,
    );
    // It has listed the project, and waits for this transaction.
    await waitUntilBlocking(restoring, db);
    return { begun };
  });
  await emptying.begun;
  expect(await services.storage.size('audio-files', id)).toBe(4);
  expect((await readProject(services, ana, id)).id).toBe(id);
});

test('lists are newest first, page by page, of all or of one status', async () => {
  const carlos = await makePerson(services, 'carlos@ejemplo.co');
  const rows = await db.service
    .insertInto('projects')
    .values(
      Array.from({ length: 23 }, (_, song) => ({
        user_id: carlos.userId,
        title: `Canción ${song}`,
        artist_name: 'Carlos',
        genre: 'rock',
        status: song % 2 ? ('ready' as const) : ('draft' as const),
        // Some of one moment: the order stays the same from page to page.
        created_at: new Date(2026, 0, 1 + Math.floor(song / 4)),
      })),
    )
    .returning(['id', 'status'])
    .execute();
  const list = (page: number, status: 'ready' | 'failed' | null = null) =>
    listProjects(services, carlos, { page, status });
  const pages = await Promise.all([list(1), list(2), list(3), list(4)]);
  expect(pages.map(({ projects }) => projects.length)).toEqual([10, 10, 3, 0]);
  const ids = pages.flatMap(({ projects }) => projects.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(pages[0]?.projects[0]?.title).toMatch(/2[012]$/);

  const ready = await list(2, 'ready');
  expect(ready.projects.map(({ status }) => status)).toEqual(['ready']);
  expect(Object.fromEntries(ready.counts.map(({ status, count }) => [status, count]))).toEqual({
    draft: 12,
    ready: 11,
  });
  expect((await list(1, 'failed')).projects).toEqual([]);
});

test('the overview counts the person’s own rows only', async () => {
  const id = await newDraft();
  const day = (date: string, streams: number) => ({
    project_id: id,
    platform: 'spotify',
    date,
    streams,
    revenue: streams * 3000,
  });
  await db.service
    .insertInto('analytics')
    .values([day('2026-11-19', 300), day('2026-10-01', 200), day('2025-01-01', 7)])
    .execute();
  await db.service
    .insertInto('distributions')
    .values({ project_id: id, platform: 'spotify' })
    .execute();
  const mine = await readDashboard(services, ana, '2026-11-20');
  expect(mine.totals).toMatchObject({ streams: 507, revenueMicros: 1_521_000, growth: 0.5 });
  expect(mine.projects).toHaveLength(5);
  expect(mine.distributions).toMatchObject([{ status: 'pending', liveDate: null }]);
  expect(await readDashboard(services, luis, '2026-11-20')).toEqual({
    nextStep: { kind: 'create' },
    projects: [],
    distributions: [],
    totals: { projects: 0, streams: 0, revenueMicros: 0, growth: null },
  });
});

test('a change is announced to its owner alone', async () => {
  const heard: unknown[] = [];
  const stop = [
    services.events.follow(ana.userId, (event) => heard.push(event)),
    services.events.follow(luis.userId, () => heard.push('luis')),
  ];
  const id = await newDraft();
  await expect.poll(() => heard).toEqual([{ kind: 'project', id }]);
  for (const unfollow of stop) unfollow();
});
