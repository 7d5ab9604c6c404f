import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadStaticFiles } from './static-files.ts';
import { securityHeaders } from './security-headers.ts';

const folder = await mkdtemp(join(tmpdir(), 'estudio-static-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets'));
for (const name of ['assets/a.woff2', 'assets/a.png', 'assets/a.css', 'assets/a.js', 'a.svg'])
  await writeFile(join(folder, name), name);
await writeFile(join(folder, 'assets/a.js.br'), 'br');
const files = loadStaticFiles(folder, securityHeaders(true));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer({ path, method, header: (name) => headers[name] });

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
