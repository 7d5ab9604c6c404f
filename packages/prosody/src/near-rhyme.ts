import { compareRhymes, type Rhyme, type RhymeKind, rhymeOf, type RhymeOptions } from './rhyme.ts';

/** How close two rhymes are; `próxima` (imperfecta) stands between the other two. */
export type RhymeCloseness = RhymeKind | 'próxima';

/** Consonants that an ear takes for each other: how the air is stopped or let through is the same, where is not. */
const families: readonly [sign: string, sounds: RegExp][] = [
  ['n', /[mnñ]/g],
  ['b', /[bdg]/g],
  ['p', /[ptk]/g],
  ['l', /rr|[rl]\u032E?/g],
  ['s', /[szjfčy]/g],
];

/**
 * What is equal of two rhymes that are near each other: every vowel from the stressed one on, glides included, and consonants of the
 * same families in the same places: `anble` of sangre and of hambre. Method: Pat Pattison's family rhyme (*Writing Better Lyrics*),
 * with the families of Spanish as RAE and ASALE order its consonants (*Nueva gramática. Fonética y fonología*, 2011): nasals, voiced
 * and voiceless stops, liquids, and what hisses (fricatives, with č). The two kinds of stops are not one, nor does a vowel ever change.
 */
export const nearRhymeOf = ({ consonant }: Pick<Rhyme, 'consonant'>): string =>
  families.reduce((said, [sign, sounds]) => said.replaceAll(sounds, sign), consonant);

/** How close the rhymes of two texts are, the closest name that is right; null where they do not rhyme. */
export function closenessOf(
  one: string,
  other: string,
  options?: RhymeOptions,
): RhymeCloseness | null {
  const kind = compareRhymes(one, other, options);
  if (kind === 'consonante') return kind;
  const [first, second] = [rhymeOf(one, options), rhymeOf(other, options)];
  return first && second && nearRhymeOf(first) === nearRhymeOf(second) ? 'próxima' : kind;
}
