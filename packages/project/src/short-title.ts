const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** A title of `longest` letters at most, the ellipsis of one that was cut among them. */
export function shortTitle(title: string, longest: number): string {
  const all = Array.from(letters.segment(title), ({ segment }) => segment);
  if (all.length <= longest) return title;
  const kept = all.slice(0, longest - 1).join('');
  return `${kept.trimEnd()}…`;
}
