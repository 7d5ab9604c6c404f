import type { LineCount } from '#packages/lyrics/src/index.ts';

/** A letter for each verse of a stanza that another one rhymes with, as they stand now; null of one that rhymes with none. */
export function rhymeLetters(counts: readonly (LineCount | null)[]): (string | null)[] {
  const keys = counts.map((count) => count?.rhyme?.assonant ?? null);
  const letters = new Map<string, string>();
  return keys.map((key) => {
    if (key === null || keys.filter((other) => other === key).length < 2) return null;
    const letter = letters.get(key) ?? String.fromCodePoint(97 + letters.size);
    letters.set(key, letter);
    return letter;
  });
}
