/** The words of a verse, as Letras counts them: `wordOptions` takes the place of one of them. */
export const wordsOfLine = (text: string): string[] =>
  text.split(/([\p{L}\p{M}'’-]+)/u).filter((_, at) => at % 2 === 1);
