import { expect, test } from 'vitest';
import { digitalPro } from './digital-pro.ts';
import { faq } from './faq.ts';
import { pages } from './site-map.ts';

const questions = faq.flatMap((category) => [...category.questions]);
const answers = [...questions, ...digitalPro.questions].map(({ answer }) => answer);

test('every category and every question has an address of its own', () => {
  const ids = [...faq, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what an answer leads to is a page of the site', () => {
  const known: string[] = Object.values(pages).map(({ path }) => path);
  const targets = answers.flatMap((answer) =>
    Array.from(answer.matchAll(/\]\(([^)]+)\)/g), ([, path = '']) => path),
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((path) => !path.startsWith('/dashboard') && !known.includes(path))).toEqual(
    [],
  );
});
