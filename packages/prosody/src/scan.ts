import { junctionsOf } from './junctions.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { Ending } from './stress.ts';
import { endingOf, verseSyllables, wordsOf } from './verse-syllables.ts';

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
    ending: endingOf(last),
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
  const words = wordsOf(verse);
  const known = new Map<string, Division | null>();
  // What is far too long for its last part is scanned once, wherever that begins.
  const most = lengths.reduce((sum, length) => sum + mostWords * length, 0);
  const rest = words.slice(most);
  const division = divide(words.slice(0, most), lengths, { from: 0, part: 0 }, known);
  const last = division?.parts.at(-1);
  if (!division || !last || rest.length === 0) return division?.parts ?? null;
  const whole = scanWords(words.slice(division.lastFrom));
  return whole && [...division.parts.slice(0, -1), whole];
}

/** Where the last part begins, and what it costs to say the parts so. */
type Division = { parts: Scansion[]; cost: number; lastFrom: number };

/** In a syllable of a part; more would never come near its length. */
const mostWords = 3;

/** So many too many are not made good by what the next part gains. */
const mostMissed = 3;

/** A syllable too many or too few is worse than any figure. */
const missed = 100;

/** The best division of the words from one on among the parts from one on; each is looked for once. */
function divide(
  words: readonly string[],
  lengths: readonly number[],
  at: { from: number; part: number },
  known: Map<string, Division | null>,
): Division | null {
  const key = `${at.from} ${at.part}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const best = bestDivision(words, lengths, at, known);
  known.set(key, best);
  return best;
}

function bestDivision(
  words: readonly string[],
  lengths: readonly number[],
  { from, part }: { from: number; part: number },
  known: Map<string, Division | null>,
): Division | null {
  const length = lengths[part];
  if (length === undefined) return null;
  const after = lengths.length - part - 1;
  const end = words.length - after;
  let best: Division | null = null;
  for (
    let until = after === 0 ? end : from + 1;
    until <= Math.min(end, after === 0 ? end : from + mostWords * length);
    until += 1
  ) {
    const scansion = scanWords(words.slice(from, until));
    const rest =
      after === 0
        ? { parts: [], cost: 0, lastFrom: from }
        : divide(words, lengths, { from: until, part: part + 1 }, known);
    if (!scansion || !rest) continue;
    if (best && scansion.min > length + mostMissed) break;
    const reading = nearestReading(scansion, length);
    const cost = reading.cost + missed * Math.abs(reading.count - length) + rest.cost;
    if (!best || cost < best.cost)
      best = { parts: [scansion, ...rest.parts], cost, lastFrom: rest.lastFrom };
  }
  return best;
}
