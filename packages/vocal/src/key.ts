import type { Key } from './note-names.ts';
import type { Note } from './notes.ts';

/** A key, and how likely it is, from 0 to 1; all 24 come to 1. */
export type KeyCandidate = Key & { confidence: number };

type Mode = Key['mode'];

type Profile = Readonly<Record<Mode, readonly number[]>>;

/** C. Krumhansl and E. Kessler (1982); D. Temperley, of the Kostka-Payne corpus (2007); J. Albrecht and D. Shanahan (2013). */
const studies: readonly Profile[] = [
  {
    major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
    minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
  },
  {
    major: [0.748, 0.06, 0.488, 0.082, 0.67, 0.46, 0.096, 0.715, 0.104, 0.366, 0.057, 0.4],
    minor: [0.712, 0.084, 0.474, 0.618, 0.049, 0.46, 0.105, 0.747, 0.404, 0.067, 0.133, 0.33],
  },
  {
    major: [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081],
    minor: [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052],
  },
];

/** The notes of the scales, semitones above the tonic; in minor the raised seventh is a guest. */
const scales: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10, 11],
};

/** The share of notes that belong to no scale. */
const strayShare = 0.04;
/** A note counts by its seconds, at most one; and how many independent notes a second is worth. */
const longest = 1;
const notesPerSecond = 2.5;
/** Log odds of major before a note is heard; and of a key whose tonic the melody ends or begins on. */
const majorOdds = 0.2;
const endsAtHome = 0.8;
const beginsAtHome = 0.2;
/** Fewer notes say nothing of a key. */
const fewest = 5;

/**
 * The 24 keys, the likeliest first: by Bayes, of how long each pitch class is sung (D. Temperley, *Music and Probability*, 2007),
 * corrected by the take's tuning in cents. Of a melody alone a key and its relative are often as likely: show both. Empty of fewer
 * than five notes.
 */
export function findKeys(notes: readonly Note[], tuning: number): KeyCandidate[] {
  const sung = notes.map(({ midi, on, off }) => ({
    pitchClass: (((Math.round(midi - tuning / 100) % 12) + 12) % 12) % 12,
    seconds: Math.min(longest, off - on),
  }));
  const [first, last] = [sung.at(0), sung.at(-1)];
  if (!first || !last || sung.length < fewest) return [];
  const keys = (['major', 'minor'] as const).flatMap((mode) => {
    const chances = chancesOf(mode);
    return Array.from({ length: 12 }, (_, tonic) => {
      let odds = mode === 'major' ? majorOdds : 0;
      if (last.pitchClass === tonic) odds += endsAtHome;
      if (first.pitchClass === tonic) odds += beginsAtHome;
      for (const { pitchClass, seconds } of sung)
        odds += seconds * notesPerSecond * Math.log(chances[(pitchClass - tonic + 12) % 12] ?? 1);
      return { tonic, mode, odds };
    });
  });
  const best = Math.max(...keys.map(({ odds }) => odds));
  const total = keys.reduce((sum, { odds }) => sum + Math.exp(odds - best), 0);
  return keys
    .toSorted((one, other) => other.odds - one.odds)
    .map(({ tonic, mode, odds }) => ({ tonic, mode, confidence: Math.exp(odds - best) / total }));
}

/** How likely a note of a key is each of the twelve above its tonic: what the studies found, on average. */
function chancesOf(mode: Mode): number[] {
  const found = studies.map((study) => {
    const sum = study[mode].reduce((total, value) => total + value, 0);
    return study[mode].map((value) => value / sum);
  });
  return Array.from({ length: 12 }, (_, at) => {
    const mean = found.reduce((sum, study) => sum + (study[at] ?? 0), 0) / found.length;
    // Krumhansl's listeners found no note impossible: what is outside of the scale there is not what is sung.
    const sung = scales[mode].includes(at) ? mean : 0;
    return (1 - strayShare) * sung + strayShare / 12;
  });
}
