const longest = 28;

/** A title within a sentence that has to be read whole on a phone. */
export function shortTitle(title: string): string {
  const letters = [...new Intl.Segmenter('es').segment(title)].map(({ segment }) => segment);
  if (letters.length <= longest) return title;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
