import { type Block, plainText } from '#content/markdown/tree.ts';

/** A piece of an article in its drawing: how long it is, and whether it opens a part. */
export type Bar = { words: number; opens: boolean };

/** An article as a waveform: one bar for each block, as high as it is long. */
export const waveOf = (blocks: readonly Block[]): Bar[] =>
  blocks.map((block) => ({
    words: wordsIn(block),
    opens: block.type === 'heading' && block.depth === 2,
  }));

/** The titles of its parts, and where each stands. */
export const partsOf = (blocks: readonly Block[]): { id: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [{ id: block.id, text: block.text }] : [],
  );

function wordsIn(block: Block): number {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'line':
      return count(plainText(block.children));
    case 'quote':
      return sum(block.blocks.map(wordsIn));
    case 'list':
      return sum(block.items.flatMap((item) => item.blocks.map(wordsIn)));
    case 'table':
      return sum([block.head, ...block.rows].flat().map((cell) => count(plainText(cell))));
    case 'code':
      return count(block.text);
  }
}

const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
