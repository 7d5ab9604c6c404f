import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedResponse } from './compressed-response.ts';

const page = `<!DOCTYPE html><p>${'ñandú '.repeat(500)}</p>`;

async function sent(text: string, acceptEncoding: string) {
  const headers = { 'content-type': 'text/html' };
  const response = compressedResponse(
    text,
    new Response(null, { status: 404, headers }),
    acceptEncoding,
  );
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(response.headers.get('vary')).toBe('accept-encoding');
  return { body, encoding: response.headers.get('content-encoding') };
}

test('a browser gets brotli, an older one gzip, and whoever accepts neither the text', async () => {
  const modern = await sent(page, 'gzip, deflate, br, zstd');
  expect(modern.encoding).toBe('br');
  expect(brotliDecompressSync(modern.body).toString()).toBe(page);

  const old = await sent(page, 'gzip, deflate');
  expect(old.encoding).toBe('gzip');
  expect(gunzipSync(old.body).toString()).toBe(page);

  const plain = await sent(page, 'identity');
  expect(plain.encoding).toBeNull();
  expect(plain.body.toString()).toBe(page);
});

test('an encoding that is refused by its weight is not sent', async () => {
  expect((await sent(page, 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
  expect((await sent(page, 'br;q=0, gzip;q=0')).encoding).toBeNull();
});

test('a few bytes travel as they are', async () => {
  const { body, encoding } = await sent('<p>Hola</p>', 'gzip, br');
  expect(encoding).toBeNull();
  expect(body.toString()).toBe('<p>Hola</p>');
});

test('a response without a body stays without one', async () => {
  const given = new Response(null, { status: 302, headers: { location: '/auth' } });
  const response = compressedResponse(null, given, 'br');
  expect([response.status, await response.text()]).toEqual([302, '']);
  expect(Object.fromEntries(response.headers)).toEqual({ location: '/auth' });
});
