import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const production = await openTestApp();
const development = await openTestApp({ staticFiles: null });

test.each(['/', '/auth'])(
  'in development %s is made anew for each request, and takes the styles of Vite',
  async (path) => {
    const page = await development.ask(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain(
      "; style-src 'self' 'unsafe-inline'; ",
    );
  },
);

test.each([
  ['is refused', { method: 'POST', from: { origin: 'https://malo.example' } }, 403, 'Código'],
  ['has no page', {}, 404, 'Esta página no existe'],
])('what %s comes compressed as a page that nobody keeps', async (_, request, status, words) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const refused = await production.ask('/no-existe', { ...request, headers });
  expect(refused.status).toBe(status);
  expect(refused.headers.get('content-encoding')).toBe('br');
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
  const html = brotliDecompressSync(await refused.arrayBuffer()).toString();
  expect(html).toContain(words);
  const id = refused.headers.get('x-request-id') ?? '?';
  expect(html.includes(id)).toBe(status === 403);
});

test('what is the same for everyone says itself how long it is kept', async () => {
  const words = await production.ask('/auth/claves-comunes.json');
  expect(words.headers.get('cache-control')).toBe('public, max-age=604800');
});
