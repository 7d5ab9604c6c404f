import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadStaticFiles } from './static-files.ts';
import { securityHeaders } from './security-headers.ts';

// https://www.iana.org/assignments/media-types: with «nosniff» a browser believes nothing else.
const types = [
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['json', 'application/json'],
  ['webmanifest', 'application/manifest+json'],
  ['xml', 'application/xml'],
  ['pdf', 'application/pdf'],
  ['svg', 'image/svg+xml'],
  ['ico', 'image/x-icon'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['woff2', 'font/woff2'],
  ['unknown', 'application/octet-stream'],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'estudio-static-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets/workers'), { recursive: true });
for (const name of [
  'assets/a.woff2',
  'assets/a.png',
  'assets/a.css',
  'assets/a.js',
  'assets/workers/a.js',
  'a.svg',
])
  await writeFile(join(folder, name), name);
await writeFile(join(folder, 'assets/a.js.br'), 'br');
await writeFile(join(folder, 'a.svg.gz'), 'gz');
await mkdir(join(folder, 'types'));
for (const [extension] of types) await writeFile(join(folder, `types/a.${extension}`), '');
const files = loadStaticFiles(folder, securityHeaders(true));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond({ path, method, header: (name) => headers[name] });

test('a file is answered with its type, and kept for ever when its name says its content', async () => {
  const script = ask('/assets/a.js');
  expect(await script?.text()).toBe('assets/a.js');
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(ask('/a.svg')?.headers.get('cache-control')).toBe('no-cache');
});

test('a client gets what it understands, and nothing again that it has', async () => {
  const script = ask('/assets/a.js', { 'accept-encoding': 'gzip, br' });
  expect(await script?.text()).toBe('br');
  expect(script?.headers.get('content-encoding')).toBe('br');
  const etag = script?.headers.get('etag') ?? '';
  const again = ask('/assets/a.js', { 'if-none-match': etag });
  expect([again?.status, await again?.text()]).toEqual([304, '']);
  expect(await ask('/assets/a.js', {}, 'HEAD')?.text()).toBe('');
});

test('what was compressed in one way only is sent in that way, or as it is', async () => {
  const sent = async (path: string, accepted: string) =>
    ask(path, { 'accept-encoding': accepted })?.text();
  expect(await sent('/a.svg', 'gzip, br')).toBe('gz');
  expect(await sent('/a.svg', 'br')).toBe('a.svg');
  expect(await sent('/assets/a.js', 'gzip')).toBe('assets/a.js');
});

test.each(types)('a file that ends in .%s is %s', (extension, type) => {
  expect(ask(`/types/a.${extension}`)?.headers.get('content-type')).toBe(type);
});

test.each([
  // RFC 9110 §13.1.2 and §8.8.3.2: a list, compared weakly; «*» is any.
  ['the tag', (tag: string) => tag, 304],
  ['the tag as a strong one', (tag: string) => tag.replace('W/', ''), 304],
  ['one of a list', (tag: string) => `"x", W/"y" , ${tag}`, 304],
  ['any', () => '*', 304],
  ['another', () => 'W/"x"', 200],
  ['its opaque part without quotes', (tag: string) => tag.replaceAll(/W\/|"/g, ''), 200],
  ['a part of it', (tag: string) => `${tag.slice(0, -2)}"`, 200],
  ['nothing', () => '', 200],
])('If-None-Match with %s', async (_, header, status) => {
  const etag = ask('/assets/a.js')?.headers.get('etag') ?? '';
  const response = ask('/assets/a.js', { 'if-none-match': header(etag), 'accept-encoding': 'br' });
  expect(response?.status).toBe(status);
  // RFC 9110 §15.4.5: what the 200 would have said for a cache, and nothing about bytes that do not come.
  const { headers } = response ?? new Response();
  expect(headers.get('etag')).toBe(etag);
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const ofBytes = ['content-type', 'content-length', 'content-encoding'];
  expect(ofBytes.filter((name) => headers.has(name))).toEqual(status === 304 ? [] : ofBytes);
});

test('a client that has another version gets this one', async () => {
  const older = await mkdtemp(join(tmpdir(), 'estudio-static-'));
  try {
    await writeFile(join(older, 'a.svg'), 'as it was before');
    const before = loadStaticFiles(older, []).respond({
      path: '/a.svg',
      method: 'GET',
      header: () => undefined,
    });
    const response = ask('/a.svg', { 'if-none-match': before?.headers.get('etag') ?? '' });
    expect([response?.status, await response?.text()]).toEqual([200, 'a.svg']);
  } finally {
    await rm(older, { recursive: true });
  }
});

test('an encoding that is refused by its weight is not sent', async () => {
  const refused = ask('/assets/a.js', { 'accept-encoding': 'br;q=0' });
  expect(refused?.headers.get('content-encoding')).toBeNull();
  expect(await refused?.text()).toBe('assets/a.js');
});

test.each(['/assets/a.js.br', '/assets', '/assets/../a.svg', '/assets/%61.js', '/b.svg', ''])(
  '%s is no file',
  (path) => {
    expect(ask(path)).toBeNull();
  },
);

test('what may run, or lead somewhere, has the whole policy; a font, a picture and a sheet only what concerns them', () => {
  const whole = securityHeaders(true).map(([name]) => name);
  const sent = (path: string) => whole.filter((name) => ask(path)?.headers.has(name));
  expect(sent('/assets/a.js')).toEqual(whole);
  expect(sent('/a.svg')).toEqual(whole);
  for (const path of ['/assets/a.woff2', '/assets/a.png', '/assets/a.css'])
    expect(sent(path)).toEqual([
      'x-content-type-options',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ]);
});

test('a worker is one file, and may load and ask nothing', () => {
  const policy = (path: string) => ask(path)?.headers.get('content-security-policy');
  expect(policy('/assets/workers/a.js')).toBe("default-src 'none'");
  expect(policy('/assets/a.js')).not.toBe(policy('/assets/workers/a.js'));
});
