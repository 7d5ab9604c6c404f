import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const ana = await person('ana@ejemplo.co');
const luis = await person('luis@ejemplo.co');

const post = (to: string, form: Record<string, string>) =>
  ask(to, { method: 'POST', body: new URLSearchParams(form), cookie: ana.cookie });

let song = '';
let path = '';
beforeAll(async () => {
  const asked = { theme: 'el mar', genre: 'folk', mood: 'sereno', structure: 'verse-chorus' };
  const made = await post('/lyrics-generator', { token: randomUUID(), ...asked });
  song = made.headers.get('location') ?? '';
  path = `${song}/letra.pdf`;
  const title = 'Canción Ñandú — ¿qué?';
  const lines = [{ metre: 8, letter: 'a' }];
  await post(song, {
    ...{ intent: 'save', revision: '0', title, 'verso-0': 'Que no me olvide el mar' },
    shape: JSON.stringify([{ kind: 'verso', again: null, stanzas: [{ lines }] }]),
  });
});

test('whose song it is has it as a PDF that nobody keeps, as it was saved', async () => {
  const response = await ask(path, { cookie: ana.cookie });
  const { headers } = response;
  expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="letra-cancion-nandu-que.pdf"',
  );
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect((await openPdf(bytes)).numPages).toBe(1);
  const words = (await readPdf(bytes)).flat().map(({ text }) => text);
  expect(words.join(' ')).toContain('Que no me olvide el mar');
});

test('whoever only asks about it reads what it is called', async () => {
  const { status, headers } = await ask(path, { method: 'HEAD', cookie: ana.cookie });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('another person’s, one that never was and one of a wrong address are all the same', async () => {
  const paths = [path, `/lyrics-generator/${randomUUID()}/letra.pdf`, `${path}/..%00/letra.pdf`];
  for (const one of [...paths, '/lyrics-generator/%27/letra.pdf']) {
    const response = await ask(one, { cookie: luis.cookie });
    expect([one, response.status]).toEqual([one, 404]);
    expect(response.headers.get('content-disposition')).toBeNull();
  }
});

test('a visitor signs in first, and comes back', async () => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('location')]).toEqual([
    302,
    `/auth?volver=${encodeURIComponent(path)}`,
  ]);
});

test('who asks without end is led back to the song, which says for how long to wait', async () => {
  for (let count = 0; count < 60; count += 1)
    await services.limits.consume('lyricsPdf', ana.userId).catch(() => undefined);
  const response = await ask(path, { cookie: ana.cookie });
  expect([response.status, response.headers.get('location')]).toEqual([302, song]);
  expect(response.headers.getSetCookie().join()).toContain('lyrics-pdf-later:60');
  expect((await ask(path, { method: 'HEAD', cookie: ana.cookie })).status).toBe(200);
});
