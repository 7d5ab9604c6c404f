import { composed } from '#packages/one-line/src/index.ts';
import { type NamedTheme, namedThemes } from './bank/themes.ts';
import { written } from './frames/frame.ts';
import { numberWords, scan } from '#packages/prosody/src/index.ts';

/** Plain small letters: «Canción» is «cancion». */
export const plain = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[áéíóúü]/g, (letter) => 'aeiouu'.charAt('áéíóúü'.indexOf(letter)));

/**
 * What a theme is about, by the first of its words that the bank knows: «el café de mi pueblo» is about coffee. Of two themes that a
 * word names the particular one, which stands before. Null of one that the bank has no words for.
 */
export function themeOf(phrase: string): NamedTheme | null {
  const words = plain(phrase)
    .replaceAll('ñ', 'n')
    // «Volver a empezar» begins again, and goes nowhere.
    .replaceAll(/\bvolver a (?=[a-z]+[aei]r(?:[mst]e|nos|l[aeo]s?)?\b)/g, '')
    .match(/\p{L}+/gu);
  for (const word of words ?? []) {
    const named = namedThemes.find(({ words }) =>
      // A short beginning is a word: ex, fe.
      words
        .split(' ')
        .some((beginning) =>
          beginning.length < 4 ? word === beginning : word.startsWith(beginning),
        ),
    );
    if (named) return named;
  }
  return null;
}

/** Words that are never names: a phrase begins with them in small letters, and does not end with them. */
const small = new Set(
  'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta ese esa aquel aquella lo de del al a en con por para sin y o que se no ya más muy tan mas si como cuando'.split(
    ' ',
  ),
);

/**
 * A theme as a line says it: without what nobody sings, numbers in words, what was shouted in small letters, and a small letter
 * at the beginning of «El mar». Names keep theirs.
 */
export function phraseOf(theme: string): string {
  const sung = composed(theme)
    .replaceAll(/\d+/g, (digits) => (digits.length > 4 ? ' ' : numberWords(Number(digits))))
    .replaceAll(/[^\p{Script=Latin}\s,'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+(?=,)/g, '')
    .replaceAll(/^[\s,'’-]+|[\s,-]+$/g, '');
  const isShouted = sung === sung.toUpperCase() && /\p{L}{2}/u.test(sung);
  const said = isShouted ? sung.toLowerCase() : sung;
  const first = /^\p{L}+/u.exec(said)?.[0] ?? '';
  return small.has(first.toLowerCase()) ? first.toLowerCase() + said.slice(first.length) : said;
}

/** Metrical syllables of a theme that a line of a chorus can say, with some words around it. */
const mostSaid = 7;

/** As much of a theme as the chorus says, as a line writes it («Ana e Inés»): all of it, or as many of its first words as a line holds. */
export function hookPhrase(theme: string): string {
  const words = written(phraseOf(theme)).split(' ');
  const isWhole = (count: number) => {
    const said = words.slice(0, count).join(' ').replace(/,$/, '');
    const last = words[count - 1]?.toLowerCase() ?? '';
    const fits = (scan(said)?.def ?? 0) <= mostSaid;
    return fits && (count === words.length || !small.has(last)) ? said : null;
  };
  for (let count = words.length; count > 1; count -= 1) {
    const said = isWhole(count);
    if (said !== null) return said;
  }
  return words[0] ?? '';
}

/** Syllables that the longest line of a chorus holds of a theme. */
const longestSaid = 9;

/** Whether a chorus can say a theme: it has words, and none that fills a line by itself. */
export function isSingable(theme: string): boolean {
  const count = scan(hookPhrase(theme))?.def ?? 0;
  return count > 0 && count <= longestSaid;
}
