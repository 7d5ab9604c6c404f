import { junctionsOf } from './junctions.ts';
import { type Reading, readingsOf } from './readings.ts';
import { type Ending, stressOf } from './stress.ts';
import { verseSyllables, wordsOf } from './verse-syllables.ts';

/** How a verse can be said. */
export type Scansion = {
  /** The metrical syllables of the reading that comes of itself, and the fewest and the most that it can be said in. */
  def: number;
  min: number;
  max: number;
  /** Of its last word. */
  ending: Ending;
  /** The cheapest reading of each count, the shortest first. */
  readings: readonly Reading[];
};

/** The scansion of a verse; null of one without a word. */
export const scan = (verse: string): Scansion | null => scanWords(wordsOf(verse));

function scanWords(words: readonly string[]): Scansion | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  const syllables = verseSyllables(words);
  const readings = readingsOf(syllables, junctionsOf(syllables));
  const best = readings.reduce((one, other) => (other.cost < one.cost ? other : one));
  const counts = readings.map(({ count }) => count);
  return {
    ...{ def: best.count, min: Math.min(...counts), max: Math.max(...counts), readings },
    ending: stressOf(last).ending,
  };
}

/** The reading that is nearest to so many syllables; of two as near the shorter. */
export function nearestReading({ readings }: Scansion, target: number): Reading {
  const distance = ({ count }: Reading) => Math.abs(count - target);
  return readings.reduce((one, other) => (distance(other) < distance(one) ? other : one));
}

/**
 * A verse of two or more parts, as 7+7: each ends as a verse does, and nothing is joined across. Resolves with a scansion a part,
 * where they come nearest to those lengths; null where there are fewer words than parts.
 */
export function scanCompound(verse: string, lengths: readonly number[]): Scansion[] | null {
  return divide(wordsOf(verse), lengths)?.parts ?? null;
}

type Division = { parts: Scansion[]; cost: number };

/** In a syllable of a part; more would never come near its length. */
const mostWords = 3;

/** A syllable too many or too few is worse than any figure. */
const missed = 100;

function divide(
  words: readonly string[],
  [length, ...lengths]: readonly number[],
): Division | null {
  if (length === undefined) return words.length === 0 ? { parts: [], cost: 0 } : null;
  const from = lengths.length === 0 ? words.length : 1;
  let best: Division | null = null;
  const until = Math.min(words.length - lengths.length, Math.max(from, mostWords * length));
  for (let count = from; count <= until; count += 1) {
    const part = scanWords(words.slice(0, count));
    const rest = part && divide(words.slice(count), lengths);
    if (!part || !rest) continue;
    const reading = nearestReading(part, length);
    const cost = reading.cost + missed * Math.abs(reading.count - length) + rest.cost;
    if (!best || cost < best.cost) best = { parts: [part, ...rest.parts], cost };
  }
  return best;
}
