import { piecesOfLine } from '#packages/lyrics/src/index.ts';

/** The words of a verse: `wordOptions` takes the place of one of them. */
export const wordsOfLine = (text: string): string[] =>
  piecesOfLine(text).filter((_, at) => at % 2 === 1);

/** A verse that ends in another word; one that ends in a space, or has no word, has one more. */
export function withLastWord(text: string, word: string): string {
  const last = /[\p{L}\p{M}'’-]+(?=[^\p{L}\p{M}]*$)/u;
  return text.trim() === '' || text.endsWith(' ') || !last.test(text)
    ? `${text}${word}`
    : text.replace(last, () => word);
}
