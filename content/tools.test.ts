import { expect, test } from 'vitest';
import { toolLimits } from './plan-words.ts';
import { posts } from './posts.ts';
import { tools as toolsSchema } from './schemas.ts';
import { isOpenFor, openingWords, tools } from './tools.ts';
import { toolOpenings } from './tool-openings.ts';
import type { Tool } from './tools/tool.ts';

const guides = import.meta.glob<string>('./guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const every: readonly Tool[] = Object.values(tools);

test.each(every)('$page sends people to an article and a guide that exist', ({ today }) => {
  const { article, guide } = today;
  if (article) expect(posts.find(({ slug }) => slug === article.slug)?.title).toBe(article.title);
  const heads = Object.values(guides).flatMap((text) => text.match(/^title: (.*)$/m)?.[1] ?? []);
  expect(heads).toContain(guide);
});

test('every tool has its limits once', () => {
  expect(toolLimits.map(({ page }) => page).toSorted()).toEqual(
    every.map(({ page }) => page).toSorted(),
  );
});

const soon = { opens: { forPro: '2027-02-03', forAll: '2027-02-17' } };

test.each([
  ['2027-02-02', false, false],
  ['2027-02-03', false, true],
  ['2027-02-16', false, true],
  ['2027-02-17', true, true],
])('on %s a tool is open for everybody: %j, and for Pro: %j', (today, forAll, forPro) => {
  expect(isOpenFor(soon, 'free', today)).toBe(forAll);
  expect(isOpenFor(soon, 'pro', today)).toBe(forPro);
  expect(isOpenFor(soon, 'enterprise', today)).toBe(forPro);
});

test('a tool without days is open for nobody', () => {
  expect(isOpenFor({}, 'enterprise', '2027-02-17')).toBe(false);
});

test('a tool says for whom it opens when', () => {
  expect(openingWords({})).toBe('Primero para Premium, después para todos.');
  expect(openingWords(soon)).toBe(
    'Premium, desde el 3 de febrero de 2027. Todos, desde el 17 de febrero de 2027.',
  );
});

test.each(every)('$page opens on the days that members are promised', ({ page, opens = null }) => {
  expect(toolOpenings[page]).toEqual(opens);
});

test('no tool opens for everybody before it opens for Pro', () => {
  const opens = { forPro: '2027-02-03', forAll: '2027-02-02' };
  expect(toolsSchema.safeParse({ cover: tools.cover }).success).toBe(true);
  expect(toolsSchema.safeParse({ cover: { ...tools.cover, opens } }).success).toBe(false);
});
