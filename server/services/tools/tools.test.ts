import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import {
  changeResult,
  createRun,
  deleteRun,
  listRuns,
  type Making,
  readRun,
  runsPerPage,
} from './runs.ts';
import { readUsage } from './usage.ts';

const services = await openTestServices();
const { db } = services;
let ana: Awaited<ReturnType<typeof makePerson>>;
let luis: Awaited<ReturnType<typeof makePerson>>;
beforeEach(async () => {
  ana = await makePerson(services, `${randomUUID()}@ejemplo.co`);
  luis = await makePerson(services, `${randomUUID()}@ejemplo.co`);
});

const feature = 'lyricsGenerator';

const making = (more: Partial<Making> = {}): Making => ({
  ...{ tool: 'lyrics', token: randomUUID(), counts: { feature, tier: 'free' } },
  ...{ request: { theme: 'Canción Ñandú — ¿qué?' }, engineVersion: '1' },
  make: (seed) => ({ seed }),
  ...more,
});

const make = (more?: Partial<Making>, at = services) => createRun(at, ana, making(more));
const listed = async (actor: typeof ana) =>
  (await listRuns(services, actor, { tool: 'lyrics', page: 1 })).runs;
const usage = async (at = services, tier: 'free' | 'pro' = 'free') =>
  readUsage(at, ana, { feature, tier });
const monthly = async () =>
  (
    await db.service
      .selectFrom('users')
      .select('monthly_usage')
      .where('id', '=', ana.userId)
      .executeTakeFirstOrThrow()
  ).monthly_usage;

describe('a run', () => {
  test('is kept with what was asked, its seed and its use', async () => {
    const id = await make();
    const run = await readRun(services, ana, { tool: 'lyrics', id });
    expect(run).toMatchObject({ request: { theme: 'Canción Ñandú — ¿qué?' }, revision: 0 });
    expect(run.result).toEqual({ seed: run.seed });
    expect(await usage()).toMatchObject({ used: 1, limit: 3 });
    expect(await monthly()).toEqual({ lyricsGenerator: 1 });
  });

  test('that is sent twice is one, and one use, also at once', async () => {
    const token = randomUUID();
    const ids = await Promise.all(Array.from({ length: 5 }, () => make({ token })));
    expect(new Set(ids).size).toBe(1);
    expect(await make({ token })).toBe(ids[0]);
    expect((await usage()).used).toBe(1);
    expect(await listed(ana)).toHaveLength(1);
  });

  test('of an engine that fails leaves nothing behind', async () => {
    const token = randomUUID();
    const broken = () => {
      throw new Error('the engine broke');
    };
    await expect(make({ token, make: broken })).rejects.toThrow('the engine broke');
    expect((await usage()).used).toBe(0);
    expect(await monthly()).toEqual({});
    expect(await listed(ana)).toEqual([]);
    // The form may be sent again.
    await make({ token });
    expect((await usage()).used).toBe(1);
  });

  test('without a token of a page is refused', async () => {
    await expect(make({ token: 'x' })).rejects.toMatchObject({ code: 'tool.stale-form' });
  });

  test('is its person’s alone', async () => {
    const id = await make();
    const others = { tool: 'lyrics', id } as const;
    await expect(readRun(services, luis, others)).rejects.toMatchObject({
      code: 'run.not-found',
    });
    await expect(
      changeResult(services, luis, { ...others, revision: 0, result: {} }),
    ).rejects.toMatchObject({ code: 'run.not-found' });
    await deleteRun(services, luis, others);
    expect(await listed(luis)).toEqual([]);
    expect(await listed(ana)).toHaveLength(1);
    // A token is of one person: with Ana's, Luis has a run of his own.
    const token = randomUUID();
    const anas = await make({ token });
    expect(await createRun(services, luis, making({ token }))).not.toBe(anas);
  });

  test('is of its tool, and of an id', async () => {
    const id = await make();
    for (const other of [
      { tool: 'bio', id },
      { tool: 'lyrics', id: randomUUID() },
      { tool: 'lyrics', id: 'x' },
    ] as const)
      await expect(readRun(services, ana, other)).rejects.toMatchObject({
        code: 'run.not-found',
      });
  });

  test('is listed with the newest first, and goes when its person deletes it, but not its use', async () => {
    const first = await make();
    const second = await make({}, later(services, 1000));
    const ids = async () => (await listed(ana)).map(({ id }) => id);
    expect(await ids()).toEqual([second, first]);
    await deleteRun(services, ana, { tool: 'lyrics', id: second });
    expect(await ids()).toEqual([first]);
    expect((await usage()).used).toBe(2);
  });

  test('beyond a page of them is on the next one', async () => {
    const made: string[] = [];
    for (let at = 0; at < runsPerPage + 1; at += 1)
      made.unshift(await make({ counts: null }, later(services, at * 1000)));
    const pageOf = async (page: number) => {
      const { runs, count } = await listRuns(services, ana, { tool: 'lyrics', page });
      return { ids: runs.map(({ id }) => id), count };
    };
    expect(await pageOf(1)).toEqual({ ids: made.slice(0, -1), count: runsPerPage + 1 });
    expect(await pageOf(2)).toEqual({ ids: made.slice(-1), count: runsPerPage + 1 });
    expect(await pageOf(3)).toEqual({ ids: [], count: 0 });
  });
});

describe('a result', () => {
  test('is changed over what was seen of it, and not over what another tab made of it', async () => {
    const id = await make();
    const change = (revision: number, text: string) =>
      changeResult(services, ana, { tool: 'lyrics', id, revision, result: { text } });
    expect(await change(0, 'uno')).toBe(1);
    await expect(change(0, 'otro')).rejects.toMatchObject({ code: 'run.changed' });
    const outcomes = await Promise.allSettled([change(1, 'dos'), change(1, 'tres')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readRun(services, ana, { tool: 'lyrics', id })).revision).toBe(2);
  });
});

describe('uses', () => {
  test('of a free account end, however many come at once, and what is refused leaves no run', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => make()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(make()).rejects.toMatchObject({ code: 'tool.limit' });
    expect(await usage()).toMatchObject({ used: 3, limit: 3 });
    expect(await listed(ana)).toHaveLength(3);
    expect(await monthly()).toEqual({ lyricsGenerator: 3 });
  });

  test('of Pro are counted and have no end', async () => {
    const counts = { feature, tier: 'pro' } as const;
    for (let n = 0; n < 5; n += 1) await make({ counts });
    expect(await usage(services, 'pro')).toMatchObject({ used: 5, limit: null });
    // Whoever is free again has none left of this month.
    await expect(make()).rejects.toMatchObject({ code: 'tool.limit' });
  });

  test('that nobody counts are none', async () => {
    await make({ counts: null });
    expect((await usage()).used).toBe(0);
  });

  test('begin anew with the month, and the map of the account is that of the newest', async () => {
    const month = 32 * 24 * 60 * 60 * 1000;
    for (let n = 0; n < 3; n += 1) await make();
    const next = later(services, month);
    await make({}, next);
    expect((await usage(next)).used).toBe(1);
    expect(await monthly()).toEqual({ lyricsGenerator: 1 });
    expect((await usage()).used).toBe(3);
    // One of the month before, which comes late, changes nothing of it.
    await make({ counts: { feature, tier: 'pro' } });
    expect((await usage()).used).toBe(4);
    expect(await monthly()).toEqual({ lyricsGenerator: 1 });
  });
});
