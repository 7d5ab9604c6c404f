import { type Figure, figuresOf } from './figures.ts';
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
  /** How it makes syllables of vowels that meet; none of a line that is no verse. */
  readonly figures: readonly Figure[];
};

/** No syllable is made of more. */
const longest = 3;

/** A line of more syllables is no verse: it has the one reading that comes of itself. */
const longestVerse = 120;

/**
 * A way to join the first syllables of a verse, by its last step: `run` are those in the last unit, and `stressed` how many units
 * there are until the last stress.
 */
type Way = { cost: number; run: number; stressed: number; isJoined: boolean; before: Way | null };

/** For each count the cheapest reading, the shortest first. */
export function readingsOf(
  syllables: readonly VerseSyllable[],
  junctions: readonly Junction[],
): Reading[] {
  if (syllables.length > longestVerse) return [settledReading(syllables, junctions)];
  const lastStress = syllables.findLastIndex(({ isStressed }) => isStressed);
  const first = { cost: 0, run: 1, stressed: 1, isJoined: false, before: null };
  // By how many units there are.
  let ways = new Map<number, Way[]>([[1, [first]]]);
  for (const [at, { joined, apart, isDiphthong }] of junctions.entries()) {
    const next = new Map<number, Way[]>();
    const isBefore = at < lastStress;
    for (const [units, all] of ways)
      for (const before of all) {
        if (apart < Infinity) {
          const stressed = isBefore ? units + 1 : before.stressed;
          const cost = before.cost + apart;
          keep(next, units + 1, { cost, run: 1, stressed, isJoined: false, before });
        }
        const run = before.run + (isDiphthong ? 0 : 1);
        if (joined < Infinity && run <= longest) {
          const cost = before.cost + joined;
          keep(next, units, { cost, run, stressed: before.stressed, isJoined: true, before });
        }
      }
    ways = next;
  }
  const cheapest = new Map<number, Way>();
  for (const all of ways.values())
    for (const way of all) {
      const known = cheapest.get(way.stressed);
      if (!known || way.cost < known.cost) cheapest.set(way.stressed, way);
    }
  return [...cheapest.values()]
    .sort((one, other) => one.stressed - other.stressed)
    .map((way) => new SaidReading(syllables, junctions, joinsOf(way), way));
}

function settledReading(
  syllables: readonly VerseSyllable[],
  junctions: readonly Junction[],
): Reading {
  const joins = settledJoins(junctions);
  const stressed = unitsOf(syllables, joins).findLastIndex(({ isStressed }) => isStressed) + 1;
  return new SaidReading(syllables, [], joins, { stressed, cost: 0 });
}

/** What comes of itself, of each syllable whether it is joined to the one before. */
function settledJoins(junctions: readonly Junction[]): boolean[] {
  const joins = [false];
  let run = 1;
  for (const { joined, apart, isDiphthong } of junctions) {
    const longer = run + (isDiphthong ? 0 : 1);
    const isJoined = joined < apart && longer <= longest;
    run = isJoined ? longer : 1;
    joins.push(isJoined);
  }
  return joins;
}

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

/** Of each syllable whether it is joined to the one before. */
function joinsOf(way: Way): boolean[] {
  const joins: boolean[] = [];
  for (let at: Way | null = way; at; at = at.before) joins.push(at.isJoined);
  return joins.reverse();
}

/** How it is said, and its figures, are looked for when they are asked for: most of who counts verses does not. */
class SaidReading implements Reading {
  readonly count: number;
  readonly cost: number;
  readonly #units: () => Unit[];
  readonly #figures: () => Figure[];

  constructor(
    syllables: readonly VerseSyllable[],
    junctions: readonly Junction[],
    joins: readonly boolean[],
    { stressed, cost }: { stressed: number; cost: number },
  ) {
    this.count = stressed + 1;
    this.cost = cost;
    this.#units = () => unitsOf(syllables, joins);
    this.#figures = () => figuresOf(syllables, junctions, joins);
  }

  get pattern(): string {
    const marks = this.#units().map(({ isStressed }) => (isStressed ? '+' : '-'));
    return `${marks.slice(0, this.count - 1).join('')}-`;
  }

  get units(): string[] {
    return this.#units().map(({ text }) => text);
  }

  get figures(): readonly Figure[] {
    return this.#figures();
  }
}

type Unit = { text: string; isStressed: boolean };

function unitsOf(syllables: readonly VerseSyllable[], joins: readonly boolean[]): Unit[] {
  const units: Unit[] = [];
  let open: Unit = { text: '', isStressed: false };
  for (const [at, syllable] of syllables.entries()) {
    const isJoined = joins[at] === true;
    const isTied = isJoined && syllable.place !== syllables[at - 1]?.place;
    if (!isJoined) units.push((open = { text: '', isStressed: false }));
    open.text += `${isTied ? '‿' : ''}${syllable.text}`;
    open.isStressed ||= syllable.isStressed;
  }
  return units;
}
