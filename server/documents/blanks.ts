import { type Cell, plainText, type Table } from '#content/markdown/tree.ts';

/** Whether a cell is there to be filled in by hand: it is empty, or it only numbers a row that is. */
export function isBlank(row: readonly Cell[], column: number): boolean {
  const text = plainText(row[column] ?? []);
  if (text === '') return !isSummed(row);
  return column === 0 && /^\d+\.?$/.test(text) && plainText(row[1] ?? []) === '';
}

/** Under a sum that is given there is nothing left to say. */
const isSummed = (row: readonly Cell[]) =>
  plainText(row[0] ?? []) === 'Total' && plainText(row.at(-1) ?? []) !== '';

/** Whether a column of a table is a form: one empty cell alone is only a cell without text. */
export const isForm = (table: Table, column: number): boolean =>
  table.rows.filter((row) => isBlank(row, column)).length > 1;
