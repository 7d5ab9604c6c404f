import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { readGuide } from '#content/guide.ts';
import { type Block, plainText } from '#content/markdown/tree.ts';
import { readPdf } from '#test/read-pdf.ts';
import { drawGuide } from './draw-guide.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/guides');
const guides = readdirSync(folder).map((file) =>
  readGuide(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')),
);

/** Lines break anywhere: only the letters count. */
const letters = (text: string) => text.replaceAll(/\s/g, '');

/** The text of a PDF without the feet of its pages, which stand between its paragraphs. */
const running = (pages: readonly string[]) =>
  pages
    .map((page, index) => {
      const site = brand.website.replace('https://', '');
      const foot = letters(`${brand.name}${site}/guias-gratuitas${index + 1} de ${pages.length}`);
      const text = letters(page);
      return text.endsWith(foot) ? text.slice(0, -foot.length) : text;
    })
    .join('');

function wordsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'line':
      return [plainText(block.children)];
    case 'quote':
      return block.blocks.flatMap(wordsOf);
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(wordsOf));
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText);
    case 'code':
      return [block.text];
  }
}

describe.each(guides)('$slug', (guide) => {
  const drawn = drawGuide(guide, root);
  const read = drawn.then(({ bytes }) => readPdf(bytes));

  test('has a miniature for each of its pages, and every one says which it is', async () => {
    const { pages } = await read;
    expect((await drawn).miniatures).toHaveLength(pages.length);
    for (const [index, page] of pages.entries())
      if (index > 0) expect(page).toContain(`${index + 1} de ${pages.length}`);
  });

  test('says every word of the guide, accents and signs included', async () => {
    const { pages } = await read;
    const text = running(pages);
    for (const words of [guide.title, guide.description, ...guide.blocks.flatMap(wordsOf)])
      expect(text).toContain(letters(words));
  });

  test('carries its fonts, its bookmarks, its language and the links of its text', async () => {
    const { structure } = await read;
    expect(structure.match(/\/FontFile2 \d+ 0 R/g)?.length).toBeGreaterThanOrEqual(4);
    const sections = guide.blocks.filter((block) => block.type === 'heading' && block.depth === 2);
    expect(structure.match(/\/Dest \[/g)).toHaveLength(sections.length);
    expect(structure).toContain('/Lang (es-CO)');
    expect(structure).toContain('/Marked true');
    expect(structure).toContain(`/URI (${brand.website}/guias-gratuitas)`);
    expect(structure).not.toMatch(/\/URI \(\//);
  });

  test('is the same file every time', async () => {
    const again = await drawGuide(guide, root);
    expect(Buffer.from(again.bytes).equals((await drawn).bytes)).toBe(true);
  });
});

test('«Canción Ñandú — ¿qué?» is read as it was written', async () => {
  const [guide] = guides;
  if (!guide) throw new Error('There are no guides');
  const title = 'Canción Ñandú — ¿qué?';
  const { bytes } = await drawGuide({ ...guide, title }, root);
  expect(letters(readPdf(bytes).pages[0] ?? '')).toContain(letters(title));
});
