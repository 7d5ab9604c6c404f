import type { LineCount } from './analyze.ts';
import { grouped } from './grouped.ts';

type Rhyme = NonNullable<LineCount['rhyme']>;

/**
 * A letter for what rhymes with what among the lines of a stanza, as they are counted; null of one that rhymes with none. Lines that
 * only share their vowels have one letter, unless each of them has a consonance with another: a décima in -ando and -anto has two.
 */
export function rhymeLetters(counts: readonly (LineCount | null)[]): (string | null)[] {
  const rhymes = counts.flatMap((count) => count?.rhyme ?? []);
  const assonances = grouped(rhymes, ({ assonant }) => assonant);
  const keyOf = ({ assonant, consonant }: Rhyme): string | null => {
    const alike = assonances.get(assonant) ?? [];
    if (alike.length < 2) return null;
    const consonances = [...grouped(alike, (rhyme) => rhyme.consonant).values()];
    return consonances.every((lines) => lines.length > 1) ? consonant : assonant;
  };
  const letters = new Map<string, string>();
  return counts.map((count) => {
    const key = count?.rhyme ? keyOf(count.rhyme) : null;
    if (key === null) return null;
    const letter = letters.get(key) ?? String.fromCodePoint(97 + letters.size);
    letters.set(key, letter);
    return letter;
  });
}
