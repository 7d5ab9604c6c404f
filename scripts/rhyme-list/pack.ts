import type { Commonness, RhymeData } from '#packages/lyrics/src/rhymes/rhyme-list.ts';
import { plain } from '#packages/lyrics/src/theme.ts';
import { rhymeOf, stressOf } from '#packages/prosody/src/index.ts';

/** The words of a list by what they rhyme with, as `createRhymeList` reads them. A word that cannot rhyme is left out. */
export function packRhymes(words: ReadonlyMap<string, Commonness>): RhymeData['rhymes'] {
  const assonances = new Map<string, Consonances>();
  for (const [word, commonness] of [...words].sort(([one], [other]) => compare(one, other))) {
    const rhyme = rhymeOf(word);
    if (!rhyme) continue;
    const letters = Array.from(word);
    // As many letters as the rhyme has sounds: nearly what is written alike.
    const cut = Math.max(0, letters.length - Array.from(rhyme.consonant).length);
    const syllables = stressOf(word).syllables.length.toString(36);
    const head = `${commonness}${syllables}${letters.slice(cut).join('')}`;
    const consonances = entry(assonances, rhyme.assonant, (): Consonances => new Map());
    const buckets = entry(consonances, rhyme.consonant, (): Buckets => new Map());
    entry(buckets, head, (): string[] => []).push(letters.slice(0, cut).join(''));
  }
  return Object.fromEntries(
    sorted(assonances).map(([assonant, consonances]) => [
      assonant,
      sorted(consonances).map(([consonant, buckets]) => {
        const texts = sorted(buckets).map(([head, beginnings]) => `${head}:${beginnings.join()}`);
        return `${consonant} ${texts.join(';')}`;
      }),
    ]),
  );
}

/** The beginnings of words by the head of their bucket. */
type Buckets = Map<string, string[]>;
type Consonances = Map<string, Buckets>;

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([one], [other]) => compare(one, other));

/** From a to z, ñ after n, whatever locale this machine has. */
function compare(one: string, other: string): number {
  const [first, second] = [keyOf(one), keyOf(other)];
  if (first === second) return one < other ? -1 : Number(one > other);
  return first < second ? -1 : 1;
}

const keyOf = (word: string): string => plain(word).replaceAll('ñ', 'n~');
