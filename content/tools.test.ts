import { expect, test } from 'vitest';
import { toolLimits } from './plan-words.ts';
import { posts } from './posts.ts';
import { tools } from './tools.ts';
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
