import type { Bank, Image, Line, Lines, Move } from './bank.ts';
import type { Metre } from './genres.ts';
import type { StanzaPlan } from './plan.ts';
import { type Random, shuffled } from './random.ts';
import { halvesText } from './line-text.ts';
import { isSameWord } from './verify.ts';

/** An image as it stands in a song. */
export type Unit = { image: Image; lines: readonly [Line, Line] };

/** What the stanzas of a song share. */
export type Draft = {
  bank: Bank;
  /** Images for a move, those that suit the song alone. */
  imagesFor: (move: Move) => readonly Image[];
  /** How well an image suits it: 1, or more. */
  weigh: (image: Image) => number;
  /** How well a line does; 0, or more or less, and -Infinity of one that must not come. */
  judge: (line: Line) => number;
  /** Whether a line of two halves must not come, as it is written. */
  isOld?: (text: string) => boolean;
  random: Random;
  used: Set<Image>;
  /** Last words that rhyme already. */
  ends: Set<string>;
  /** The hook of the song, once it has one. */
  hook: Unit | null;
};

/** How many choices are tried for a stanza before it is said to have none. */
const patience = 700;

/** What chance adds to how well a line does, at most. */
const chance = 2.5;

/** An image that can be filled in fewer ways is drawn less often: it would soon say the same again. */
const plenty = 600;

/** Images that are tried for a place, lines of an image, and lines beside each of those. */
const width = { images: 48, firsts: 10, seconds: 5 };

/**
 * The images of a stanza, in the metre and with the rhymes of its plan; null where there are none. `begun` are rhymes that it has
 * already, by their letters; `looks` how many images may be looked at yet, which it takes from.
 */
export function solveStanza(
  draft: Draft,
  plan: StanzaPlan,
  begun: Bound = new Map(),
  looks = { left: Infinity },
): Unit[] | null {
  return new StanzaSearch(draft, plan, looks).solve(begun);
}

/** The rhymes that a stanza has by their letters, and the words that each ends in; under `-` those that rhyme with nothing. */
export type Bound = ReadonlyMap<string, { key: string; ends: readonly string[] }>;

class StanzaSearch {
  readonly #draft: Draft;
  readonly #plan: StanzaPlan;
  readonly #looks: { left: number };
  #left = patience;

  constructor(draft: Draft, plan: StanzaPlan, looks: { left: number }) {
    this.#draft = draft;
    this.#looks = looks;
    this.#plan = plan;
  }

  /** A hook that the song has by now is there from the start: what stands before it rhymes with it. */
  solve(begun: Bound): Unit[] | null {
    const { hook } = this.#draft;
    const at = this.#plan.moves.indexOf('hook');
    if (!hook || at < 0) return this.extend([], begun);
    const bound = this.#bind(begun, this.#placesOf(at), hook);
    return bound && this.extend([], bound);
  }

  extend(units: readonly Unit[], bound: Bound): Unit[] | null {
    const move = this.#plan.moves[units.length];
    if (move === undefined) return [...units];
    const places = this.#placesOf(units.length);
    for (const unit of this.#unitsFor(move, places, units, bound)) {
      this.#left -= 1;
      if (this.#left < 0) return null;
      const next = unit === this.#draft.hook ? bound : this.#bind(bound, places, unit);
      if (!next || !this.#isReachable(units.length + 1, next)) continue;
      const rest = this.extend([...units, unit], next);
      if (rest) return rest;
    }
    return null;
  }

  /** The metre and the letter of each line of an image. The first half of a line of two rhymes with nothing. */
  #placesOf(unit: number): readonly [Place, Place] {
    const { metres, scheme } = this.#plan;
    const metre = metres[0] ?? 8;
    if (typeof metre !== 'number')
      return [
        { metre: metre[0], letter: '-' },
        { metre: metre[1], letter: scheme[unit] ?? '-' },
      ];
    const place = (line: number): Place => ({
      metre: wholeMetre(metres[line] ?? metre),
      letter: scheme[line] ?? '-',
    });
    return [place(unit * 2), place(unit * 2 + 1)];
  }

  *#unitsFor(
    move: Move,
    places: readonly [Place, Place],
    units: readonly Unit[],
    bound: Bound,
  ): Generator<Unit> {
    const { bank, random, used, weigh, imagesFor, hook, isOld } = this.#draft;
    const isHalved = typeof this.#plan.metres[0] !== 'number';
    if (move === 'hook' && hook) {
      if (places.every(({ metre }, at) => hook.lines[at]?.count === metre)) yield hook;
      return;
    }
    const here = new Set(units.map(({ image }) => image));
    const images = imagesFor(move).filter((image) => !used.has(image) && !here.has(image));
    const weighed = (image: Image) => weigh(image) * Math.min(1, bank.waysOf(image) / plenty);
    for (const image of shuffled(images, random, weighed).slice(0, width.images)) {
      this.#looks.left -= 1;
      if (this.#looks.left < 0) return;
      const [first, second] = places.map(({ metre }, at) =>
        bank.linesOf(image, at === 0 ? 0 : 1, metre),
      );
      if (!first || !second) continue;
      for (const one of this.#best(this.#linesAt(first, places[0], bound), width.firsts)) {
        const meanwhile = this.#bindLine(bound, places[0], one) ?? bound;
        const fitting = this.#linesAt(second, places[1], meanwhile).filter(
          (other) => agrees(one, other) && agrees(other, one) && other.last !== one.last,
        );
        for (const other of this.#best(fitting, width.seconds))
          if (!isHalved || !isOld?.(halvesText(one, other))) yield { image, lines: [one, other] };
      }
    }
  }

  #linesAt(lines: Lines, { letter }: Place, bound: Bound): readonly Line[] {
    const rhyme = letter === '-' ? undefined : bound.get(letter);
    if (!rhyme) return lines.all;
    const { ends } = this.#draft;
    return (lines[this.#plan.rhyme].get(rhyme.key) ?? []).filter(
      ({ last }) => !isTaken(rhyme.ends, last) && !ends.has(last),
    );
  }

  /** Some of the lines, the better the sooner. */
  #best(lines: readonly Line[], count: number): Line[] {
    const { random, judge } = this.#draft;
    const sample = lines.length <= count * 4 ? lines : pick(lines, count * 4, random);
    return sample
      .map((line, at) => ({ line, at, worth: judge(line) + random() * chance }))
      .filter(({ worth }) => worth > -Infinity)
      .sort((one, other) => other.worth - one.worth || one.at - other.at)
      .slice(0, count)
      .map(({ line }) => line);
  }

  #bind(bound: Bound, places: readonly [Place, Place], { lines }: Unit): Bound | null {
    const first = this.#bindLine(bound, places[0], lines[0]);
    return first && this.#bindLine(first, places[1], lines[1]);
  }

  /** Null where a line does not rhyme as its place asks, or ends in a word that ends a line of the stanza already. */
  #bindLine(bound: Bound, { letter }: Place, { last, rhyme }: Line): Bound | null {
    for (const { ends } of bound.values()) if (isTaken(ends, last)) return null;
    const known = bound.get(letter);
    const ends = [...(known?.ends ?? []), last];
    if (letter === '-') return new Map([...bound, ['-', { key: '', ends }]]);
    const key = rhyme[this.#plan.rhyme === 'consonante' ? 'consonant' : 'assonant'];
    if (known) return known.key === key ? new Map([...bound, [letter, { key, ends }]]) : null;
    // Two letters of a stanza do not rhyme with each other.
    if ([...bound.values()].some((other) => other.key === key)) return null;
    return new Map([...bound, [letter, { key, ends }]]);
  }

  /** Whether some image of each move that is left has lines for the rhymes that are begun. */
  #isReachable(from: number, bound: Bound): boolean {
    const { bank, imagesFor, hook } = this.#draft;
    return this.#plan.moves.slice(from).every((move, at) => {
      if (move === 'hook' && hook) return true;
      const places = this.#placesOf(from + at);
      if (places.every(({ letter }) => letter === '-' || !bound.has(letter))) return true;
      return imagesFor(move).some((image) =>
        places.every((place, line) => {
          const rhyme = place.letter === '-' ? undefined : bound.get(place.letter);
          if (!rhyme) return true;
          const lines = bank.linesOf(image, line === 0 ? 0 : 1, place.metre);
          return lines[this.#plan.rhyme].has(rhyme.key);
        }),
      );
    });
  }
}

type Place = { metre: number; letter: string };

const isTaken = (ends: readonly string[], last: string): boolean =>
  ends.some((end) => isSameWord(end, last));

const wholeMetre = (metre: Metre): number =>
  typeof metre === 'number' ? metre : metre[0] + metre[1];

/** Whether a line agrees with the nouns of the other one. */
export function agrees({ needs }: Line, { options }: Line): boolean {
  if (!needs) return true;
  const choice = options.find(({ names }) => names[needs.name] !== undefined)?.names[needs.name];
  return choice === undefined || needs.anyOf.includes(choice);
}

function pick<T>(items: readonly T[], count: number, random: Random): T[] {
  const from = Math.floor(random() * items.length);
  // A step that shares no divisor with the length visits each of them once.
  const step = coprime(Math.floor(random() * items.length), items.length);
  return Array.from({ length: count }, (_, at) => items[(from + at * step) % items.length]).filter(
    (item) => item !== undefined,
  );
}

function coprime(near: number, length: number): number {
  let step = Math.max(1, near);
  while (greatestDivisor(step, length) > 1) step += 1;
  return step;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
