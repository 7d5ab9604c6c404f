import { afterAll, describe, expect, test } from 'vitest';
import type { BehaviourName } from '#simulators/text-model/behaviours.ts';
import { english, song } from '#simulators/text-model/songs.ts';
import { startTextModelSimulator } from '#simulators/text-model/start.ts';
import { type ChatCompletionsOptions, createChatCompletions } from './chat-completions.ts';

const simulator = await startTextModelSimulator();
const { url, key } = simulator;
afterAll(() => simulator.stop());

const prompt = { system: 'Escribes canciones', user: 'Canción Ñandú — ¿qué?' };
const never = new AbortController().signal;

const modelOf = (name: string, options: Partial<ChatCompletionsOptions> = {}) =>
  createChatCompletions({
    ...{ url, key, name, deadlines: { idle: 3_000, total: 6_000 } },
    ...options,
  });
const ask = (name: BehaviourName, options?: Partial<ChatCompletionsOptions>, signal = never) =>
  modelOf(name, options).draft(prompt, { signal });

/** How long it took, in milliseconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

test('asks for a stream with its key, of what is asked and of nothing else', async () => {
  expect(await ask('song')).toBe(song);
  expect(simulator.requests.at(-1)).toEqual({
    authorization: `Bearer ${key}`,
    body: {
      ...{ model: 'song', stream: true },
      messages: [
        { role: 'system', content: 'Escribes canciones' },
        { role: 'user', content: 'Canción Ñandú — ¿qué?' },
      ],
    },
  });
});

test.each([
  ['bytes', song],
  ['open-end', song],
  ['no-done', song],
  ['english', english],
] as const)('of «%s» the text is whole', async (name, text) => {
  expect(await ask(name)).toBe(text);
});

test('the address may end in a slash', async () => {
  expect(await ask('song', { url: `${url}/` })).toBe(song);
});

describe('gives up', () => {
  test.each([
    ['error-midway', 'failed'],
    ['refusal', 'refused'],
    ['blank', 'empty'],
    ['cut', 'cut'],
    ['cut-off', 'unreachable'],
    ['no-json', 'malformed'],
    ['wrong-shape', 'malformed'],
    ['bad-utf-8', 'malformed'],
    ['json', 'not-a-stream'],
    ['html', 'not-a-stream'],
    ['endless-html', 'not-a-stream'],
    ['busy', 'status'],
    ['broken', 'status'],
    ['redirect', 'unreachable'],
    ['huge-line', 'oversized'],
    ['ten-megabytes', 'oversized'],
    ['endless', 'oversized'],
  ] as const)('at once where it is «%s»: %s', async (name, kind) => {
    const took = await timed(async () => {
      await expect(ask(name)).rejects.toMatchObject({ name: 'ModelError', kind });
    });
    expect(took).toBeLessThan(2_500);
  });

  test.each([
    ['silent', 'silent'],
    ['stalls', 'silent'],
  ] as const)('of one that is «%s» after so long without a byte', async (name, kind) => {
    const deadlines = { idle: 150, total: 6_000 };
    const took = await timed(async () => {
      await expect(ask(name, { deadlines })).rejects.toMatchObject({ kind });
    });
    expect(took).toBeLessThan(2_000);
  });

  test('of one that says no more than that it lives when its time is over', async () => {
    const deadlines = { idle: 200, total: 500 };
    const took = await timed(async () => {
      await expect(ask('only-comments', { deadlines })).rejects.toMatchObject({ kind: 'late' });
    });
    expect(took).toBeGreaterThan(400);
    expect(took).toBeLessThan(2_500);
  });

  test('of one that never ends when its time is over, if its limits are wide', async () => {
    const options = {
      deadlines: { idle: 200, total: 300 },
      most: { bytes: Infinity, line: 2 ** 16, text: Infinity },
    };
    await expect(ask('endless', options)).rejects.toMatchObject({ kind: 'late' });
  });

  test.each(['silent', 'stalls', 'endless'] as const)(
    'when whoever asked leaves, and lets go of «%s»',
    async (name) => {
      const leaving = new AbortController();
      const options = { most: { bytes: Infinity, line: 2 ** 16, text: Infinity } };
      const asked = ask(name, options, leaving.signal);
      await expect.poll(() => simulator.open()).toBe(1);
      leaving.abort();
      await expect(asked).rejects.toMatchObject({ kind: 'left' });
    },
  );

  test('before it asks where they are gone already', async () => {
    const before = simulator.requests.length;
    await expect(ask('song', {}, AbortSignal.abort())).rejects.toMatchObject({ kind: 'left' });
    expect(simulator.requests).toHaveLength(before);
  });

  test('of a server that is not there, a key that is not known, and a model that nobody has', async () => {
    const nowhere = modelOf('song', { url: 'http://127.0.0.1:9/v1' });
    await expect(nowhere.draft(prompt, { signal: never })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    const stranger = modelOf('song', { key: 'otra-clave' });
    await expect(stranger.draft(prompt, { signal: never })).rejects.toThrow('status 401');
    await expect(modelOf('nadie').draft(prompt, { signal: never })).rejects.toThrow('status 404');
  });
});

test('whatever ended it, no response stays open', async () => {
  for (const name of ['open-end', 'ten-megabytes', 'broken', 'endless-html'] as const)
    await ask(name).catch(() => undefined);
  await expect.poll(() => simulator.open()).toBe(0);
});

test('no error says what was asked, what came, or the key', async () => {
  const unsendable = modelOf('song', { key: 'clave\nsecreta' });
  const errors = await Promise.all(
    [unsendable, ...(['busy', 'redirect', 'cut'] as const).map((name) => modelOf(name))].map(
      (model) => model.draft(prompt, { signal: never }).catch((error: unknown) => error),
    ),
  );
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    const told = `${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    expect(told).not.toMatch(/clave|secret|Ñandú|playa/);
  }
});
