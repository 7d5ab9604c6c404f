/** The verse of a section: metrical syllables, in two halves where there is a +, and which lines rhyme. */
export type Verse = {
  metre: Metre;
  /** A letter a line; lines of one letter rhyme, `-` with none. */
  scheme: string;
  rhyme: 'consonante' | 'asonante';
};

/** Syllables of a line, or of its two halves, which are written as one. */
export type Metre = number | readonly [number, number];

/** How a genre is written: the verses and the choruses that a song of it may have. */
export type GenreProfile = { verses: readonly Verse[]; choruses: readonly Verse[] };

const consonant = (metre: Metre, scheme: string): Verse => ({
  ...{ metre, scheme, rhyme: 'consonante' },
});
const assonant = (metre: Metre, scheme: string): Verse => ({
  ...{ metre, scheme, rhyme: 'asonante' },
});

/** The even lines of octosyllables in assonance: the romance, from which most of what is sung here comes. */
const romance = assonant(8, '-a-a');
const copla = consonant(8, '-a-a');
const crossed = consonant(8, 'abab');
const paired = consonant(8, 'aabb');
const pairedFreely = assonant(8, 'aabb');
const wide = assonant(10, '-a-a');
const heroic = consonant(11, 'abab');
const heroicFreely = assonant(11, 'abab');

/** The genres that the forms offer, by the value that is stored, and five of home. */
export const genreProfiles = {
  pop: { verses: [assonant(10, 'abab'), assonant(9, 'abab'), wide], choruses: [paired, crossed] },
  rock: { verses: [assonant(9, 'abab'), wide, heroicFreely], choruses: [copla, paired] },
  'hip-hop': { verses: [assonant([8, 8], 'aabb')], choruses: [paired, pairedFreely] },
  'r&b': { verses: [wide, assonant(11, '-a-a')], choruses: [crossed, wide] },
  electronic: { verses: [assonant(8, 'abab'), romance], choruses: [paired, pairedFreely] },
  latin: { verses: [romance, assonant(10, 'abab')], choruses: [crossed, paired] },
  reggaeton: { verses: [assonant(8, 'aaaa'), assonant(9, 'aaaa')], choruses: [pairedFreely] },
  country: { verses: [copla, wide], choruses: [crossed, paired] },
  jazz: { verses: [assonant(10, 'abab'), assonant(11, '-a-a')], choruses: [wide] },
  classical: { verses: [consonant(11, 'abba'), heroic], choruses: [heroic] },
  folk: { verses: [romance, copla], choruses: [romance, copla] },
  punk: { verses: [pairedFreely, assonant(9, 'aabb')], choruses: [paired] },
  metal: { verses: [heroicFreely], choruses: [paired, copla] },
  blues: { verses: [consonant(11, '-a-a'), assonant(11, 'aabb')], choruses: [copla] },
  reggae: { verses: [romance, wide], choruses: [crossed, paired] },
  world: { verses: [romance, copla], choruses: [crossed, romance] },
  alternative: { verses: [assonant(9, '-a-a'), assonant(11, '-a-a')], choruses: [crossed, copla] },
  indie: { verses: [wide, assonant(9, 'abab')], choruses: [copla, romance] },
  funk: { verses: [pairedFreely, assonant(9, 'aabb')], choruses: [paired] },
  soul: { verses: [assonant(9, 'abab'), wide], choruses: [crossed] },
  cumbia: { verses: [copla, romance], choruses: [crossed, paired] },
  vallenato: { verses: [consonant(8, 'abbaaccddc')], choruses: [crossed, copla] },
  bolero: { verses: [heroic, heroicFreely], choruses: [crossed, heroicFreely] },
  salsa: { verses: [romance, assonant(10, 'abab')], choruses: [paired, copla] },
  trap: { verses: [assonant([7, 7], 'aabb')], choruses: [pairedFreely] },
} as const satisfies Record<string, GenreProfile>;

export type Genre = keyof typeof genreProfiles;
