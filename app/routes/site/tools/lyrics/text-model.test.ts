import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createChatCompletions } from '#server/ports/text-model/chat-completions.ts';
import { createDrafts } from '#server/services/lyrics/drafts.ts';
import type { BehaviourName } from '#simulators/text-model/behaviours.ts';
import { startTextModelSimulator } from '#simulators/text-model/start.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, serve, services } = await openTestApp();
const simulator = await startTextModelSimulator();
afterAll(() => simulator.stop());
const path = '/lyrics-generator';

function setUp(name: BehaviourName): void {
  const { url, key } = simulator;
  const deadlines = { idle: 60_000, total: 60_000 };
  const model = createChatCompletions({ url, key, name, deadlines });
  services.lyrics.drafts = createDrafts(model, services.log, { grace: 50 });
}

const form = () =>
  new URLSearchParams({
    ...{ token: randomUUID(), theme: 'el mar', genre: 'folk', mood: 'sereno' },
    structure: 'verse-chorus',
  });

let people = 0;
const signIn = async () => {
  people += 1;
  return (await person(`persona${people}@ejemplo.co`)).cookie;
};

test('a form is answered with the song of the model', async () => {
  setUp('song');
  const cookie = await signIn();
  const response = await ask(path, { method: 'POST', body: form(), cookie });
  expect(response.status).toBe(302);
  const html = await (await ask(response.headers.get('location') ?? '', { cookie })).text();
  expect(html).toContain('value="Salí temprano a la playa"');
});

test('while one network waits for drafts, its other pages are made', async () => {
  setUp('silent');
  const cookies = await Promise.all(Array.from({ length: 8 }, signIn));
  const began = simulator.requests.length;
  const waiting = cookies.map((cookie) => ask(path, { method: 'POST', body: form(), cookie }));
  await expect.poll(() => simulator.requests.length - began, { timeout: 20_000 }).toBe(8);
  // None of the eight is over.
  expect((await ask('/auth')).status).toBe(200);
  expect(simulator.open()).toBe(8);
  simulator.hangUp();
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(302);
});

test('whoever closes the page ends what was asked for them', async () => {
  setUp('stalls');
  const cookie = await signIn();
  const port = await serve();
  const leaving = new AbortController();
  const began = simulator.requests.length;
  const sent = fetch(`http://127.0.0.1:${port}${path}`, {
    ...{ method: 'POST', body: form(), signal: leaving.signal },
    headers: { cookie, origin: 'http://localhost:2600' },
  }).catch(() => null);
  await expect.poll(() => simulator.requests.length - began).toBe(1);
  leaving.abort();
  await sent;
  // Long before its time is over.
  await expect.poll(() => simulator.open()).toBe(0);
});
