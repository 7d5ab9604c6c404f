import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { publicPaths } from '#content/public-paths.ts';
import { pages } from '#content/site-map.ts';
import { scriptsOf } from '#test/page-script.ts';
import { isTool, laterScript, mostBytes, routeScripts, scriptText } from '#test/route-script.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin } from '#test/test-services.ts';

const measured = await openTestApp();
const scripts = await routeScripts();
/** As visitors see the site, and with the examples that only a developer's machine shows. */
const sites = [
  { kind: 'the real site', ...(await openTestApp()) },
  { kind: 'the site with examples', ...(await openTestApp({ mountSimulators: () => {} })) },
];
// React writes attributes as it likes; a browser reads them without regard to their letters.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'attr-case': 'off' },
});

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value));

/** What of a connection of its own a response takes, headers included. */
async function brotliSize(port: number, path: string): Promise<number> {
  const asked = get({ port, path, headers: { 'accept-encoding': 'br' }, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  expect([response.statusCode, response.headers['content-encoding'] ?? 'br'], path).toEqual([
    200,
    'br',
  ]);
  return response.socket.bytesRead;
}

describe.each(sites)('$kind', ({ ask, serve, person }) => {
  const html = new Map<string, string>();

  beforeAll(async () => {
    for (const path of publicPaths) html.set(path, await (await ask(path)).text());
  });

  const pageAt = (path: string) => html.get(path) ?? '';

  async function brotliLength(path: string): Promise<number> {
    const { status, headers } = await ask(path, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers.get('content-encoding') ?? 'br'], path).toEqual([200, 'br']);
    return Number(headers.get('content-length'));
  }

  const titleOf = (path: string) => found(pageAt(path), /<title>([^<]*)<\/title>/g);
  const descriptionOf = (path: string) =>
    found(pageAt(path), /<meta name="description" content="([^"]*)"/g);

  test('the home page fits the first window of a connection, ten segments of 1,460 bytes (RFC 6928)', async () => {
    const size = await brotliSize(await serve(), '/');
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThanOrEqual(10 * 1460);
  });

  test.each([
    ['/auth', null],
    ['/dashboard', 'artista@ejemplo.co'],
    ['/checkout?plan=produccion-hit', 'compra@ejemplo.co'],
    ['/admin/dashboard', 'equipo@ejemplo.co'],
  ])('%s names the script that is weighed of its route', async (path, email) => {
    const isStaff = path.startsWith('/admin/');
    const cookie = email === null ? '' : (await person(email, { isStaff })).cookie;
    const named = scriptsOf(await (await ask(path, { cookie })).text());
    const weighed = scripts.find((route) => path.split('?')[0] === route.path);
    expect(named.toSorted()).toEqual(weighed?.files.toSorted());
    const sizes = await Promise.all(named.map((file) => brotliLength(file)));
    expect(sizes.reduce((sum, size) => sum + size)).toBe(weighed?.bytes);
  });

  describe.each(publicPaths)('%s', (path) => {
    test('is valid HTML', async () => {
      const { results } = await validator.validateString(pageAt(path));
      const said = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(said).toEqual([]);
    });

    test('says what it is, once, to people and to search engines', () => {
      const text = pageAt(path);
      expect(found(text, /<h1[^>]*>([^]*?)<\/h1>/g)).toHaveLength(1);
      expect(titleOf(path)).toEqual([expect.stringContaining(brand.name)]);
      expect(titleOf(path)[0]?.length).toBeLessThanOrEqual(90);
      const [description = '', ...others] = descriptionOf(path);
      expect(others).toEqual([]);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(found(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([testOrigin + path]);
      expect(text).not.toContain('noindex');
      const [data = ''] = found(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    });

    test('has its own picture for whoever gets its link', async () => {
      const [image = ''] = found(pageAt(path), /<meta property="og:image" content="([^"]*)"/g);
      const response = await ask(new URL(image).pathname);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });

    test('loads nothing from another origin', () => {
      const sources = found(
        pageAt(path),
        /<(?:script|img|iframe|source|video|audio|link rel="(?:preload|stylesheet|icon)")[^>]* (?:src|srcset|poster|href)="([^"]*)"/g,
      );
      expect(sources.length).toBeGreaterThan(1);
      expect(sources.filter((source) => !source.startsWith('/'))).toEqual([]);
    });
  });

  test('pages for everyone share one small script, which is whole', async () => {
    const scripts = publicPaths
      // Those that each person fills in.
      .filter((path) => path !== pages.contact.path && path !== pages.supportReport.path)
      .map((path) => [path, found(pageAt(path), /<script[^>]* src="([^"]*)"/g).join(' ')] as const);
    const [, shared = ''] = scripts[0] ?? [];
    expect(scripts.filter(([, own]) => own !== shared)).toEqual([]);
    const text = await (await ask(shared)).text();
    expect(text).not.toMatch(/\bimport\b/);
    expect(text).toContain('data-session');
    expect(brotliCompressSync(text).length).toBeLessThan(5000);
  });

  test('no two pages share a title or a description', () => {
    for (const read of [titleOf, descriptionOf]) {
      const all = publicPaths.flatMap(read);
      expect(new Set(all).size).toBe(publicPaths.length);
    }
  });

  test('every internal link leads to a page, and to a place in it', async () => {
    const links = new Set(
      publicPaths.flatMap((path) =>
        found(pageAt(path), /<a [^>]*href="([^"]*)"/g).map(
          (href) => new URL(href, testOrigin + path).href,
        ),
      ),
    );
    const faults: string[] = [];
    let followed = 0;
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link);
      if (origin !== testOrigin) continue;
      followed += 1;
      const response = await ask(pathname + search);
      // Rooms that need a session lead to the door.
      const isThere =
        response.status === 200 || response.headers.get('location')?.startsWith('/auth?');
      if (!isThere) faults.push(`${link}: ${response.status}`);
      else if (
        hash &&
        !(await response.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
      )
        faults.push(`${link}: no such place`);
    }
    expect(followed).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  test('every page is linked from another', () => {
    const linked = publicPaths.flatMap((path) =>
      found(pageAt(path), /<a [^>]*href="([^"]*)"/g)
        .map((href) => new URL(href, testOrigin + path).pathname)
        .filter((target) => target !== path),
    );
    expect(publicPaths.filter((path) => !linked.includes(path))).toEqual([]);
  });

  test('the chat follows who reads, and leaves who writes on /contact alone', () => {
    // At the foot, and in the menu of a phone.
    expect(found(pageAt('/portfolio'), /(Escríbenos por WhatsApp)/g)).toHaveLength(2);
    expect(pageAt('/contact')).not.toContain('Escríbenos por WhatsApp');
    expect(pageAt('/contact')).toContain('Abrir el chat');
  });

  test('links out of the site are https, mail, telephone or chat', () => {
    const hrefs = publicPaths.flatMap((path) => found(pageAt(path), /<a [^>]*href="([^"]*)"/g));
    expect(
      hrefs.filter((href) => /^[a-z]+:/i.test(href) && !/^(https|mailto|tel):/.test(href)),
    ).toEqual([]);
  });
});

test('no page loads more than 115 kB of script before it is alive, and no tool 10 kB more than the dashboard', () => {
  const dashboard = scripts.find(({ path }) => path === '/dashboard')?.bytes ?? 0;
  const tools = scripts.filter(isTool);
  expect([dashboard > 50_000, tools.length, scripts.length > 60]).toEqual([true, 8, true]);
  const tooHeavy = scripts.filter(
    (route) => route.bytes > (isTool(route) ? dashboard + mostBytes.toolMore : mostBytes.page),
  );
  expect(tooHeavy.map(({ path, bytes }) => `${path}: ${bytes} bytes`)).toEqual([]);
});

test('no page loads zod before it is alive', () => {
  const hasZod = (text: string) => text.includes('~standard');
  // What is built has this mark: the page of messages asks for its schema when it is sent.
  expect(laterScript('check-contact').filter(hasZod)).toHaveLength(1);
  const loading = scripts.filter(({ files }) => files.map(scriptText).some(hasZod));
  expect(loading.map(({ path, bytes }) => `${path}: ${bytes} bytes`)).toEqual([]);
});

test('the real home page fits, too, when it says how soon answers came', async () => {
  const { ask, serve, services } = measured;
  const times = { half_hours: 11, most_hours: 23, published_at: new Date() };
  await services.db.service.insertInto('published_answer_times').values(times).execute();
  await vi.waitFor(async () =>
    expect(await (await ask('/')).text()).toContain('menos de 23 horas'),
  );
  expect(await brotliSize(await serve(), '/')).toBeLessThanOrEqual(10 * 1460);
});
