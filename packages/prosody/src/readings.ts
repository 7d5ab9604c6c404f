import type { Junction } from './junctions.ts';
import type { VerseSyllable } from './verse-syllables.ts';

/** One way to say a verse. */
export type Reading = {
  /** Its metrical syllables: they end one after the last stress, whatever follows that. */
  count: number;
  /** Of each of them, `+` where it is stressed. */
  pattern: string;
  /** What is said as one syllable, as it is written, with a tie between words: `ma‿el`. */
  units: string[];
  /** What is asked of whoever says it beyond what everybody does; 0 of what comes of itself. */
  cost: number;
};

/** No syllable is made of more. */
const longest = 3;

/** A line of more syllables is no verse: it has the one reading that comes of itself. */
const longestVerse = 120;

/** A way to join the first syllables of a verse, by its last step: `run` are those in the last unit. */
type Way = { cost: number; run: number; isJoined: boolean; before: Way | null };

/** For each count the cheapest reading, the shortest first. */
export function readingsOf(
  syllables: readonly VerseSyllable[],
  junctions: readonly Junction[],
): Reading[] {
  const met = syllables.length > longestVerse ? junctions.map(settled) : junctions;
  // By how many units there are.
  let ways = new Map<number, Way[]>([[1, [{ cost: 0, run: 1, isJoined: false, before: null }]]]);
  for (const { joined, apart, isDiphthong } of met) {
    const next = new Map<number, Way[]>();
    for (const [units, all] of ways)
      for (const before of all) {
        if (apart < Infinity)
          keep(next, units + 1, { cost: before.cost + apart, run: 1, isJoined: false, before });
        const run = before.run + (isDiphthong ? 0 : 1);
        if (joined < Infinity && run <= longest)
          keep(next, units, { cost: before.cost + joined, run, isJoined: true, before });
      }
    ways = next;
  }
  const cheapest = new Map<number, Reading>();
  for (const way of [...ways.values()].flat()) {
    const reading = readingOf(syllables, way);
    const known = cheapest.get(reading.count);
    if (!known || reading.cost < known.cost) cheapest.set(reading.count, reading);
  }
  return [...cheapest.values()].sort((one, other) => one.count - other.count);
}

/** What comes of itself, without another way. */
const settled = ({ joined, apart, ...junction }: Junction): Junction =>
  joined < apart
    ? { ...junction, joined, apart: Infinity }
    : { ...junction, joined: Infinity, apart };

/** Of two ways with as many units and as long a last one, the cheaper stays. */
function keep(ways: Map<number, Way[]>, units: number, way: Way): void {
  const known = ways.get(units);
  if (!known) {
    ways.set(units, [way]);
    return;
  }
  const same = known.findIndex(({ run }) => run === way.run);
  if (same < 0) known.push(way);
  else if (way.cost < (known[same]?.cost ?? 0)) known[same] = way;
}

function readingOf(syllables: readonly VerseSyllable[], way: Way): Reading {
  const units: { text: string; isStressed: boolean }[] = [];
  let open = { text: '', isStressed: false };
  for (const [at, isJoined] of joinsOf(way).entries()) {
    const syllable = syllables[at];
    const isTied = isJoined && syllable?.place !== syllables[at - 1]?.place;
    if (!isJoined) units.push((open = { text: '', isStressed: false }));
    open.text += `${isTied ? '‿' : ''}${syllable?.text ?? ''}`;
    open.isStressed ||= syllable?.isStressed ?? false;
  }
  const marks = units.map(({ isStressed }) => (isStressed ? '+' : '-')).join('');
  const pattern = `${marks.slice(0, marks.lastIndexOf('+') + 1)}-`;
  return { count: pattern.length, pattern, units: units.map(({ text }) => text), cost: way.cost };
}

/** Of each syllable whether it is joined to the one before. */
function joinsOf(way: Way): boolean[] {
  const joins: boolean[] = [];
  for (let at: Way | null = way; at; at = at.before) joins.push(at.isJoined);
  return joins.reverse();
}
