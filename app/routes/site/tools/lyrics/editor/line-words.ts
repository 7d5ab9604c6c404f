/** The words of a verse, as Letras counts them: `wordOptions` takes the place of one of them. */
export const wordsOfLine = (text: string): string[] =>
  text.split(/([\p{L}\p{M}'’-]+)/u).filter((_, at) => at % 2 === 1);

/** A verse that ends in another word; one that ends in a space, or has no word, has one more. */
export function withLastWord(text: string, word: string): string {
  const last = /[\p{L}\p{M}'’-]+(?=[^\p{L}\p{M}]*$)/u;
  return text.trim() === '' || text.endsWith(' ') || !last.test(text)
    ? `${text}${word}`
    : text.replace(last, () => word);
}
