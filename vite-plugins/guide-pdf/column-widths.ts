import type { Cell, Table } from '#content/markdown/tree.ts';
import { isForm } from './blanks.ts';
import { type Style, styles } from './paper.ts';
import { lineWidth, type Measure, setLines, widestPiece } from './set-lines.ts';

/** What a column of a form takes, at least and if it can. */
const blank = { least: 52, wish: 84 };

type Need = { least: number; wish: number; isForm: boolean };

/**
 * The widths of a table's columns, which fill `width` with a `gap` between them: each has what its longest word needs,
 * and the rest goes where there is something to fill in, or where the longest texts are.
 */
export function columnWidths(table: Table, measure: Measure, width: number, gap: number): number[] {
  const needs = table.head.map((_, column) => needOf(table, column, measure));
  const available = width - gap * (needs.length - 1);
  const wish = sum(needs.map((need) => need.wish));
  if (wish > available) return squeezed(needs, available);
  const forms = needs.filter((need) => need.isForm).length;
  const rest = available - wish;
  return needs.map((need) => {
    if (forms === 0) return need.wish + (need.wish / wish) * rest;
    return need.isForm ? need.wish + rest / forms : need.wish;
  });
}

function squeezed(needs: readonly Need[], available: number): number[] {
  const least = sum(needs.map((need) => need.least));
  const wish = sum(needs.map((need) => need.wish));
  const share = (available - least) / (wish - least);
  return needs.map((need) => need.least + (need.wish - need.least) * share);
}

function needOf(table: Table, column: number, measure: Measure): Need {
  const style = column === 0 ? styles.name : styles.cell;
  const all: [Cell, Style][] = [
    [table.head[column] ?? [], styles.column],
    ...table.rows.map((row): [Cell, Style] => [row[column] ?? [], style]),
  ];
  const least = Math.max(...all.map(([cell, style]) => widestPiece(cell, style, measure)));
  const wish = Math.max(...all.map(([cell, style]) => wholeWidth(cell, style, measure)));
  if (!isForm(table, column)) return { least, wish, isForm: false };
  return { least: Math.max(least, blank.least), wish: Math.max(wish, blank.wish), isForm: true };
}

function wholeWidth(cell: Cell, style: Style, measure: Measure): number {
  const [line = []] = setLines(cell, style, Infinity, measure);
  return lineWidth(line, style, measure);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
