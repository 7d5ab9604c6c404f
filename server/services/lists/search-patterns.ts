import { composed } from '#packages/one-line/src/index.ts';

/** Of what somebody typed so many words are looked for. */
const mostWords = 6;
const longestWord = 60;

/**
 * What `like` looks for in a folded text that begins with a space, one pattern for each word of what somebody typed: a
 * part of any word; with fewer than three letters in a row, the beginning of one, which is what trigrams find. A word
 * without a letter or a digit is left out. Null when nothing was typed; of what has no words at all there is none.
 * @example toSearchPatterns('Ñandú a') // ['%Ñandú%', '% a%']; PostgreSQL folds both sides
 */
export function toSearchPatterns(typed: string): string[] | null {
  const typedWords = splitWords(typed);
  if (typedWords.length === 0) return null;
  return searchedWords(typedWords).slice(0, mostWords).map(patternOf);
}

/** Whether more words were typed than are looked for: the lists say so. */
export const isSearchCut = (typed: string): boolean =>
  searchedWords(splitWords(typed)).length > mostWords;

const splitWords = (typed: string): string[] =>
  composed(typed)
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '');

const searchedWords = (words: readonly string[]): string[] =>
  words
    .map((word) => word.slice(0, longestWord))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.isWellFormed());

function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const isPart = /[\p{L}\p{N}]{3}/u.test(word) || !/^[\p{L}\p{N}]/u.test(word);
  return isPart ? `%${escaped}%` : `% ${escaped}%`;
}
