import { composed } from '#packages/one-line/src/index.ts';

const mostWords = 6;
const longestWord = 60;

/**
 * What `like` looks for in a folded text that begins with a space, one pattern for each word of what somebody typed: a
 * part of any word; with fewer than three letters in a row, the beginning of one, which is what trigrams find. A word
 * without a letter or a digit is left out. Null when nothing was typed; of what has no words at all there is none.
 * @example toSearchPatterns('Ñandú a') // ['%Ñandú%', '% a%']; PostgreSQL folds both sides
 */
export function toSearchPatterns(typed: string): string[] | null {
  const words = composed(typed)
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return words
    .map((word) => word.slice(0, longestWord))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.isWellFormed())
    .slice(0, mostWords)
    .map(patternOf);
}

function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const isPart = /[\p{L}\p{N}]{3}/u.test(word) || !/^[\p{L}\p{N}]/u.test(word);
  return isPart ? `%${escaped}%` : `% ${escaped}%`;
}
