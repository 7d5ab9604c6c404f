/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula (OWASP, «CSV Injection»). */
const formula = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file. A cell with a comma, a quotation mark or a line break is quoted; RFC 4180 §2: «a double-quote
 * appearing inside a field must be escaped by preceding it with another double quote». One that would be a formula
 * gets an apostrophe in front.
 * @example csvRow(['Ñandú, Ana', '=1+1']) // '"Ñandú, Ana",\'=1+1\r\n'
 */
export const csvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

function cell(text: string | null): string {
  const safe = formula.test(text ?? '') ? `'${text}` : (text ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
