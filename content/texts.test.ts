import { expect, test } from 'vitest';
import { routeAddresses } from '#test/route-addresses.ts';
import { guideSteps } from './guide.ts';
import { guides } from './guides.ts';
import { legalTexts } from './legal.ts';
import type { Block, Inline } from './markdown/tree.ts';
import { posts } from './posts.ts';

const known = new Set([...routeAddresses, ...posts.map(({ path }) => path)]);

const texts: [string, readonly Block[]][] = [
  ...posts.map(({ path, blocks }): [string, readonly Block[]] => [path, blocks]),
  ...guides.map(({ path, blocks }): [string, readonly Block[]] => [path, blocks]),
  ...Object.entries(legalTexts).map(([name, { opening, sections }]): [string, readonly Block[]] => [
    name,
    [...opening, ...sections.flatMap(({ blocks }) => blocks)],
  ]),
];

const linksOf = (line: readonly Inline[]): string[] =>
  line.flatMap((part) => {
    if (!('children' in part)) return [];
    return [...(part.type === 'link' ? [part.href] : []), ...linksOf(part.children)];
  });

function linksIn(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'line':
      return linksOf(block.children);
    case 'quote':
      return block.blocks.flatMap(linksIn);
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(linksIn));
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(linksOf);
    case 'code':
      return [];
  }
}

test.each(texts)('every link of %s leads to a page that is there', (_, blocks) => {
  const own = blocks.flatMap(linksIn).filter((href) => href.startsWith('/'));
  for (const href of own) expect(known).toContain(href.split(/[?#]/)[0]);
});

test('six articles of six hundred words and more', () => {
  expect(posts.length).toBeGreaterThanOrEqual(6);
  for (const post of posts) expect(post.words).toBeGreaterThanOrEqual(600);
});

test('one guide for each step of the way', () => {
  expect(guides.map(({ step }) => step)).toEqual(
    Array.from({ length: guideSteps }, (_, index) => index + 1),
  );
});
