import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const blocksOf = (body: string) => readMarkdown(`---\ntitle: T\n---\n${body}`).blocks;
const text = (words: string) => ({ type: 'text', text: words });

test('the head is read line by line; a title may hold a colon', () => {
  const { head, words } = readMarkdown(
    '---\ntitle: Uno: dos\ndate: 2026-11-21\n---\n\nTres, ¿y?\n',
  );
  expect(head).toEqual({ title: 'Uno: dos', date: '2026-11-21' });
  expect(words).toBe(2);
});

test('headings have an address of their own', () => {
  expect(blocksOf('## Canción Ñandú — ¿qué?\n\n## Otra\n\n### Otra')).toMatchObject([
    { id: 'cancion-nandu-que', depth: 2, text: 'Canción Ñandú — ¿qué?' },
    { id: 'otra', depth: 2 },
    { id: 'otra-2', depth: 3 },
  ]);
});

test('lists, check lists, tables, quotes and examples', () => {
  expect(blocksOf('3. **a** b\n4. c')).toEqual([
    {
      type: 'list',
      ordered: true,
      start: 3,
      items: [
        {
          checked: null,
          blocks: [
            { type: 'line', children: [{ type: 'strong', children: [text('a')] }, text(' b')] },
          ],
        },
        { checked: null, blocks: [{ type: 'line', children: [text('c')] }] },
      ],
    },
  ]);
  expect(blocksOf('- [ ] uno\n- [x] dos')).toMatchObject([
    { ordered: false, items: [{ checked: false }, { checked: true }] },
  ]);
  expect(blocksOf('| Qué | |\n|---|---:|\n| a | 1 |')).toEqual([
    {
      type: 'table',
      label: 'Tabla 1: Qué',
      numeric: [false, true],
      head: [[text('Qué')], []],
      rows: [[[text('a')], [text('1')]]],
    },
  ]);
  expect(blocksOf('> cita\n\n```\na  <b>\n```')).toEqual([
    { type: 'quote', blocks: [{ type: 'paragraph', children: [text('cita')] }] },
    { type: 'code', label: 'Ejemplo 1', text: 'a  <b>' },
  ]);
});

describe('what a person reads is what was meant', () => {
  test.each([
    ['Mar &amp; tierra &#233;&#xF1;', 'Mar & tierra éñ'],
    ['5 < 6 & 7 > 6', '5 < 6 & 7 > 6'],
    ['\\*tal cual\\*', '*tal cual*'],
    ['«Canción Ñandú — ¿qué?»', '«Canción Ñandú — ¿qué?»'],
    ['44,1 kHz, 50 % y $ 5.000 en 3 mares', '44,1\u00A0kHz, 50\u00A0% y $\u00A05.000 en 3 mares'],
  ])('%s', (source, read) => {
    const [paragraph] = blocksOf(source);
    const said = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(said.map((part) => 'text' in part && part.text).join('')).toBe(read);
  });

  test('code stays as it was written', () => {
    expect(blocksOf('`a &amp; b`')).toEqual([
      { type: 'paragraph', children: [{ type: 'code', text: 'a &amp; b' }] },
    ]);
  });
});

describe('what our texts do not use is refused', () => {
  test.each([
    ['raw HTML', 'a <b>b</b>', 'may not hold «<b>»'],
    ['a block of HTML', '<div>\n\n</div>', 'may not hold «<div>'],
    ['an image', '![x](/x.png)', 'may not hold «![x](/x.png)»'],
    ['a line across', 'a\n\n***', 'may not hold «***»'],
    ['words struck out', '~~a~~', 'may not hold «~~a~~»'],
    ['a first-level heading', '# Título', 'level 1 under one of level 1'],
    ['a level jumped over', '## A\n\n#### B', 'level 4 under one of level 2'],
    ['a script as an address', '[x](javascript:alert(1))', 'may not lead'],
    ['an address without https', '[x](http://a.co)', 'may not lead'],
    ['an address of nobody knows whom', '[x](//a.co)', 'may not lead'],
    ['a reference that nobody knows', 'a &nope; b', '&nope; is not known'],
  ])('%s', (_, body, message) => {
    expect(() => blocksOf(body)).toThrow(message);
  });
});
