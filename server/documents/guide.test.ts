import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { readGuide } from '#content/guide.ts';
import { type Block, plainText } from '#content/markdown/tree.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, type PdfRun, readPdf } from '#test/read-pdf.ts';
import { guideData } from './guide-data.ts';
import { renderDocument } from './render-document.ts';

const folder = 'content/guides';
const guides = readdirSync(folder)
  .map((file) => readGuide(file.slice(0, -'.md'.length), readFileSync(`${folder}/${file}`, 'utf8')))
  .sort((one, other) => one.step - other.step);

/** Lines break anywhere: only the letters count. Of a hyphen nobody knows whether it was set to break a word. */
const letters = (text: string) => text.replaceAll(/[\s-]/g, '');

/** Where the text of a page begins and ends, in points. */
const column = { top: 64, bottom: 732 };
const isText = ({ y }: PdfRun) => y > 40 && y < column.bottom + 2;

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
  const rendered = renderDocument('guide', guideData(guide, guides));
  const read = rendered.then(readPdf);

  test('is a document for everyone', async () => {
    expect(await accessibilityFaults(await rendered)).toEqual([]);
  });

  test('says every word of the guide, accents and signs included', async () => {
    const text = letters(
      (await read)
        .flat()
        .filter(isText)
        .map((run) => run.text)
        .join(''),
    );
    const cover = letters((await read)[0]?.map((run) => run.text).join('') ?? '');
    for (const words of [guide.title, guide.description]) expect(cover).toContain(letters(words));
    for (const words of guide.blocks.flatMap(wordsOf)) expect(text).toContain(letters(words));
  });

  test('is on sheets of Carta, and every one after the cover says which it is', async () => {
    const pages = await read;
    const first = await (await openPdf(await rendered)).getPage(1);
    expect(first.view).toEqual([0, 0, 612, 792]);
    for (const [index, page] of pages.entries())
      if (index > 0)
        expect(letters(page.map((run) => run.text).join(''))).toContain(
          `${index + 1}de${pages.length}`,
        );
  });

  test('has no page that is half empty', async () => {
    const fills = (await read).slice(1).map((page) => {
      const notes = page.find(({ text }) => text === 'Tus notas')?.y ?? Infinity;
      const lowest = Math.max(...page.filter(isText).map(({ y }) => (y < notes ? y : 0)));
      return (lowest - column.top) / (column.bottom - column.top);
    });
    expect(fills.pop()).toBeGreaterThan(1 / 3);
    for (const fill of fills) expect(fill).toBeGreaterThan(2 / 3);
  });

  test('has a bookmark for each section under its title', async () => {
    const outline = await (await openPdf(await rendered)).getOutline();
    const sections = guide.blocks.filter((block) => block.type === 'heading');
    expect(outline.map(({ title }) => title)).toEqual([guide.title]);
    expect(outline[0]?.items.map(({ title }) => String(title))).toEqual(
      sections.map(({ text }) => text),
    );
  });

  test('leads where its text does, and to the other guides', async () => {
    const pdf = await openPdf(await rendered);
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
    const all = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
    const urls = new Set(all.flat().map(({ url }: { url?: string }) => url));
    const written = readFileSync(`${folder}/${guide.slug}.md`, 'utf8').matchAll(/\]\(([^)]+)\)/g);
    for (const [, href = ''] of written) expect(urls).toContain(new URL(href, brand.website).href);
    for (const { slug } of guides)
      if (slug !== guide.slug) expect(urls).toContain(`${brand.website}/guias-gratuitas#${slug}`);
    expect(urls).toContain(`mailto:${brand.email}`);
  });
});
