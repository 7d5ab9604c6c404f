import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { footerGroups, navigation } from './navigation.ts';
import { pages } from './site-map.ts';

const addresses = (entries: RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const here = `${parent}/${path}`.replaceAll(/\/+/g, '/');
    return [here, ...addresses(children, here)];
  });

const known = new Set(addresses(routes));

const links = [
  ...navigation.flatMap((entry) => ('href' in entry ? [entry] : entry.links)),
  ...footerGroups.flatMap((group) => group.links),
];

test.each(links)('$label leads to a page of the site: $href', ({ href }) => {
  expect(known).toContain(href.split('#')[0]);
});

test.each(Object.values(pages))('the page $path has a route', ({ path }) => {
  expect(known).toContain(path);
});

test('no two pages share an address, a title or a description', () => {
  for (const field of ['path', 'title', 'description'] as const) {
    const values = Object.values(pages).map((page) => page[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});
