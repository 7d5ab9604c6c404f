import { expect, test } from 'vitest';
import { readMarkdown } from '#content/markdown/read-markdown.ts';
import { isBlank, isForm } from './blanks.ts';

function tableOf(rows: string) {
  const [block] = readMarkdown(`---\nx: y\n---\n| A | B | C |\n|---|---|---|\n${rows}`).blocks;
  if (block?.type !== 'table') throw new Error('That is not a table');
  return block;
}

test('what is empty, and what only numbers an empty row, is to be filled in', () => {
  const form = tableOf('| 1. | | |\n| 2. | | |\n| Total | | 100 |');
  expect([0, 1, 2].map((column) => isForm(form, column))).toEqual([true, true, true]);
  const [first = [], , total = []] = form.rows;
  expect([0, 1, 2].map((column) => isBlank(first, column))).toEqual([true, true, true]);
  expect([0, 1, 2].map((column) => isBlank(total, column))).toEqual([false, false, false]);
});

test('one empty cell in a table of words is no form, and a number is not a blank', () => {
  const table = tableOf('| Nuba | 2 | sí |\n| Ibo | 3 | |\n| Sol | 1 | no |');
  expect([0, 1, 2].map((column) => isForm(table, column))).toEqual([false, false, false]);
});
