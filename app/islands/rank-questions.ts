import { foldText } from '#content/fold-text.ts';

/** A text to look in, and what a word found there counts. */
type Field = { text: string; weight: number };

/** What is too common to look for. */
const common = new Set(
  'a al con de del el en es la las lo los me mi o para por que se si su te un una y'.split(' '),
);

/**
 * The places of what answers to `query`, the best first: those with the most of its words, and of these first the ones
 * that have them where they weigh more. A word finds those that begin with it, without accents or plural.
 */
export function rankQuestions(query: string, documents: readonly (readonly Field[])[]): number[] {
  const all = wordsOf(query);
  const meant = all.filter((word) => !common.has(word));
  const stems = (meant.length > 0 ? meant : all).map(singular);
  const scores = documents.map((fields, place) => {
    const found = stems
      .map((stem) =>
        Math.max(...fields.map(({ text, weight }) => (hasWord(text, stem) ? weight : 0))),
      )
      .filter(Boolean);
    return { place, words: found.length, weight: found.reduce((sum, weight) => sum + weight, 0) };
  });
  // At least one, unless nothing is asked for.
  const most = Math.max(Math.min(1, stems.length), ...scores.map(({ words }) => words));
  return scores
    .filter(({ words }) => words === most)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ place }) => place);
}

/** A text as `rankQuestions` looks in it. */
export const searchText = (text: string): string => ` ${wordsOf(text).join(' ')}`;

const hasWord = (text: string, beginning: string) => text.includes(` ${beginning}`);

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

/** `cuotas` → `cuota`, `canciones` → `cancion`; a short word, as `mes`, stays. */
const singular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word;
