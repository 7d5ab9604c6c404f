import { type Line, textOf } from './bank.ts';

/** A line begins with a capital, after what opens it. */
export const capitalised = (text: string): string =>
  text.replace(/^[¿¡«(\s]*\p{L}/u, (beginning) => beginning.toUpperCase());

/** Of each line that was looked at: a search looks at the same ones again and again. */
const remembered = new WeakMap<Line, readonly string[]>();

/** The content words of a line. */
export function wordsOfLine(line: Line): readonly string[] {
  let words = remembered.get(line);
  if (!words) remembered.set(line, (words = contentWords(textOf(line))));
  return words;
}

/** Words that a song should not say again and again. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !functionWords.has(word));

const functionWords = new Set(
  'para pero como cuando donde aunque porque desde hasta entre sobre este esta estos estas esos esas todo toda todos todas cada nada algo nadie siempre nunca mientras según también quien'.split(
    ' ',
  ),
);

/** A line of two halves, with a comma between them unless the first one ends in a sign. */
export const halvesText = (first: Line, second: Line): string =>
  capitalised(`${textOf(first).replace(/(?<![,;:.?!…])$/, ',')} ${textOf(second)}`);
