import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openBrowserOf } from '#test/open-browser.ts';
import { anyone, makePerson, openTestServices } from '#test/test-services.ts';
import type { AppEnv } from './app-env.ts';
import { serveFiles } from './files.ts';
import { lookUpUser } from './session.ts';

const services = await openTestServices();
const { storage } = services;
const { userId } = await makePerson(services, 'ana@ejemplo.co');
const browser = await openBrowserOf(services, 'ana@ejemplo.co');

const app = new Hono<AppEnv>();
app.use(async (context, next) => {
  context.set('user', lookUpUser(services, anyone, context.req.raw.headers).user);
  await next();
});
app.get('/archivos/*', serveFiles(storage));
app.onError((_, context) => context.body(null, 500));

const [preview, recording] = [`${userId}/previews/1.mp3`, `${userId}/tracks/1`];
const [small, large] = [`${userId}/covers/1.avif`, `${userId}/covers/1.webp`];
for (const [bucket, path] of [
  ['artifacts', preview],
  ['audio-files', recording],
  ['cover-images', small],
  ['cover-images', large],
] as const)
  await storage.put(bucket, path, Buffer.from('0123456789'));

async function get(path: string, init: { method?: string; range?: string } = {}) {
  const headers = browser.cookies();
  if (init.range) headers.set('range', init.range);
  const {
    status,
    headers: sent,
    body,
  } = await app.request(`/archivos/${path}`, { ...init, headers });
  return { status, sent: Object.fromEntries(sent), body: body && String(await buffer(body)) };
}

test.each([
  ['its small cover', `cover-images/${small}`, 'image/avif', 'inline', 'public'],
  ['its large cover', `cover-images/${large}`, 'image/webp', 'inline', 'public'],
  ['its preview', `artifacts/${preview}`, 'audio/mpeg', 'inline', 'private'],
  [
    'what was sent',
    `audio-files/${recording}`,
    'application/octet-stream',
    'attachment',
    'private',
  ],
])(
  'of a song %s comes whole, as what it is, and runs nothing',
  async (_, path, type, shown, kept) => {
    const { status, sent, body } = await get(path);
    expect([status, body]).toEqual([200, '0123456789']);
    expect(sent).toEqual({
      'content-type': type,
      'content-disposition': shown,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `${kept}, max-age=3600`,
      'accept-ranges': 'bytes',
      'content-length': '10',
    });
    const head = await get(path, { method: 'HEAD' });
    expect(head).toEqual({ status, sent, body: null });
  },
);

test('a player gets the part that it asks for, and hears when there is none', async () => {
  const path = `artifacts/${preview}`;
  const part = await get(path, { range: 'bytes=2-4' });
  expect([part.status, part.body]).toEqual([206, '234']);
  expect(part.sent).toMatchObject({ 'content-length': '3', 'content-range': 'bytes 2-4/10' });
  const beyond = await get(path, { range: 'bytes=10-' });
  expect([beyond.status, beyond.body]).toEqual([416, null]);
  expect(beyond.sent).toMatchObject({ 'content-range': 'bytes */10' });
});

test.each(['artifacts', 'covers', ''])('in the bucket %j there is no such file', async (bucket) => {
  expect((await get(`${bucket}/${userId}/previews/2.mp3`)).status).toBe(404);
});

test.each(['previews/2.mp3', 'previews', '.oculta', 'a%20b', '..%2f1'])(
  'a person has no file %j',
  async (name) => {
    expect((await get(`artifacts/${userId}/${name}`)).status).toBe(404);
  },
);

test('a file that the disk cannot give is a failure: nobody is told that it is not there', async () => {
  const path = `${userId}/previews/3.mp3`;
  await symlink('3.mp3', join(services.folder, 'files/artifacts', path));
  expect((await get(`artifacts/${path}`)).status).toBe(500);
});

test('what is not public is its owner’s alone', async () => {
  await makePerson(services, 'luis@ejemplo.co');
  const stranger = await openBrowserOf(services, 'luis@ejemplo.co');
  const paths = [`artifacts/${preview}`, `audio-files/${recording}`, `cover-images/${small}`];
  for (const headers of [new Headers(), stranger.cookies()]) {
    const statuses = paths.map(
      async (path) => (await app.request(`/archivos/${path}`, { headers })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  }
});
