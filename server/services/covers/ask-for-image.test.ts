import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BriefForm, coverFormSchema, engine } from '#packages/cover-art/src/index.ts';
import { system } from '#server/actor.ts';
import { sharp } from '#server/media/image-library.ts';
import { createImagesGenerations } from '#server/ports/image-model/images-generations.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { cancelRun } from '#server/services/tools/background-runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import type { BehaviourName } from '#simulators/image-model/behaviours.ts';
import { startImageModelSimulator } from '#simulators/image-model/start.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { askForImage } from './ask-for-image.ts';
import { createCovers, repeatCovers, varyCover } from './create-covers.ts';
import { deleteCovers } from './delete-covers.ts';
import { deleteUnclaimedPhoto } from './delete-unclaimed-photo.ts';
import { coverAttempts } from './limits.ts';
import { drawRun } from './draw-run.ts';
import { keepCover } from './keep-cover.ts';
import { listCoverFiles, readCovers } from './read-covers.ts';

vi.setConfig({ testTimeout: 60_000 });

const services = await openTestServices();
const { db, storage } = services;
const simulator = await startImageModelSimulator();
afterAll(() => simulator.stop());

let ana: SessionActor;
beforeEach(async () => {
  await db.service.deleteFrom('tool_runs').execute();
  await db.servicePool.query(`delete from jobs.job where name in ('ask-for-image', 'draw-covers')`);
  const person = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  // Of a session these services read the tier alone.
  ana = { ...person, session: { tier: 'pro' } } as unknown as SessionActor;
});

function setUp(name: BehaviourName): void {
  const { url, key } = simulator;
  services.covers.imageModel = createImagesGenerations({ url, key, name });
}

const form: BriefForm = coverFormSchema.parse({
  ...{ artistName: 'Niebla Norte', songTitle: '¿Qué Ñandú?', genre: 'indie', mood: 'sereno' },
  description: 'El mar de noche',
});
const want = (more: object = {}) =>
  createCovers(services, ana, {
    ...{ token: randomUUID(), form, photo: null, asksImage: true, ...more },
  });
const run = { signal: new AbortController().signal, isStopping: () => false };
const ask = (runId: string, more = {}) => askForImage(services, system, { runId, ...run, ...more });
const draw = (runId: string) => drawRun(services, system, { runId, ...run });
const read = (id: string) => readCovers(services, ana, id);
const used = async () =>
  (await readUsage(services, ana, { feature: 'coverArtGenerator', tier: 'pro' })).used;
const engineVersionOf = async (id: string) =>
  (await db.service.selectFrom('tool_runs').select('engine_version').where('id', '=', id).execute())
    .map((row) => row.engine_version)
    .join();
/** How often each kind of job was sent. */
async function jobs(): Promise<Record<string, number>> {
  const { rows } = await db.servicePool.query<{ name: string; count: number }>(
    `select name, count(*)::int from jobs.job where name in ('ask-for-image', 'draw-covers') group by name`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
const ofPicture = (covers: readonly { scene: { style: string } }[] = []) =>
  covers.filter(({ scene }) => scene.style === 'photo').length;
const photosOf = (): Promise<string[]> =>
  readdir(join(services.folder, 'files', 'covers', ana.userId, 'photos')).catch(() => []);

describe('a picture of the model', () => {
  test('is asked for once with no more than genre, mood and description, and what comes of it is of the same picture', async () => {
    setUp('picture');
    const before = simulator.requests.length;
    const id = await want();
    expect(await jobs()).toEqual({ 'ask-for-image': 1 });
    expect((await read(id)).request).toMatchObject({ photo: null, image: 'asked' });
    await ask(id);
    const { request, state, model } = await read(id);
    expect({ ...request, state, model }).toMatchObject({
      ...{ state: 'queued', image: 'made', model: 'picture' },
      photo: expect.stringMatching(`^${ana.userId}/photos/`),
    });
    expect(await jobs()).toEqual({ 'ask-for-image': 1, 'draw-covers': 1 });
    const stored = await buffer(await storage.read('covers', request.photo ?? ''));
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 1024 });
    const [sent] = simulator.requests.slice(before);
    expect(await photosOf()).toHaveLength(1);
    expect(JSON.stringify(sent)).toMatch(/indie.*El mar de noche/);
    expect(JSON.stringify(sent)).not.toMatch(/Niebla|Ñandú/);

    // The job that asks comes twice.
    await ask(id);
    await draw(id);
    const { result } = await read(id);
    expect(ofPicture(result?.covers)).toBe(2);
    for (const { scene } of result?.covers ?? [])
      if (scene.style === 'photo')
        expect(scene.params.treatment).toMatch(/^(?:poster|halftone|lines)$/);
    expect(await used()).toBe(1);

    const isOfPicture = (result?.covers ?? []).map(({ scene }) => scene.style === 'photo');
    const at = isOfPicture.indexOf(true);
    await keepCover(services, ana, { id, at });
    await keepCover(services, ana, { id, at: isOfPicture.indexOf(false) });
    const files = await listCoverFiles(services, ana, id);
    const versions = await Promise.all(files.map((file) => engineVersionOf(file.id)));
    expect(versions).toEqual([`${engine} + model picture`, engine]);

    const repeated = await repeatCovers(services, ana, { id, token: randomUUID() });
    const varied = await varyCover(services, ana, {
      ...{ id, at, token: randomUUID(), keepsPalette: true },
    });
    for (const other of [repeated, varied]) {
      expect((await read(other)).request).toMatchObject({ photo: request.photo, image: 'made' });
      expect(await engineVersionOf(other)).toBe(`${engine} + model picture`);
    }
    expect(simulator.requests).toHaveLength(before + 1);

    for (const one of [id, repeated, varied]) {
      await deleteUnclaimedPhoto(services, system, { path: request.photo ?? '' });
      expect(await storage.size('covers', request.photo ?? '')).not.toBeNull();
      await deleteCovers(services, ana, one);
    }
    await deleteUnclaimedPhoto(services, system, { path: request.photo ?? '' });
    expect(await storage.size('covers', request.photo ?? '')).toBeNull();
  });

  test('is not asked for where there is a photo, and nothing is without the wish', async () => {
    setUp('picture');
    const path = join(services.folder, randomUUID());
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const bytes = await sharp({
      create: { width: 1000, height: 1000, channels: 3, background: '#7a5', noise },
    })
      .jpeg()
      .toBuffer();
    await writeFile(path, bytes);
    const own = await want({ photo: { path, bytes: bytes.length, fault: null } });
    const none = await want({ asksImage: false });
    expect((await read(own)).request.photo).not.toBeNull();
    for (const id of [own, none]) expect((await read(id)).request.image).toBeUndefined();
    expect(await jobs()).toEqual({ 'draw-covers': 2 });
  });

  test('is another run than the same page without it', async () => {
    setUp('picture');
    const token = randomUUID();
    const [one, again, plain] = [
      await want({ token }),
      await want({ token }),
      await want({ token, asksImage: false }),
    ];
    expect(again).toBe(one);
    expect(plain).not.toBe(one);
  });
});

describe('of a model that gives none the four are ours, counted once, and the log has one line', () => {
  test.each([
    ['broken', 'status 500'],
    ['url', 'elsewhere'],
    ['pixel', 'cover.photo-small'],
    ['half', 'image.invalid'],
    ['bomb', 'image.too-many-pixels'],
  ] as const)('«%s»: %s', async (name, message) => {
    setUp(name);
    const logged = services.logged.length;
    const id = await want();
    await ask(id);
    const { request, state, model } = await read(id);
    expect({ ...request, state, model }).toMatchObject({
      ...{ state: 'queued', image: 'missing', photo: null, model: null },
    });
    expect(await photosOf()).toEqual([]);
    expect(services.logged.slice(logged)).toMatchObject([
      { msg: 'image model gave no picture', model: name, runId: id, err: { message } },
    ]);
    expect(await jobs()).toEqual({ 'ask-for-image': 1, 'draw-covers': 1 });
    expect(await used()).toBe(1);
  });

  test('one more try asks anew, and more like one of the four does not', async () => {
    setUp('empty');
    const id = await want();
    await ask(id);
    expect(await engineVersionOf(id)).toBe(engine);
    // As if it was drawn.
    const scene = { style: 'aura', palette: { id: 'faro' } };
    await db.service
      .updateTable('tool_runs')
      .set({
        state: 'done',
        result: JSON.stringify({ covers: [{ scene, path: 'x' }], kept: null }),
      })
      .where('id', '=', id)
      .execute();
    const varied = await varyCover(services, ana, {
      ...{ id, at: 0, token: randomUUID(), keepsPalette: false },
    });
    expect((await read(varied)).request.image).toBeUndefined();
    setUp('picture');
    const again = await repeatCovers(services, ana, { id, token: randomUUID() });
    expect((await read(again)).request.image).toBe('asked');
    expect(await used()).toBe(3);
  });

  test('a page that is older than the end of the model has ours, and says so', async () => {
    services.covers.imageModel = null;
    const id = await want();
    expect((await read(id)).request).toMatchObject({ image: 'missing', photo: null });
    expect(await jobs()).toEqual({ 'draw-covers': 1 });
  });

  test('a process without the model, and one that died twice while it waited, go on', async () => {
    setUp('picture');
    const [one, two] = [await want(), await want()];
    services.covers.imageModel = null;
    await ask(one);
    setUp('picture');
    await db.service.updateTable('tool_runs').set({ tries: 2 }).where('id', '=', two).execute();
    const before = simulator.requests.length;
    await ask(two);
    for (const id of [one, two])
      expect(await read(id)).toMatchObject({ state: 'queued', request: { image: 'missing' } });
    expect(simulator.requests).toHaveLength(before);
  });
});

describe('while it waits', () => {
  /** A run that waits for a model that says nothing. */
  async function waiting(more = {}) {
    setUp('silent');
    const id = await want();
    const asked = ask(id, more);
    asked.catch(() => undefined);
    await expect.poll(() => simulator.open(), { interval: 10 }).toBe(1);
    return { id, asked };
  }
  /** Long before the time of the model is over. */
  const letGo = async () => {
    await expect.poll(() => simulator.open(), { timeout: 3_000 }).toBe(0);
  };

  test.each([
    ['cancelled', (id: string) => cancelRun(services, ana, { tool: 'cover', id })],
    ['deleted', (id: string) => deleteCovers(services, ana, id)],
  ])('a run that is %s ends the request at once, and leaves nothing', async (_, end) => {
    const { id, asked } = await waiting();
    await end(id);
    await letGo();
    await asked;
    expect(await photosOf()).toEqual([]);
    expect(await jobs()).toEqual({ 'ask-for-image': 1 });
  });

  test('a run that is cancelled gives its use back', async () => {
    const { id, asked } = await waiting();
    await cancelRun(services, ana, { tool: 'cover', id });
    await asked;
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'run.cancelled' });
    expect(await used()).toBe(0);
  });

  test('a process that stops puts the run back, and the next one asks', async () => {
    const stop = new AbortController();
    const { id, asked } = await waiting({ signal: stop.signal, isStopping: () => true });
    stop.abort(new Error('this process stops'));
    await expect(asked).rejects.toThrow('this process stops');
    await letGo();
    expect(await read(id)).toMatchObject({ state: 'queued', request: { image: 'asked' } });
    setUp('picture');
    await ask(id);
    expect((await read(id)).request.image).toBe('made');
  });

  test('what another try took over is not written by this one, and its picture goes', async () => {
    setUp('picture');
    const id = await want();
    const model = services.covers.imageModel;
    if (!model) throw new Error('There is a model');
    // Whoever takes it over does so between the picture and its being written.
    services.covers.imageModel = {
      ...model,
      async draw(...asked) {
        const picture = await model.draw(...asked);
        await db.service.updateTable('tool_runs').set({ tries: 2 }).where('id', '=', id).execute();
        return picture;
      },
    };
    await ask(id);
    expect(await read(id)).toMatchObject({ state: 'running', request: { image: 'asked' } });
    expect(await photosOf()).toEqual([]);
    expect(await jobs()).toEqual({ 'ask-for-image': 1 });
  });
});

test('eight may wait for one, and who comes then is told before anything is counted', async () => {
  setUp('picture');
  const rows = Array.from({ length: 8 }, () => ({
    ...{ user_id: ana.userId, token: randomUUID(), seed: 1, engine_version: 'x' },
    ...({ tool: 'cover', state: 'running' } as const),
    request: JSON.stringify({ form, photo: null, isMarked: false, image: 'asked' }),
    ...{ created_at: services.now(), updated_at: services.now() },
  }));
  await db.service.insertInto('tool_runs').values(rows).execute();
  const luis = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  ana = { ...luis, session: { tier: 'free' } } as unknown as SessionActor;
  await expect(want()).rejects.toMatchObject({ code: 'cover.image-busy', retryAfter: 60 });
  expect(await used()).toBe(0);
  // Of our own there is room.
  await want({ asksImage: false });
});

test('a person has so many an hour, and whoever asks for more is told before anything is counted', async () => {
  setUp('picture');
  for (let count = 0; count < coverAttempts.coverImages.points; count += 1)
    await services.limits.consume('coverImages', ana.userId);
  await expect(want()).rejects.toMatchObject({ code: 'rate.limited' });
  expect(await used()).toBe(0);
  // Without one they go on.
  await want({ asksImage: false });
  expect(await used()).toBe(1);
});
