import { isDate } from './is-date.ts';
import { saysSomething } from './tidy.ts';

/** A piece of a list, and what stood before it: a comma keeps «Medellín, Colombia» readable when both are said. */
export type ListPiece = { text: string; joint: ', ' | '; ' };

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '«': '»', '“': '”' };
const address = /(?:https?:\/\/|www\.)\S+/g;

/**
 * What somebody typed as a list, in its pieces: at line breaks, «;» and «•»; where there are none, at commas that are in no
 * number, parenthesis, quotation or address and part no date from what it dates. The time it takes grows with the text alone.
 * @example splitList('1,2 millones, gira (Cali, Pasto), 2026') // '1,2 millones' and 'gira (Cali, Pasto), 2026'
 */
export function splitList(text: string): ListPiece[] {
  const [line = '', ...more] = text.split(/[\r\n;•]/).filter((line) => saysSomething(line));
  if (more.length > 0) return [line, ...more].map((text) => ({ text, joint: '; ' }));
  return joinDates(splitCommas(line)).map((text) => ({ text, joint: ', ' }));
}

/** The same for what is told and not listed: at line breaks and «•» alone. */
export const splitTold = (text: string): ListPiece[] =>
  text.split(/[\r\n•]/).map((text) => ({ text, joint: '; ' }));

/** With what is before a date, or with what is after it in a list that begins with one. */
function joinDates(pieces: readonly string[]): string[] {
  const said = pieces.filter((piece) => saysSomething(piece));
  const leads = isDate(said[0] ?? '');
  const joined: string[] = [];
  for (const [at, piece] of said.entries()) {
    const isLast = at === said.length - 1;
    const isOfBefore = leads
      ? isDate(said[at - 1] ?? '') || (isLast && isDate(piece))
      : isDate(piece);
    const before = isOfBefore ? joined.pop() : undefined;
    joined.push(before === undefined ? piece : `${before},${piece}`);
  }
  return joined;
}

function splitCommas(line: string): string[] {
  const isKept = keptCommas(line);
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== ',' || isKept(at)) continue;
    pieces.push(line.slice(start, at));
    start = at + 1;
  }
  return [...pieces, line.slice(start)];
}

function keptCommas(line: string): (at: number) => boolean {
  const ranges = [...enclosed(line)];
  for (const { index, 0: found } of line.matchAll(address))
    ranges.push([index, index + found.replace(/,+$/, '').length]);
  const depth = new Int32Array(line.length + 1);
  for (const [from, to] of ranges) {
    depth[from] = (depth[from] ?? 0) + 1;
    depth[to] = (depth[to] ?? 0) - 1;
  }
  for (let at = 1; at < depth.length; at++) depth[at] = (depth[at] ?? 0) + (depth[at - 1] ?? 0);
  const isDigit = (at: number) => /^\d$/.test(line[at] ?? '');
  return (at) => (depth[at] ?? 0) > 0 || (isDigit(at - 1) && isDigit(at + 1));
}

/** From where to where something is closed that was opened; what is never closed encloses nothing. */
function* enclosed(line: string): Generator<[from: number, to: number]> {
  const open: { closes: string; from: number }[] = [];
  let quote: number | null = null;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '"') {
      if (quote !== null) yield [quote, at];
      quote = quote === null ? at : null;
    }
    const closes = closing[sign];
    if (closes) open.push({ closes, from: at });
    const last = open.at(-1);
    if (last?.closes !== sign) continue;
    open.pop();
    yield [last.from, at];
  }
}
