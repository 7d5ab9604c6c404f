import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { LyricsRequest } from '#packages/lyrics/src/index.ts';
import { createChatCompletions } from '#server/ports/text-model/chat-completions.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { listRuns } from '#server/services/tools/runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import type { BehaviourName } from '#simulators/text-model/behaviours.ts';
import { startTextModelSimulator } from '#simulators/text-model/start.ts';
import { openBrowser } from '#test/open-browser.ts';
import { makePerson, openTestServices, sessionActor, testPassword } from '#test/test-services.ts';
import { createLyrics } from './create-lyrics.ts';
import { createDrafts } from './drafts.ts';
import { readLyrics } from './read-lyrics.ts';

const services = await openTestServices();
const simulator = await startTextModelSimulator();
const { url, key, requests } = simulator;
afterAll(() => simulator.stop());

/** The services with a model that behaves so; those of an installation without one. */
const withModel = (name: BehaviourName, { idle = 300, total = 3_000, grace = 50 } = {}) => {
  const model = createChatCompletions({ url, key, name, deadlines: { idle, total } });
  return { ...services, lyrics: { drafts: createDrafts(model, services.log, { grace }) } };
};

let ana: SessionActor;
let asked: number;
beforeEach(async () => {
  const email = `${randomUUID()}@ejemplo.co`;
  await makePerson(services, email);
  const browser = openBrowser(services, { ip: '10.2.0.1', userAgent: 'test' });
  await browser.enter(email, testPassword);
  ana = sessionActor(await browser.session());
  asked = requests.length;
  services.logged.length = 0;
});

const request: LyricsRequest = {
  ...{ theme: 'el mar', genre: 'folk', mood: 'sereno' },
  ...{ language: 'spanish', structure: 'verse-chorus' },
};
const stays = new AbortController().signal;

const create = (
  at: Parameters<typeof createLyrics>[0],
  {
    token = randomUUID(),
    signal = stays,
    theme = 'el mar',
  }: { token?: string; signal?: AbortSignal; theme?: string } = {},
) =>
  createLyrics(at, ana, {
    ...{ token, signal, request: { ...request, theme } },
    outside: (wait) => wait(),
  });

async function read(id: string) {
  const { lyrics, writtenBy } = await readLyrics(services, ana, id);
  const lines = lyrics.sections.flatMap(({ stanzas }) =>
    stanzas.flatMap((stanza) => stanza.lines.map(({ text }) => text)),
  );
  return { lyrics, lines, model: writtenBy.model };
}
const used = async () =>
  (await readUsage(services, ana, { feature: 'lyricsGenerator', tier: 'free' })).used;
const askedFor = () => requests.length - asked;

test('without a model a song is ours, and says so', async () => {
  expect(services.lyrics.drafts).toBeNull();
  const { lines, model } = await read(await create(services));
  expect(model).toBeNull();
  expect(lines.join(' ').toLowerCase()).toContain('el mar');
  expect(await used()).toBe(1);
});

describe('of a model that writes well', () => {
  test('a song is its draft, which is one run and one use, and says whose it is', async () => {
    const { lines, model, lyrics } = await read(await create(withModel('song')));
    expect(lines[0]).toBe('Salí temprano a la playa');
    expect(lines).toHaveLength(20);
    expect(lyrics.sections.map(({ kind, again }) => [kind, again])).toEqual([
      ...[
        ['verso', null],
        ['coro', null],
        ['verso', null],
        ['coro', 1],
      ],
    ]);
    expect(model).toBe('song');
    expect(askedFor()).toBe(1);
    expect(await used()).toBe(1);
    expect(await listRuns(services, ana, { tool: 'lyrics', page: 1 })).toMatchObject({ count: 1 });
  });

  test('what it says does not come again in the next song', async () => {
    const model = withModel('song');
    await create(model);
    const next = await read(await create(model));
    expect(next.lines).not.toContain('Salí temprano a la playa');
    expect(next.model).toBeNull();
  });

  test('those stanzas stay that keep their form', async () => {
    const { lines, model } = await read(await create(withModel('insults')));
    expect(lines).toContain('Salí temprano a la playa');
    expect(lines).not.toContain('Con hilo color de arena');
    expect(model).toBe('insults');
  });

  test('it is told the theme, the genre and the mood, and nothing of the person', async () => {
    await create(withModel('song'), { theme: 'Canción Ñandú' });
    const said = JSON.stringify(requests.at(-1)?.body);
    for (const word of ['Canción Ñandú', 'Folk', 'Sereno']) expect(said).toContain(word);
    const { userId, session, ip } = ana;
    for (const own of [userId, session.id, session.email, session.name, ip])
      expect(said).not.toContain(own);
  });
});

describe('a page that is sent twice', () => {
  test('at once asks once, and is one run and one use', async () => {
    const token = randomUUID();
    const model = withModel('song');
    const ids = await Promise.all([create(model, { token }), create(model, { token })]);
    expect(ids[0]).toBe(ids[1]);
    expect((await read(ids[0] ?? '')).model).toBe('song');
    expect(askedFor()).toBe(1);
    expect(await used()).toBe(1);
  });

  test('once more later has its song, and nothing is asked', async () => {
    const token = randomUUID();
    const model = withModel('song');
    expect(await create(model, { token })).toBe(await create(model, { token }));
    expect(askedFor()).toBe(1);
  });

  test('and left the first time is one draft', async () => {
    const token = randomUUID();
    const model = withModel('bytes', { grace: 2_000 });
    const leaving = new AbortController();
    const first = create(model, { token, signal: leaving.signal });
    await expect.poll(askedFor).toBe(1);
    leaving.abort();
    const ids = await Promise.all([first, create(model, { token })]);
    expect(ids[0]).toBe(ids[1]);
    expect((await read(ids[0] ?? '')).model).toBe('bytes');
    expect(askedFor()).toBe(1);
  });
});

describe('nothing is asked', () => {
  test('for whoever has no use left', async () => {
    for (let n = 0; n < 3; n += 1) await create(services);
    await expect(create(withModel('song'))).rejects.toMatchObject({ code: 'tool.limit' });
    expect(askedFor()).toBe(0);
  });

  test('for a page that is stale, or a theme that nobody sings', async () => {
    const model = withModel('song');
    await expect(create(model, { token: 'x' })).rejects.toMatchObject({ code: 'tool.stale-form' });
    await expect(create(model, { theme: 'desoxirribonucleicamente' })).rejects.toMatchObject({
      code: 'lyrics.theme-too-long',
    });
    expect(askedFor()).toBe(0);
  });
});

describe('the song is ours, once, and told to the operator once, of a model that is', () => {
  test.each([
    ...(['silent', 'stalls', 'only-comments', 'error-midway', 'refusal', 'blank'] as const),
    ...(['cut', 'cut-off', 'no-json', 'wrong-shape', 'json', 'html', 'busy', 'broken'] as const),
    ...(['redirect', 'huge-line', 'ten-megabytes', 'endless'] as const),
  ])('%s', async (name) => {
    const began = performance.now();
    const { model, lines } = await read(await create(withModel(name, { total: 800 })));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(model).toBeNull();
    expect(lines.length).toBeGreaterThan(15);
    expect(await used()).toBe(1);
    expect(services.logged.map(({ msg }) => msg)).toEqual(['text model gave no draft']);
    expect(JSON.stringify(services.logged)).not.toMatch(/clave|el mar|Salí/);
  });
});

test.each(['prose', 'portuguese', 'english', 'markup', 'rubbish'] as const)(
  'of «%s» nothing stands in a song',
  async (name) => {
    const { model, lines } = await read(await create(withModel(name)));
    expect(model).toBeNull();
    expect(lines.join('\n')).not.toMatch(/[<>*}{]|\bthe\b|Não|\uFFFD/i);
    expect(await used()).toBe(1);
    expect(services.logged).toEqual([]);
  },
);

test('whoever leaves and does not come back has a song of ours a moment later', async () => {
  const leaving = new AbortController();
  const model = withModel('stalls', { idle: 20_000, total: 20_000 });
  const song = create(model, { signal: leaving.signal });
  await expect.poll(askedFor).toBe(1);
  leaving.abort();
  expect((await read(await song)).model).toBeNull();
});
