import type { LineCount } from './analyze.ts';

/** A letter for what rhymes with what among the lines of a stanza, as they are counted; null of one that rhymes with none. */
export function rhymeLetters(counts: readonly (LineCount | null)[]): (string | null)[] {
  const keys = counts.map((count) => count?.rhyme?.assonant);
  const letters = new Map<string, string>();
  return keys.map((key) => {
    if (key === undefined || keys.filter((one) => one === key).length < 2) return null;
    const letter = letters.get(key) ?? String.fromCodePoint(97 + letters.size);
    letters.set(key, letter);
    return letter;
  });
}
