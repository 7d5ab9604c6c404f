import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { type Guide, guideSteps } from '#content/guide.ts';
import type { Block, Cell, Inline, Item, Table } from '#content/markdown/tree.ts';
import { pages } from '#content/site-map.ts';
import { heightAt } from '#packages/ridge/src/index.ts';
import { isBlank, isForm } from './blanks.ts';
import type { DocumentHead } from './document-data.ts';

/** A guide for its template: what stands on the cover, then the tree of its text. */
export type GuideData = DocumentHead & {
  step: number;
  steps: number;
  topic: string;
  level: string;
  /** The date as it is read. */
  version: string;
  brand: { name: string; email: string; altitude: string };
  /** Where the newest one is, and how that is written on paper. */
  site: { href: string; text: string };
  mail: { href: string };
  /** All of the guides, in the order in which a song needs them. */
  guides: readonly { title: string; href: string }[];
  blocks: readonly PrintedBlock[];
  /** Heights of the Eastern Hills, from 0 to 1, for the drawings of the covers. */
  hills: readonly number[];
};

/** A block whose table also says which cells are there to be filled in. */
export type PrintedBlock =
  | Exclude<Block, { type: 'list' | 'quote' | 'table' }>
  | { type: 'quote'; blocks: readonly PrintedBlock[] }
  | { type: 'list'; ordered: boolean; start: number; items: readonly PrintedItem[] }
  | (Omit<Table, 'rows'> & { form: readonly boolean[]; rows: readonly (readonly PrintedCell[])[] });

type PrintedItem = { checked: boolean | null; blocks: readonly PrintedBlock[] };
type PrintedCell = { line: Cell; blank: boolean };

/** The stretch of the hills with both summits, in steps of the drawing. */
const stretch = { from: 850, to: 1550, step: 10 };

/** `all` are the guides in their order: each says which others there are. */
export function guideData(guide: Guide, all: readonly Guide[]): GuideData {
  const href = brand.website + pages.guides.path;
  return {
    title: guide.title,
    author: brand.name,
    description: guide.description,
    keywords: guide.tags,
    date: guide.date,
    step: guide.step,
    steps: guideSteps,
    topic: guide.topic,
    level: guide.level,
    version: longDate(guide.date),
    brand: { name: brand.name, email: brand.email, altitude: brand.altitude },
    site: { href, text: href.replace('https://', '') },
    mail: { href: `mailto:${brand.email}` },
    guides: all.map(({ title, slug }) => ({ title, href: `${href}#${slug}` })),
    blocks: guide.blocks.map(printBlock),
    hills: hills(),
  };
}

function hills(): number[] {
  const count = (stretch.to - stretch.from) / stretch.step + 1;
  const heights = Array.from({ length: count }, (_, at) =>
    heightAt(stretch.from + at * stretch.step),
  );
  const highest = Math.max(...heights);
  return heights.map((height) => Math.round((height / highest) * 1000) / 1000);
}

function printBlock(block: Block): PrintedBlock {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'line':
      return { ...block, children: printLine(block.children) };
    case 'quote':
      return { ...block, blocks: block.blocks.map(printBlock) };
    case 'list':
      return { ...block, items: block.items.map(printItem) };
    case 'table':
      return printTable(block);
    case 'code':
      return block;
  }
}

const printItem = ({ checked, blocks }: Item): PrintedItem => ({
  checked,
  blocks: blocks.map(printBlock),
});

function printTable(table: Table): PrintedBlock {
  const form = table.head.map((_, column) => isForm(table, column));
  return {
    ...table,
    head: table.head.map(printLine),
    form,
    rows: table.rows.map((row) =>
      row.map((cell, column) => ({
        line: printLine(cell),
        blank: form[column] === true && isBlank(row, column),
      })),
    ),
  };
}

/** Paper cannot ask where the site stands: links to its pages carry the whole address. */
const printLine = (line: readonly Inline[]): Inline[] =>
  line.map((part) => {
    if (part.type === 'link')
      return {
        ...part,
        href: part.href.startsWith('/') ? brand.website + part.href : part.href,
        children: printLine(part.children),
      };
    return 'children' in part ? { ...part, children: printLine(part.children) } : part;
  });
