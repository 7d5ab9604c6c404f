import type { Table } from '#content/markdown/tree.ts';
import { drawLine } from './draw-text.ts';
import { box, stroke } from './miniature.ts';
import { colors, paper, styles } from './paper.ts';
import { lineWidth } from './set-lines.ts';
import { type Column, setTable, type SetRow, type SetTable } from './set-table.ts';
import { decorate, type Element, makeRoom, type Sheet, within } from './sheet.ts';

/** A ruled table; its empty cells are boxes to fill in. It goes on under its head on the next page. */
export function drawTable(sheet: Sheet, table: Table, parent: Element): void {
  const set = setTable(table, sheet.measure);
  sheet.y += 3;
  within(sheet, parent, 'Table', (element) => {
    within(sheet, element, 'TR', (row) => drawCells(sheet, set.head, set, row));
    sheet.y += set.head.height;
    for (const row of set.rows) {
      if (sheet.y + row.height > paper.bottom) repeatHead(sheet, set);
      drawRow(sheet, row, set, element);
    }
  });
  decorate(sheet, () => drawEdge(sheet, set));
  sheet.y += 18;
}

/** Read aloud once, where the table starts. */
function repeatHead(sheet: Sheet, set: SetTable): void {
  makeRoom(sheet, paper.bottom);
  decorate(sheet, () => drawCells(sheet, set.head, set, null));
  sheet.y += set.head.height;
}

function drawRow(sheet: Sheet, row: SetRow, set: SetTable, table: Element): void {
  decorate(sheet, () => {
    drawEdge(sheet, set);
    drawBlanks(sheet, row, set);
  });
  within(sheet, table, 'TR', (element) => drawCells(sheet, row, set, element));
  sheet.y += row.height;
}

/** The cells of a row; without an element they are a repetition, which is not read aloud. */
function drawCells(sheet: Sheet, row: SetRow, { columns }: SetTable, element: Element | null) {
  for (const [index, column] of columns.entries()) {
    const draw = (cell: Element | null) => drawCell(sheet, row, index, column, cell);
    const type = typeOf(row, index);
    const scope = row.isHead ? 'Column' : 'Row';
    if (element) within(sheet, element, type, draw, type === 'TH' ? { scope } : {});
    else draw(null);
  }
}

const typeOf = (row: SetRow, index: number) => (row.isHead || index === 0 ? 'TH' : 'TD');

function drawCell(
  sheet: Sheet,
  row: SetRow,
  index: number,
  { x, width, isNumeric }: Column,
  element: Element | null,
): void {
  const { style = styles.cell, lines = [] } = row.cells[index] ?? {};
  for (const [place, line] of lines.entries()) {
    const left = isNumeric ? x + width - lineWidth(line, style, sheet.measure) : x;
    const y = sheet.y + row.padding + place * style.leading;
    drawLine(sheet, line, { x: left, y, style, element, type: typeOf(row, index) });
  }
}

function drawEdge(sheet: Sheet, { columns }: SetTable): void {
  const end = columns.at(-1);
  const [left, right] = [paper.left, end ? end.x + end.width : paper.right];
  const page = sheet.miniatures.at(-1);
  if (page) page.rules += stroke(left, sheet.y, right - left);
  sheet.doc.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.6).stroke(colors.line);
}

function drawBlanks(sheet: Sheet, row: SetRow, { columns }: SetTable): void {
  const page = sheet.miniatures.at(-1);
  for (const [index, { x, width }] of columns.entries()) {
    const cell = row.cells[index];
    if (!cell?.isBlank) continue;
    // After the number of the row.
    const before = cell.lines.length > 0 ? 18 : 0;
    const [left, wide, top, high] = [x + before, width - before, sheet.y + 3, row.height - 6];
    sheet.doc.rect(left, top, wide, high).lineWidth(0.6).fillAndStroke(colors.surface, colors.line);
    if (page) page.rules += box(left, top, wide, high);
  }
}
