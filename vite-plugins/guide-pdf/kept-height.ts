import type { Block, List } from '#content/markdown/tree.ts';
import { paper, styles } from './paper.ts';
import { type Measure, setLines } from './set-lines.ts';
import { setTable } from './set-table.ts';

const { leading } = styles.body;
const someLines = leading * 3;
/** The longest check list that is not parted. */
const longestList = 290;

/**
 * How much stands on one page from the block at `index` on: a title with what it names, a word of introduction with its
 * table or list, a short table or check list whole.
 */
export function keptHeight(blocks: readonly Block[], index: number, measure: Measure): number {
  const block = blocks[index];
  switch (block?.type) {
    case 'heading':
      return (block.depth === 2 ? 86 : 30) + keptHeight(blocks, index + 1, measure);
    case 'paragraph': {
      const lines = setLines(block.children, styles.body, paper.measure, measure).length;
      const next = blocks[index + 1]?.type;
      const leadsOn = lines < 3 && (next === 'table' || next === 'list');
      if (!leadsOn) return someLines;
      return (lines + 0.56) * leading + keptHeight(blocks, index + 1, measure);
    }
    case 'table':
      return setTable(block, measure).kept + 3;
    case 'list':
      return Math.min(listHeight(block, measure), longestList);
    case 'line':
      return leading * 2;
    case 'quote':
    case 'code':
    case undefined:
      return someLines;
  }
}

/** How high a check list stands; one that tells steps may be parted anywhere. */
function listHeight(list: List, measure: Measure): number {
  if (list.items.some(({ checked }) => checked === null)) return someLines;
  return list.items.reduce((height, { blocks }) => {
    const [text] = blocks;
    const line = text?.type === 'line' ? text.children : [];
    const lines = setLines(line, styles.body, paper.measure - 20, measure).length;
    return height + lines * leading + 5.4;
  }, 0);
}
