import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longDate } from '#content/dates.ts';
import { postCategories, posts } from '#content/posts.ts';
import { slug as nameOf } from '#content/slug.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();
const htmlOf = async (path: string) => (await ask(path)).text();
const feed = '<link rel="alternate" type="application/rss+xml"';

test('the list shows every article, newest first, and offers the feed', async () => {
  const html = await htmlOf('/blog-musical');
  const shown = [...html.matchAll(/<h2><a href="([^"]+)"/g)].map(([, path]) => path);
  expect(shown).toEqual(posts.map(({ path }) => path));
  expect(html).toContain(feed);
  expect(html).toContain('<legend class="field-label">Filtrar por categoría</legend>');
  expect(html).toMatch(/<input type="radio" name="categoria" checked="" value="todas"\/?>/);
});

test('every category has the rule that shows it alone', () => {
  const css = readFileSync(join(import.meta.dirname, 'blog.css'), 'utf8').replaceAll(/\s+/g, ' ');
  for (const category of postCategories.map(nameOf))
    expect(css).toContain(
      `.blog:has([value='${category}']:checked) .blog-list > li:not([data-category='${category}'])`,
    );
});

test.each(posts)('$path says what it is, and leads on', async (post) => {
  const html = await htmlOf(post.path);
  expect(html).toContain(feed);
  expect(html).toContain('<meta property="og:type" content="article"');
  expect(html).toContain(longDate(post.date));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(json) as { '@graph': unknown };
  expect(data['@graph']).toMatchObject([
    { itemListElement: [{ name: 'Inicio' }, { name: 'Blog musical' }, { name: post.title }] },
    { '@type': 'BlogPosting', headline: post.title, datePublished: post.date },
  ]);
  const after = [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set([...after, post.path]).size).toBe(4);
});

test('an article that nobody wrote is not found', async () => {
  const response = await ask('/blog-musical/nadie-lo-ha-escrito');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('no browser downloads the texts with a page', () => {
  const folder = 'build/client/assets';
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const script = readFileSync(join(folder, file), 'utf8');
    for (const { excerpt } of posts) expect(script.includes(excerpt)).toBe(false);
  }
});
