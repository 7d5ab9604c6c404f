import type { Cell, Table } from '#content/markdown/tree.ts';
import { isBlank, isForm } from './blanks.ts';
import { columnWidths } from './column-widths.ts';
import { paper, type Style, styles } from './paper.ts';
import { type Line, type Measure, setLines } from './set-lines.ts';

export type Column = { x: number; width: number; isNumeric: boolean; isForm: boolean };
export type SetRow = {
  isHead: boolean;
  /** A blank one is a box to fill in. */
  cells: readonly { style: Style; lines: readonly Line[]; isBlank: boolean }[];
  padding: number;
  height: number;
};
export type SetTable = {
  columns: readonly Column[];
  head: SetRow;
  rows: readonly SetRow[];
  /** How much of it stands on one page: all, unless it is long. */
  kept: number;
};

const gap = 14;
const padding = 6;
/** Enough to write in by hand. */
const blankHeight = 25;
const longest = 250;

/** A table as lines of text in columns that fill the page. */
export function setTable(table: Table, measure: Measure): SetTable {
  const columns = columnsOf(table, measure);
  const head = setRow(table.head, columns, measure, true);
  const rows = table.rows.map((cells) => setRow(cells, columns, measure, false));
  const heights = [head, ...rows].map((row) => row.height);
  const whole = sum(heights);
  const kept = whole > longest ? sum(heights.slice(0, 4)) : whole;
  return { columns, head, rows, kept };
}

function columnsOf(table: Table, measure: Measure): Column[] {
  let x: number = paper.left;
  return columnWidths(table, measure, paper.right - paper.left, gap).map((width, index) => {
    const isNumeric = table.numeric[index] === true;
    const column = { x, width, isNumeric, isForm: isForm(table, index) };
    x += width + gap;
    return column;
  });
}

function setRow(
  row: readonly Cell[],
  columns: readonly Column[],
  measure: Measure,
  isHead: boolean,
): SetRow {
  const cells = columns.map(({ width, isForm }, index) => {
    const style = isHead ? styles.column : index === 0 ? styles.name : styles.cell;
    const lines = setLines(row[index] ?? [], style, width, measure);
    return { style, lines, isBlank: !isHead && isForm && isBlank(row, index) };
  });
  const filled = Math.max(...cells.map(({ style, lines }) => lines.length * style.leading));
  const least = !isHead && columns.some((column) => column.isForm) ? blankHeight : 0;
  return { isHead, cells, padding, height: Math.max(least, filled + padding * 2) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
