import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createStaticPages } from './static-pages.ts';

const html = `<!DOCTYPE html><p>${'ñandú '.repeat(100)}</p>`;
const page = () =>
  new Response(html, { headers: { 'content-type': 'text/html', 'x-policy': 'own' } });

/** Pages at `/a` and `/b`, and how often they were rendered. */
function pagesOf(render: (path: string) => Response = page) {
  const rendered: string[] = [];
  const pages = createStaticPages(
    async (path) => {
      rendered.push(path);
      return render(path);
    },
    ['/a', '/b'],
    [
      ['x-policy', 'default'],
      ['x-content-type-options', 'nosniff'],
    ],
  );
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    pages.respond({ path, method, header: (name) => headers[name] });
  return { rendered, ask, forget: pages.forget };
}

test('a page is rendered once, for all who ask for it', async () => {
  const { rendered, ask } = pagesOf();
  await Promise.all([ask('/a'), ask('/a')]);
  expect(await (await ask('/a'))?.text()).toBe(html);
  expect(rendered).toEqual(['/a']);
  expect(await ask('/c')).toBeNull();
  expect(rendered).toEqual(['/a']);
});

test('it is compressed for whoever understands it', async () => {
  const { ask } = pagesOf();
  const sent = async (encoding: string) => {
    const response = await ask('/a', { 'accept-encoding': encoding });
    expect(response?.headers.get('content-encoding')).toBe(encoding);
    return Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  };
  expect(brotliDecompressSync(await sent('br')).toString()).toBe(html);
  // As well as can be.
  expect(await sent('br')).toEqual(brotliCompressSync(html));
  expect(gunzipSync(await sent('gzip')).toString()).toBe(html);
  expect(await sent('gzip')).toEqual(gzipSync(html, { level: 9 }));
});

test('it has the headers of every response, its own first, and is asked for again each time', async () => {
  const response = await pagesOf().ask('/a');
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'text/html',
    'x-policy': 'own',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
});

test('one that cannot be made is tried again, and the others stay', async () => {
  let status = 500;
  const { rendered, ask } = pagesOf((path) =>
    path === '/a' ? new Response('', { status }) : page(),
  );
  await ask('/b');
  await expect(ask('/a')).rejects.toThrow('500');
  status = 200;
  expect((await ask('/a'))?.status).toBe(200);
  expect((await ask('/b'))?.status).toBe(200);
  expect(rendered).toEqual(['/b', '/a', '/a']);
});

test('what they say changed: each is made again when it is next asked for', async () => {
  let words = 'meta';
  const { rendered, ask, forget } = pagesOf(() => new Response(words));
  const tags = async () => (await ask('/a'))?.headers.get('etag');
  const before = await tags();
  const asked = ask('/b');
  forget();
  expect(await tags()).toBe(before);
  words = 'medido';
  forget();
  expect(await (await ask('/a'))?.text()).toBe('medido');
  expect(await tags()).not.toBe(before);
  await asked;
  expect(await (await ask('/b'))?.text()).toBe('medido');
  expect(rendered).toEqual(['/a', '/b', '/a', '/a', '/b']);
});
