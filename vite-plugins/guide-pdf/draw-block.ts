import type { Block, Item, List } from '#content/markdown/tree.ts';
import { drawHeading } from './draw-heading.ts';
import { drawTable } from './draw-table.ts';
import { drawLine, drawText } from './draw-text.ts';
import { keptHeight } from './kept-height.ts';
import { box } from './miniature.ts';
import { colors, paper, type Style, styles } from './paper.ts';
import { decorate, type Element, makeRoom, say, type Sheet, within } from './sheet.ts';

/** Where blocks stand: how far from the left, how wide, and in which element. */
type Column = { x: number; width: number; style: Style; element: Element };

const indent = 20;

/** Draws blocks one under the other. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[], column: Column): void {
  for (const [index, block] of blocks.entries()) {
    makeRoom(sheet, keptHeight(blocks, index, sheet.measure));
    drawBlock(sheet, block, column);
  }
}

function drawBlock(sheet: Sheet, block: Block, column: Column): void {
  const { element, style } = column;
  switch (block.type) {
    case 'heading':
      return drawHeading(sheet, block, element);
    case 'paragraph':
      within(sheet, element, 'P', (p) =>
        drawText(sheet, block.children, { ...column, element: p, type: 'P' }),
      );
      sheet.y += style.leading * 0.56;
      return;
    case 'line':
      return drawText(sheet, block.children, { ...column, type: 'LBody' });
    case 'list':
      return drawList(sheet, block, column);
    case 'table':
      return drawTable(sheet, block, element);
    case 'quote':
      return drawQuote(sheet, block.blocks, column);
    case 'code':
      return drawCode(sheet, block.text, column);
  }
}

function drawList(sheet: Sheet, list: List, column: Column): void {
  within(sheet, column.element, 'L', (element) => {
    for (const [index, item] of list.items.entries()) {
      makeRoom(sheet, keptHeight(item.blocks, 0, sheet.measure));
      within(sheet, element, 'LI', (li) => {
        drawLabel(sheet, list, item, list.start + index, { ...column, element: li });
        const inside = { ...column, x: column.x + indent, width: column.width - indent };
        within(sheet, li, 'LBody', (body) =>
          drawBlocks(sheet, item.blocks, { ...inside, element: body }),
        );
      });
      sheet.y += item.checked === null ? 3.6 : 5.4;
    }
  });
  sheet.y += column.style.leading * 0.5;
}

/** What stands before an item: a dash, its number, or a box to tick. */
function drawLabel(sheet: Sheet, list: List, item: Item, number: number, column: Column): void {
  const { doc, y } = sheet;
  const { x, style, element } = column;
  if (item.checked !== null)
    within(
      sheet,
      element,
      'Lbl',
      (label) => {
        say(sheet, label, 'Lbl', () => drawBox(sheet, x, y, item.checked === true));
      },
      { alt: item.checked ? 'Hecho' : 'Por hacer' },
    );
  else if (list.ordered)
    within(sheet, element, 'Lbl', (label) => {
      const run = { text: `${number}.`, font: 'display' as const, href: null };
      const numbers = { ...style, size: style.size * 0.9, color: colors.brick };
      drawLine(sheet, [run], { x, y, style: numbers, element: label, type: 'Lbl' });
    });
  else
    decorate(sheet, () => {
      doc.rect(x, y + style.leading / 2 - 1.2, 9, 2.4).fill(colors.amber2);
    });
}

function drawBox(sheet: Sheet, x: number, y: number, isChecked: boolean): void {
  const { doc } = sheet;
  const page = sheet.miniatures.at(-1);
  if (page) page.rules += box(x, y + 2, 11, 11);
  doc
    .rect(x + 0.5, y + 2.4, 10.6, 10.6)
    .lineWidth(1)
    .fillAndStroke(colors.surface, colors.edge);
  if (isChecked)
    doc
      .path(`M${x + 2.6} ${y + 8}l2.6 2.6 4.4-5.4`)
      .lineWidth(1.4)
      .stroke(colors.ink);
}

function drawQuote(sheet: Sheet, blocks: readonly Block[], column: Column): void {
  sheet.y += 6;
  const [top, page] = [sheet.y, sheet.doc.page];
  within(sheet, column.element, 'BlockQuote', (element) =>
    drawBlocks(sheet, blocks, {
      x: column.x + indent,
      width: column.width - indent,
      style: styles.quote,
      element,
    }),
  );
  // A quote that ran over keeps its bar on the page where it ends.
  const start = sheet.doc.page === page ? top : paper.top;
  const end = sheet.y - styles.quote.leading * 0.56;
  decorate(sheet, () => {
    sheet.doc.rect(column.x, start, 4, end - start).fill(colors.amber);
  });
  sheet.y += 10;
}

function drawCode(sheet: Sheet, code: string, column: Column): void {
  const { leading } = styles.code;
  const lines = code.split('\n');
  const height = lines.length * leading + 20;
  makeRoom(sheet, height);
  decorate(sheet, () => {
    sheet.doc.rect(column.x, sheet.y, paper.right - column.x, height).fill(colors.sunk);
  });
  within(sheet, column.element, 'Code', (element) => {
    for (const [index, text] of lines.entries()) {
      const y = sheet.y + 10 + index * leading;
      const run = { text, font: 'mono' as const, href: null };
      drawLine(sheet, [run], { x: column.x + 12, y, style: styles.code, element, type: 'Code' });
    }
  });
  sheet.y += height + 12;
}
