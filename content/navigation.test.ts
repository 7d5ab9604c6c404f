import { expect, test } from 'vitest';
import { routeAddresses } from '#test/route-addresses.ts';
import { footerGroups, navigation } from './navigation.ts';
import { pages } from './site-map.ts';

const links = [
  ...navigation.flatMap((entry) => ('href' in entry ? [entry] : entry.links)),
  ...footerGroups.flatMap((group) => group.links),
];

test.each(links)('$label leads to a page of the site: $href', ({ href }) => {
  expect(routeAddresses).toContain(href.split('#')[0]);
});

test.each(Object.values(pages))('the page $path has a route', ({ path }) => {
  expect(routeAddresses).toContain(path);
});

test('no two pages share an address, a title or a description', () => {
  for (const field of ['path', 'title', 'description'] as const) {
    const values = Object.values(pages).map((page) => page[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});
