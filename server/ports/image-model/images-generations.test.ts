import { afterAll, describe, expect, test } from 'vitest';
import { type BehaviourName, behaviours } from '#simulators/image-model/behaviours.ts';
import { drawPicture } from '#simulators/image-model/picture.ts';
import { startImageModelSimulator } from '#simulators/image-model/start.ts';
import { createImagesGenerations, type ImagesGenerationsOptions } from './images-generations.ts';

const simulator = await startImageModelSimulator();
const { url, key } = simulator;
afterAll(() => simulator.stop());

const prompt = 'Canción Ñandú — ¿qué?';
const never = new AbortController().signal;
const picture = drawPicture();

const modelOf = (name: string, options: Partial<ImagesGenerationsOptions> = {}) =>
  createImagesGenerations({
    ...{ url, key, name, deadlines: { idle: 3_000, total: 6_000 } },
    ...options,
  });
const ask = (name: BehaviourName, options?: Partial<ImagesGenerationsOptions>, signal = never) =>
  modelOf(name, options).draw(prompt, { signal });

/** What was asked for while `work` was done. */
async function askedIn(work: () => Promise<unknown>): Promise<unknown[]> {
  const before = simulator.requests.length;
  await work();
  return simulator.requests.slice(before).map(({ body }) => body);
}

/** How long it took, in milliseconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const plain = (model: string) => ({ model, prompt, n: 1, size: '1024x1024' });
const withFormat = (model: string) => ({ ...plain(model), response_format: 'b64_json' });

test('asks with its key for one picture, of what is asked and of nothing else', async () => {
  expect(Buffer.compare(await ask('picture'), picture)).toBe(0);
  expect(simulator.requests.at(-1)).toEqual({
    authorization: `Bearer ${key}`,
    body: withFormat('picture'),
  });
  expect(modelOf('picture').host).toBe(new URL(url).host);
});

test.each(['talkative', 'data-url', 'wants-format'] as const)(
  'of «%s» the picture is whole',
  async (name) => {
    expect(Buffer.compare(await ask(name, { url: `${url}/` }), picture)).toBe(0);
  },
);

test('a server that knows no format is asked without it, from the second picture on at once', async () => {
  const model = modelOf('no-format');
  const asked = await askedIn(async () => {
    for (const _ of [1, 2]) await model.draw(prompt, { signal: never });
  });
  expect(asked).toEqual([withFormat('no-format'), plain('no-format'), plain('no-format')]);
});

test('one that refuses what is asked for is asked in both ways, and no more', async () => {
  const asked = await askedIn(() => expect(ask('refuses')).rejects.toThrow('status 400'));
  expect(asked).toEqual([withFormat('refuses'), plain('refuses')]);
});

describe('a busy server', () => {
  test('is asked once more, when it says', async () => {
    const asked = await askedIn(async () =>
      expect(Buffer.compare(await ask('busy-once'), picture)).toBe(0),
    );
    expect(asked).toHaveLength(2);
  });

  test('may name a day instead of seconds, by its own clock', async () => {
    const took = await timed(async () =>
      expect(Buffer.compare(await ask('busy-till'), picture)).toBe(0),
    );
    // Of one that names nothing the wait is longer.
    expect(took).toBeLessThan(1_500);
  });

  test('is left alone after that, and where the wait is longer than the time that is left', async () => {
    const twice = await askedIn(() => expect(ask('busy')).rejects.toThrow('status 429'));
    expect(twice).toHaveLength(2);
    const once = await askedIn(() => expect(ask('busy-for-long')).rejects.toThrow('status 503'));
    expect(once).toHaveLength(1);
  });

  test('is not waited for by whoever leaves', async () => {
    const leaving = new AbortController();
    const deadlines = { idle: 3_000, total: 7_200_000 };
    const asked = ask('busy-for-long', { deadlines }, leaving.signal);
    const before = simulator.requests.length;
    await expect.poll(() => simulator.requests.length).toBe(before + 1);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'left' });
  });
});

describe('gives up', () => {
  test.each([
    ['broken', 'status'],
    ['error', 'failed'],
    ['redirect', 'unreachable'],
    ['cut-off', 'unreachable'],
    ['url', 'elsewhere'],
    ['no-json', 'malformed'],
    ['html', 'malformed'],
    ['wrong-shape', 'malformed'],
    ['empty', 'empty'],
    ['blank', 'empty'],
    ['no-base64', 'no-picture'],
    ['svg', 'no-picture'],
    ['page', 'no-picture'],
    ['endless', 'oversized'],
    ['nested', 'oversized'],
    ['many', 'oversized'],
  ] as const)('at once where it is «%s»: %s', async (name, kind) => {
    const took = await timed(async () => {
      await expect(ask(name)).rejects.toMatchObject({ name: 'ModelError', kind });
    });
    expect(took).toBeLessThan(2_500);
  });

  test.each(['silent', 'stalls'] as const)(
    'of one that is «%s» after so long without a byte',
    async (name) => {
      const deadlines = { idle: 150, total: 6_000 };
      const took = await timed(async () => {
        await expect(ask(name, { deadlines })).rejects.toMatchObject({ kind: 'silent' });
      });
      expect(took).toBeLessThan(2_000);
    },
  );

  test('of one that never ends when its time is over', async () => {
    const deadlines = { idle: 200, total: 400 };
    await expect(ask('drips', { deadlines })).rejects.toMatchObject({ kind: 'late' });
  });

  test.each(['silent', 'stalls', 'drips'] as const)(
    'when whoever asked leaves, and lets go of «%s»',
    async (name) => {
      const leaving = new AbortController();
      const asked = ask(name, {}, leaving.signal);
      await expect.poll(() => simulator.open()).toBe(1);
      leaving.abort();
      await expect(asked).rejects.toMatchObject({ kind: 'left' });
      await expect.poll(() => simulator.open()).toBe(0);
    },
  );

  test('before it asks where they are gone already', async () => {
    const asked = await askedIn(() =>
      expect(ask('picture', {}, AbortSignal.abort())).rejects.toMatchObject({ kind: 'left' }),
    );
    expect(asked).toEqual([]);
  });

  test('of a server that is not there, a key that is not known, and a model that nobody has', async () => {
    const nowhere = modelOf('picture', { url: 'http://127.0.0.1:9/v1' });
    await expect(nowhere.draw(prompt, { signal: never })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    const stranger = modelOf('picture', { key: 'otra-clave' });
    await expect(stranger.draw(prompt, { signal: never })).rejects.toThrow('status 401');
    await expect(modelOf('nadie').draw(prompt, { signal: never })).rejects.toThrow('status 404');
  });
});

test('what only whoever opens it can tell is left to them', async () => {
  for (const name of ['pixel', 'half', 'bomb'] as const)
    expect((await ask(name)).length, name).toBeGreaterThan(50);
});

test('whatever ended it, no response stays open', async () => {
  for (const name of ['broken', 'endless', 'html'] as const) await ask(name).catch(() => undefined);
  await expect.poll(() => simulator.open()).toBe(0);
});

test('no error says what was asked, what came, or the key', async () => {
  const unsendable = modelOf('picture', { key: 'clave\nsecreta' });
  const names = Object.keys(behaviours).filter((name) =>
    ['busy', 'redirect', 'error', 'refuses', 'url', 'svg'].includes(name),
  );
  const errors = await Promise.all(
    [unsendable, ...names.map((name) => modelOf(name))].map((model) =>
      model.draw(prompt, { signal: never }).catch((error: unknown) => error),
    ),
  );
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    const told = `${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    expect(told).not.toMatch(/clave|secret|Ñandú|meta-data|svg/);
  }
});
