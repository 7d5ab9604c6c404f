/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet takes for a formula: at the beginning of a cell, or after what it takes for its end, which depends on
 * its language (OWASP, «CSV Injection»). `app.plain_cell` of the database does the same.
 */
const formula = /(^|[;,\t\n\r])(\s*)([=+@＝＋－＠-])/g;

/**
 * One line of a CSV file. Cells are separated by a semicolon, as Excel wants it where numbers have a decimal comma, and all
 * of them are quoted; RFC 4180 §2: «a double-quote appearing inside a field must be escaped by preceding it with another
 * double quote»; a number is not, has a decimal comma, and can be calculated with. What would be a formula gets an apostrophe in front.
 * @example csvRow(['Ñandú, Ana', '=1+1']) // '"Ñandú, Ana";"\'=1+1"\r\n'
 */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(';')}\r\n`;

const cell = (content: string | number | null): string =>
  typeof content === 'number' ? String(content).replace('.', ',') : quoted(content ?? '');

const quoted = (text: string): string =>
  `"${text.replaceAll(formula, "$1$2'$3").replaceAll('"', '""')}"`;
