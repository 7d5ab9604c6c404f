import { oneLine } from '#packages/one-line/src/index.ts';

/** In one line, with single spaces, composed (NFC), without what nobody sees. A lone surrogate becomes U+FFFD. */
export const tidyName = (text: string): string =>
  oneLine(oneLine(text.toWellFormed()).replaceAll(/[\s\p{Cc}]+/gu, ' '));

/** Whether there is a letter, a number or a picture: what is left of «- .» says nothing. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text);

/** What parts the pieces of a list, or begins one of its lines. */
const signs = '-–—*·|,;:';
/** Of these, what ends a piece also without a space before it. */
const ends = ' ,;:|·';

/**
 * A piece of a list, tidied: without the sign that began its line, what parted it from the next one, and its full stop.
 * An ellipsis stays, and the stop of «D.C.».
 * @example tidyPiece(' -  40  conciertos. ') // '40 conciertos'
 */
export function tidyPiece(text: string): string {
  const line = tidyName(text);
  const inner = withoutEnds(line.slice(/^(?:[-–—*·|,;:]+ )*/.exec(line)?.[0].length ?? 0));
  const hasFinalStop = inner.endsWith('.') && !/(?:^|\.)\p{L}{0,3}\.$/u.test(inner.slice(-6));
  return hasFinalStop ? inner.slice(0, -1).trimEnd() : inner;
}

/** By hand: an expression would begin anew at each sign of a long row of them. */
function withoutEnds(text: string): string {
  let end = text.length;
  while (ends.includes(text[end - 1] ?? '_')) end--;
  let sign = end;
  while (signs.includes(text[sign - 1] ?? '_')) sign--;
  const isApart = sign < end && (sign === 0 || text[sign - 1] === ' ');
  return isApart ? withoutEnds(text.slice(0, sign)) : text.slice(0, end);
}
