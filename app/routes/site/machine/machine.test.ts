import { expect, test } from 'vitest';
import { posts } from '#content/posts.ts';
import { publicPaths } from '#content/public-paths.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin } from '#test/test-services.ts';
import { element } from './xml.ts';

const { ask } = await openTestApp();

test('the sitemap names every public page and nothing else', async () => {
  const response = await ask('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(places).toEqual(publicPaths.map((path) => testOrigin + path));
});

test('robots.txt names the sitemap and closes private rooms', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  for (const path of ['/dashboard', '/admin/', '/checkout']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

test('the feed holds every article, newest first, with true dates', async () => {
  const text = await (await ask('/blog-musical/feed.xml')).text();
  const links = [...text.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, url]) => url);
  expect(links).toEqual(posts.map(({ path }) => testOrigin + path));
  const dates = [...text.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) => date);
  expect(dates.every((date) => date === new Date(date).toUTCString())).toBe(true);
  const days = dates.map((date) => new Date(date).toISOString().slice(0, 10));
  expect(days).toEqual(posts.map(({ date }) => date));
  expect(days).toEqual(days.toSorted().toReversed());
  expect(text).toContain('rel="self"');
});

test('XML escapes what a text may hold', () => {
  expect(element('a', 'Canción <Ñandú> & "más"', { b: '"<&' })).toBe(
    '<a b="&quot;&lt;&amp;">Canción &lt;Ñandú&gt; &amp; &quot;más&quot;</a>',
  );
});

test.each([
  ['/portfolio/', '/portfolio'],
  ['/Portfolio', '/portfolio'],
  ['/PORTFOLIO/?a=1', '/portfolio?a=1'],
  ['/dashboard/', '/dashboard'],
  ['/Contact', '/contact'],
  ['/%09/evil.example/', '/%09/evil.example'],
  ['/%5C%5Cevil.example/', '/%5C%5Cevil.example'],
  ['/a%00/', '/a%00'],
  ['/a%0D%0ASet-Cookie:%20x=1/', '/a%0D%0ASet-Cookie:%20x=1'],
  ['/canci%C3%B3n/', '/canci%C3%B3n'],
])('%s leads for good to %s', async (path, place) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, place]);
});

test.each(['/no-existe', '/blog-musical/no-existe', '/portfolio/x', '/%2e%2e/etc', '/a%00'])(
  '%s is a 404 page',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  },
);

test('a page for everyone is kept: a browser that has it gets a 304', async () => {
  const first = await ask('/portfolio', { headers: { 'accept-encoding': 'br' } });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('set-cookie')).toBeNull();
  const again = await ask('/portfolio?utm_source=x', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('10 kB of query change nothing', async () => {
  const plain = await (await ask('/portfolio')).text();
  expect(await (await ask(`/portfolio?q=${'%3Cscript%3E'.repeat(900)}`)).text()).toBe(plain);
});
