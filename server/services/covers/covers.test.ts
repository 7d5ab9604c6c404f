import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { sharp } from '#server/media/image-library.ts';
import { type BriefForm, coverFormSchema } from '#packages/cover-art/src/index.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { cancelRun, expireRuns } from '#server/services/tools/background-runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { makeProject } from '#test/make-project.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { createCovers, varyCover } from './create-covers.ts';
import { deleteCovers } from './delete-covers.ts';
import { deleteUnclaimedPhoto } from './delete-unclaimed-photo.ts';
import { drawRun } from './draw-run.ts';
import { findFile, findPreview } from './find-cover-object.ts';
import { coverAttempts } from './limits.ts';
import { keepCover, requestFile } from './keep-cover.ts';
import { countBefore, listCoverFiles, listCovers, readCovers } from './read-covers.ts';
import { picturePath } from './stored-covers.ts';
import { useAsCover } from './use-cover.ts';

vi.setConfig({ testTimeout: 60_000 });

const services = await openTestServices();
const { db, storage } = services;
let ana: SessionActor;
let luis: SessionActor;
const signedIn = async (tier: AccountTier): Promise<SessionActor> => {
  const person = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  // Of a session these services read the tier alone.
  return { ...person, session: { tier } } as unknown as SessionActor;
};
const as = (actor: SessionActor, tier: AccountTier): SessionActor => ({
  ...actor,
  session: { ...actor.session, tier },
});
beforeEach(async () => {
  // What other tests left in line.
  await db.service.deleteFrom('tool_runs').where('state', '=', 'queued').execute();
  [ana, luis] = [await signedIn('pro'), await signedIn('free')];
});

const form = (more: object = {}): BriefForm =>
  coverFormSchema.parse({
    ...{ artistName: 'Niebla Norte', songTitle: '¿Qué Ñandú?', genre: 'indie', mood: 'sereno' },
    ...more,
  });
const ask = (actor: SessionActor, more: { form?: BriefForm; token?: string } = {}) =>
  createCovers(services, actor, { token: randomUUID(), form: form(), photo: null, ...more });
const never = new AbortController().signal;
const draw = (runId: string, signal = never, isStopping = () => false) =>
  drawRun(services, system, { runId, signal, isStopping });
const untilBegun = (actor: SessionActor, id: string) =>
  vi.waitFor(
    async () => expect((await readCovers(services, actor, id)).progress).toBeGreaterThan(0),
    { timeout: 20_000, interval: 20 },
  );
const used = async (actor: SessionActor) =>
  (await readUsage(services, actor, { feature: 'coverArtGenerator', tier: actor.session.tier }))
    .used;
const objects = async (paths: readonly string[]) =>
  Promise.all(paths.map((path) => storage.size('covers', path)));
/** The pictures of a run that were left for the queue to delete. */
const left = async (id: string): Promise<string[]> => {
  const { rows } = await db.servicePool.query<{ data: { objects: { path: string }[] } }>(
    `select data from jobs.job where name = 'delete-objects' and data::text like $1`,
    [`%${id}%`],
  );
  return rows.flatMap(({ data }) => data.objects.map(({ path }) => path));
};
/** Whether a photo was left for the queue to delete, where no run names it. */
const isToBeLookedAfter = async (path: string): Promise<boolean> => {
  const { rowCount } = await db.servicePool.query(
    `delete from jobs.job where name = 'delete-unclaimed-photo' and data::text like $1`,
    [`%${path}%`],
  );
  return rowCount !== null && rowCount > 0;
};
const filesOf = (actor: SessionActor, id: string) => listCoverFiles(services, actor, id);
const drawn = async (actor: SessionActor, more = {}) => {
  const id = await ask(actor, more);
  await draw(id);
  return id;
};

describe('a run', () => {
  test('is queued and counted with its job, drawn once, kept with four scenes and pictures, and nobody else’s', async () => {
    const id = await ask(ana);
    expect(await readCovers(services, ana, id)).toMatchObject({ state: 'queued', result: null });
    expect(await used(ana)).toBe(1);
    await draw(id);
    const { state, result } = await readCovers(services, ana, id);
    expect(state).toBe('done');
    const covers = result?.covers ?? [];
    expect(covers.map(({ scene }) => scene.ratio)).toEqual(['1:1', '1:1', '1:1', '1:1']);
    const found = await findPreview(services, ana, { id, number: 4 });
    const picture = await buffer(await storage.read('covers', found?.path ?? ''));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
    await draw(id);
    expect((await readCovers(services, ana, id)).result).toEqual(result);
    expect(await used(ana)).toBe(1);

    const stolen = { code: 'run.not-found' };
    await expect(readCovers(services, luis, id)).rejects.toMatchObject(stolen);
    await expect(keepCover(services, luis, { id, at: 0 })).rejects.toMatchObject(stolen);
    expect(await findPreview(services, luis, { id, number: 1 })).toBeNull();
    await cancelRun(services, luis, { tool: 'cover', id });
    await deleteCovers(services, luis, id);
    expect((await readCovers(services, ana, id)).state).toBe('done');
  });

  test('of fifty sent at once as many count as there are uses, and none is lost', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => ask(luis)));
    const taken = sent.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(2);
    for (const one of sent.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: { code: 'tool.limit' } });
    expect(await used(luis)).toBe(2);
    expect((await listCovers(services, luis, 1)).count).toBe(2);
  });

  test('that is sent twice is one, and counts once', async () => {
    const token = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => ask(luis, { token })));
    expect(new Set(ids).size).toBe(1);
    expect(await used(luis)).toBe(1);
  });

  test('of many that a member sends at once four are on their way, and the others are told to wait', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => ask(ana)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const one of sent.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({
        reason: { code: expect.stringMatching(/^run\.many$|^cover\.busy$/) },
      });
    expect(await used(ana)).toBe(4);
    // Whoever comes then stands behind one of hers.
    const id = await ask(luis);
    expect(await countBefore(services, luis, await readCovers(services, luis, id))).toBe(1);
    await db.service.deleteFrom('tool_runs').where('user_id', '=', ana.userId).execute();
  });

  test('of a page that was gone back to and changed is another one, and one that was cancelled is tried anew', async () => {
    const token = randomUUID();
    const [one, two] = [
      await ask(ana, { token }),
      await ask(ana, { token, form: form({ songTitle: 'Dos' }) }),
    ];
    expect(two).not.toBe(one);
    await cancelRun(services, ana, { tool: 'cover', id: two });
    expect(await ask(ana, { token, form: form({ songTitle: 'Dos' }) })).toBe(two);
    expect((await readCovers(services, ana, two)).state).toBe('queued');
    expect(await used(ana)).toBe(2);
  });

  test('of a ratio that the plan lacks is refused and costs nothing', async () => {
    await expect(ask(luis, { form: form({ aspectRatio: '4:5' }) })).rejects.toMatchObject({
      code: 'cover.ratio-locked',
    });
    expect(await used(luis)).toBe(0);
  });

  test('that is cancelled while it is drawn ends its program, leaves nothing, and gives its use back', async () => {
    const id = await ask(luis);
    const drawing = draw(id);
    await untilBegun(luis, id);
    await cancelRun(services, luis, { tool: 'cover', id });
    await drawing;
    expect(await readCovers(services, luis, id)).toMatchObject({
      ...{ state: 'failed', failure: 'run.cancelled', result: null },
    });
    expect(await objects([`${luis.userId}/${id}`])).toEqual([null]);
    expect(await used(luis)).toBe(0);
  });

  test('that is deleted on its way ends its program, and gives its use back; one that is done used it', async () => {
    const [waiting, begun] = [await ask(luis), await ask(luis)];
    await deleteCovers(services, luis, waiting);
    expect(await used(luis)).toBe(1);
    const drawing = draw(begun);
    await untilBegun(luis, begun);
    await deleteCovers(services, luis, begun);
    await drawing;
    expect(await used(luis)).toBe(0);
    expect((await listCovers(services, luis, 1)).count).toBe(0);
    const done = await drawn(luis);
    await deleteCovers(services, luis, done);
    expect(await used(luis)).toBe(1);
  });

  test('that a killed process had stored, and not said so, leaves nothing of that try', async () => {
    const id = await ask(luis);
    const broken = AbortSignal.abort(new Error('the program was killed'));
    await expect(draw(id, broken)).rejects.toThrow('the program was killed');
    const { seed } = await db.service
      .selectFrom('tool_runs')
      .select('seed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lost = picturePath({ userId: luis.userId, id, seed }, 1, 3);
    await storage.put('covers', lost, Buffer.from('a picture'));
    await draw(id);
    expect(await storage.size('covers', lost)).toBeNull();
    const { covers = [] } = (await readCovers(services, luis, id)).result ?? {};
    expect(await objects(covers.map(({ path }) => path))).not.toContain(null);
  });

  test('whose process stops is put back, and done by the next one, in whatever script its title is', async () => {
    // Lines that need several faces were measured at the price of a run.
    const songTitle =
      'Η τελευταία νύχτα που σε είδα να κλαις κάτω από τη βροχή του Απριλίου στην πόλη → II 🔥';
    const id = await ask(luis, { form: form({ songTitle }) });
    const stop = new AbortController();
    const stopped = draw(id, stop.signal, () => true);
    await untilBegun(luis, id);
    stop.abort(new Error('this process stops'));
    await expect(stopped).rejects.toThrow('this process stops');
    expect((await readCovers(services, luis, id)).state).toBe('queued');
    await draw(id);
    expect((await readCovers(services, luis, id)).state).toBe('done');
    expect(await used(luis)).toBe(1);
  });

  test('that no try finishes fails in words, and gives its use back', async () => {
    const id = await ask(luis);
    const broken = AbortSignal.abort(new Error('the program was killed'));
    await expect(draw(id, broken)).rejects.toThrow('the program was killed');
    await expect(draw(id, broken)).rejects.toThrow('the program was killed');
    await draw(id, broken);
    expect(await readCovers(services, luis, id)).toMatchObject({
      ...{ state: 'failed', failure: 'run.failed' },
    });
    expect(await used(luis)).toBe(0);
    // A try that comes late finds it over.
    await draw(id);
    expect((await readCovers(services, luis, id)).state).toBe('failed');
  });

  test('is one of so many an hour, also of a member, and so are files', async () => {
    const id = await drawn(ana);
    for (let count = 1; count < coverAttempts.coverRuns.points; count += 1)
      await services.limits.consume('coverRuns', ana.userId);
    await expect(ask(ana)).rejects.toMatchObject({ code: 'rate.limited' });
    expect(await used(ana)).toBe(1);
    await keepCover(services, ana, { id, at: 0 });
    for (let count = 1; count < coverAttempts.coverFiles.points; count += 1)
      await services.limits.consume('coverFiles', ana.userId);
    await expect(requestFile(services, ana, { id, ratio: '9:16' })).rejects.toMatchObject({
      code: 'rate.limited',
    });
    expect(await filesOf(ana, id)).toHaveLength(1);
  });

  test('whose job was lost is given up after an hour, and nothing before', async () => {
    const id = await ask(luis);
    const minute = 60_000;
    await expireRuns(later(services, 59 * minute), system);
    expect((await readCovers(services, luis, id)).state).toBe('queued');
    await expireRuns(later(services, 61 * minute), system);
    expect((await readCovers(services, luis, id)).state).toBe('failed');
    expect(await used(luis)).toBe(0);
  });

  test('is refused with the wait while too many are in line', async () => {
    const rows = Array.from({ length: 20 }, () => ({
      ...{ user_id: ana.userId, token: randomUUID(), seed: 1 },
      ...({ tool: 'cover', state: 'queued' } as const),
      ...{ request: '{}', engine_version: 'x' },
      ...{ created_at: services.now(), updated_at: services.now() },
    }));
    await db.service.insertInto('tool_runs').values(rows).execute();
    await expect(ask(luis)).rejects.toMatchObject({
      ...{ code: 'cover.busy', retryAfter: expect.any(Number) },
    });
    expect(await used(luis)).toBe(0);
    await db.service.deleteFrom('tool_runs').where('user_id', '=', ana.userId).execute();
  });
});

describe('a cover that is kept', () => {
  test('is a file of the plan, in its ratios, and no use more', async () => {
    const id = await drawn(ana);
    await expect(requestFile(services, ana, { id, ratio: '4:5' })).rejects.toMatchObject({
      code: 'cover.not-kept',
    });
    await keepCover(services, ana, { id, at: 2 });
    await keepCover(services, ana, { id, at: 2 });
    await requestFile(services, ana, { id, ratio: '4:5' });
    const asked = await filesOf(ana, id);
    expect(asked.map(({ ratio, state }) => [ratio, state])).toEqual([
      ['1:1', 'queued'],
      ['4:5', 'queued'],
    ]);
    const sizes = [];
    for (const { id: file } of asked) {
      await draw(file);
      const found = await findFile(services, ana, file);
      const { width, height, icc, hasAlpha } = await sharp(
        await buffer(await storage.read('covers', found?.path ?? '')),
      ).metadata();
      sizes.push([width, height, icc !== undefined, hasAlpha]);
    }
    expect(sizes).toEqual([
      [3000, 3000, true, false],
      [2400, 3000, true, false],
    ]);
    expect(await used(ana)).toBe(1);
  });

  test('is clean for whoever pays at the moment and nobody else, can be a project’s, and goes with its run', async () => {
    const id = await drawn(ana);
    await keepCover(services, ana, { id, at: 0 });
    const [clean] = await filesOf(ana, id);
    await draw(clean?.id ?? '');
    expect(await findFile(services, ana, clean?.id ?? '')).not.toBeNull();
    const lapsed = as(ana, 'free');
    expect(await findFile(services, lapsed, clean?.id ?? '')).toBeNull();
    await requestFile(services, lapsed, { id, ratio: '1:1' });
    const marked = (await filesOf(ana, id)).find(({ isMarked }) => isMarked);
    expect(marked).toMatchObject({ size: 1200 });
    await draw(marked?.id ?? '');
    expect(await findFile(services, lapsed, marked?.id ?? '')).not.toBeNull();
    const project = toProjectId(await makeProject(services, ana.userId));
    await expect(
      useAsCover(services, ana, { id, fileId: marked?.id ?? '', projectId: project }),
    ).rejects.toMatchObject({ code: 'cover.marked' });
    const clear = { id, fileId: clean?.id ?? '', projectId: project };
    await expect(useAsCover(services, lapsed, clear)).rejects.toMatchObject({
      code: 'cover.marked',
    });
    await useAsCover(services, ana, clear);
    const { cover } = await db.service
      .selectFrom('projects')
      .select('cover_image_url as cover')
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    expect(await storage.size('artifacts', cover ?? '')).toBeGreaterThan(100_000);

    const preview = (await readCovers(services, ana, id)).result?.covers[0]?.path ?? '';
    const fileOfTheirs = (await findFile(services, ana, clean?.id ?? ''))?.path ?? '';
    expect(await objects([preview, fileOfTheirs])).not.toContain(null);
    await deleteCovers(services, ana, id);
    expect(await left(id)).toEqual(expect.arrayContaining([preview, fileOfTheirs]));
    expect(await filesOf(ana, id)).toEqual([]);
    await expect(readCovers(services, ana, id)).rejects.toMatchObject({ code: 'run.not-found' });
    // What the project has is its own.
    expect(await storage.size('artifacts', cover ?? '')).not.toBeNull();
  });

  test('has its marks where those of what was shown are: of two grids each shows what the other hides', async () => {
    const names: string[] = [];
    const markPhase = (name: string) => {
      names.push(name);
      return services.covers.markPhase(name);
    };
    const marking = { ...services, covers: { ...services.covers, markPhase } };
    const title = `${'A'.repeat(57)}🔥🔥`;
    const run = { signal: never, isStopping: () => false };
    const id = await ask(luis, { form: form({ songTitle: title, artistName: 'B' }) });
    await drawRun(marking, system, { runId: id, ...run });
    await keepCover(services, luis, { id, at: 3 });
    const [file] = await filesOf(luis, id);
    await drawRun(marking, system, { runId: file?.id ?? '', ...run });
    expect(names.slice(4)).toEqual([names[3]]);
    const found = await findFile(services, luis, file?.id ?? '');
    expect(found?.fileName?.isWellFormed()).toBe(true);
  });

  test('is one of the plan of now, also where it was asked for with another', async () => {
    const id = await drawn(ana, { form: form({ aspectRatio: '4:5' }) });
    await keepCover(services, as(ana, 'free'), { id, at: 0 });
    expect(await filesOf(ana, id)).toMatchObject([{ ratio: '1:1', isMarked: true }]);
  });

  test('is nobody else’s, nor one of another run', async () => {
    const [mine, other] = [await drawn(ana), await ask(ana)];
    const theirs = await drawn(luis);
    await keepCover(services, ana, { id: mine, at: 0 });
    await requestFile(services, ana, { id: mine, ratio: '16:9' });
    const [file, unlike] = await filesOf(ana, mine);
    await draw(file?.id ?? '');
    const projectId = toProjectId(await makeProject(services, ana.userId));
    const wrong = { id: other, fileId: file?.id ?? '', projectId };
    await expect(useAsCover(services, ana, wrong)).rejects.toMatchObject({ code: 'run.not-found' });
    // As if a request had been forged past everything else.
    await db.service
      .updateTable('tool_runs')
      .set({ request: sql`request || ${JSON.stringify({ of: theirs })}::jsonb` })
      .where('id', '=', unlike?.id ?? '')
      .execute();
    await draw(unlike?.id ?? '');
    expect(await filesOf(ana, theirs)).toMatchObject([{ state: 'failed' }]);
  });

  test('brings variations of its style and colours, as a run that counts', async () => {
    const id = await drawn(ana);
    const scene = (await readCovers(services, ana, id)).result?.covers[1]?.scene;
    const varied = await varyCover(services, ana, {
      ...{ token: randomUUID(), id, at: 1, keepsPalette: true },
    });
    await draw(varied);
    const { request, result } = await readCovers(services, ana, varied);
    expect(request).toMatchObject({ varies: { run: id, at: 1 }, form: { like: scene?.params } });
    const { covers = [] } = result ?? {};
    expect(new Set(covers.map(({ scene }) => scene.style))).toEqual(new Set([scene?.style]));
    expect(new Set(covers.map(({ scene }) => scene.palette.id))).toEqual(
      new Set([scene?.palette.id]),
    );
    expect(await used(ana)).toBe(2);
  });
});

describe('a photo', () => {
  const send = async (bytes: Uint8Array | string, more = {}) => {
    const path = join(services.folder, randomUUID());
    await writeFile(path, bytes);
    const photo = { path, bytes: bytes.length, fault: null, ...more };
    return createCovers(services, ana, { token: randomUUID(), form: form(), photo });
  };
  const picture = (width: number, height: number) =>
    sharp({
      create: {
        ...{ width, height, channels: 3, background: '#7a5' },
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
  const photoOf = async (id: string) => (await readCovers(services, ana, id)).request.photo ?? '';

  test('is drawn with, upright and without what the camera noted, and goes when no run names it', async () => {
    const gps = { IFD0: { Artist: 'Secreto' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } };
    const id = await send(
      await picture(1600, 1200).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const photo = await photoOf(id);
    const stored = await buffer(await storage.read('covers', photo));
    expect(await sharp(stored).metadata()).toMatchObject({ width: 1200, height: 1600 });
    expect(stored.includes('Secreto')).toBe(false);
    // Before it was stored: a process may be killed between the two.
    expect(await isToBeLookedAfter(photo)).toBe(true);
    await draw(id);
    const { covers = [] } = (await readCovers(services, ana, id)).result ?? {};
    expect(covers.filter(({ scene }) => scene.style === 'photo')).toHaveLength(2);
    await deleteUnclaimedPhoto(services, system, { path: photo });
    expect(await storage.size('covers', photo)).not.toBeNull();
    await deleteCovers(services, ana, id);
    expect(await isToBeLookedAfter(photo)).toBe(true);
    await deleteUnclaimedPhoto(services, system, { path: photo });
    expect(await storage.size('covers', photo)).toBeNull();
  });

  test('is painted in every ratio of the plan, also where the short side is half a pixel more', async () => {
    const id = await send(await picture(1700, 1300).jpeg().toBuffer());
    await draw(id);
    const { covers = [] } = (await readCovers(services, ana, id)).result ?? {};
    await keepCover(services, ana, {
      id,
      at: covers.findIndex(({ scene }) => scene.style === 'photo'),
    });
    for (const ratio of ['16:9', '9:16'] as const) await requestFile(services, ana, { id, ratio });
    for (const file of await filesOf(ana, id)) await draw(file.id);
    expect((await filesOf(ana, id)).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  test('in CMYK is taken', async () => {
    const id = await send(await picture(1100, 1100).toColourspace('cmyk').jpeg().toBuffer());
    expect(await storage.size('covers', await photoOf(id))).toBeGreaterThan(0);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  test.each([
    ['an SVG', async () => svg, 'cover.photo-invalid'],
    ['a HEIC', async () => heic, 'cover.photo-heic'],
    ['a GIF', async () => picture(64, 64).gif().toBuffer(), 'cover.photo-invalid'],
    ['a single pixel', async () => picture(1, 1).png().toBuffer(), 'cover.photo-small'],
    ['a strip', async () => picture(4000, 1000).jpeg().toBuffer(), 'cover.photo-small'],
    ['words', async () => 'no soy una foto', 'cover.photo-invalid'],
  ])('that is %s is refused in words, and costs nothing', async (_, bytes, code) => {
    await expect(send(await bytes())).rejects.toMatchObject({ code });
    expect(await used(ana)).toBe(0);
    expect((await listCovers(services, ana, 1)).count).toBe(0);
  });

  test('that was too large, or broke off, is refused', async () => {
    for (const fault of ['too-large', 'incomplete'] as const)
      await expect(send('x', { fault })).rejects.toMatchObject({ code: `cover.photo-${fault}` });
    await expect(send('x', { bytes: 11_000_000 })).rejects.toMatchObject({
      code: 'cover.photo-too-large',
    });
  });
});
