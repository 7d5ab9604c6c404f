import { expect, test } from 'vitest';
import { readMarkdown } from '#content/markdown/read-markdown.ts';
import { balancedWidth } from './balanced-width.ts';
import { styles } from './paper.ts';
import { type Measure, setLines, widestPiece } from './set-lines.ts';

/** Every letter is one wide. */
const measure: Measure = (text) => text.length;

function lineOf(markdown: string) {
  const [block] = readMarkdown(`---\nx: y\n---\n${markdown}`).blocks;
  return block?.type === 'paragraph' ? block.children : [];
}

const set = (markdown: string, width: number) =>
  setLines(lineOf(markdown), styles.body, width, measure).map((line) =>
    line.map(({ text }) => text).join('|'),
  );

test.each([
  ['uno dos tres', 8, ['uno dos', 'tres']],
  ['uno **dos** tres', 20, ['uno |dos |tres']],
  ['uno (**dos**), tres', 10, ['uno (|dos|),', 'tres']],
  ['una voz-principal-seca.wav', 12, ['una voz-', 'principal-', 'seca.wav']],
  ['larguísima palabra', 5, ['larguísima', 'palabra']],
  ['', 5, []],
])('«%s» in %d', (markdown, width, lines) => {
  expect(set(markdown, width)).toEqual(lines);
});

test('a link is a run of its own', () => {
  const [line] = setLines(lineOf('ve a [la página](/x) hoy'), styles.body, 99, measure);
  expect(line).toMatchObject([
    { text: 've a ', href: null },
    { text: 'la página', href: '/x' },
    { text: ' hoy', href: null },
  ]);
});

test('a title is as narrow as its lines allow', () => {
  const title = lineOf('uno dos tres cuatro');
  const width = balancedWidth(title, styles.section, 15, measure);
  expect(width).toBeLessThan(12);
  expect(setLines(title, styles.section, width, measure)).toHaveLength(2);
  expect(widestPiece(title, styles.section, measure)).toBe('cuatro'.length);
});
