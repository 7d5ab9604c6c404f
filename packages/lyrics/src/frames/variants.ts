import type { Frame } from './frame.ts';
import type { Measure, Measured } from './measure.ts';
import { nounsNamed, type Option, type Piece, piecesOf } from './pieces.ts';

/** One way to fill a line of a frame. */
export type Variant = {
  /** One of each piece of the line that says something. */
  options: readonly Option[];
  /** Metrical syllables. */
  count: number;
  /** What the other line has to have chosen for a noun that this one agrees with; null where it stands for itself. */
  needs: Need | null;
};

export type Need = { name: string; anyOf: readonly number[] };

/** Every way to fill a line of a frame in so many metrical syllables. */
export function variantsOf(
  frame: Frame,
  at: 0 | 1,
  measure: Measure,
  { shortest, longest }: { shortest: number; longest: number },
): Variant[] {
  const pieces = piecesOf(frame, at, measure);
  const variants: Variant[] = [];
  for (const needs of needsOf(frame, at, pieces)) {
    const chosen: Option[] = [];
    const choiceOf = (name: string): number => {
      for (const { names } of chosen) if (names[name] !== undefined) return names[name];
      return needs?.anyOf[0] ?? 0;
    };
    // `count` is that of what is chosen but for `before`, the last that says something: it may end the line.
    const extend = (place: number, count: number, before: Measured | null): void => {
      const piece = pieces[place];
      if (!piece) {
        const whole = count + (before?.final() ?? 0);
        if (whole >= shortest && whole <= longest)
          variants.push({ options: chosen.slice(), count: whole, needs });
        return;
      }
      const isEnd = place === pieces.length - 1;
      for (const option of piece.options(piece.agrees === null ? 0 : choiceOf(piece.agrees))) {
        const { measured } = option;
        const isSilent = measured.words.length === 0;
        const added =
          before && !isSilent ? before.inner() - measure.lost(before, measured, isEnd) : 0;
        if (count + added > longest) continue;
        if (measured.text !== '') chosen.push(option);
        extend(place + 1, count + added, isSilent ? before : measured);
        if (measured.text !== '') chosen.pop();
      }
    };
    extend(0, 0, null);
  }
  return variants;
}

/** The ways in which a line needs the other one: nouns for which it says the same are one way. */
function needsOf(frame: Frame, at: 0 | 1, pieces: readonly Piece[]): (Need | null)[] {
  const agreeing = pieces.filter(({ agrees }) => agrees !== null && !isNamedIn(frame, at, agrees));
  const [name, ...more] = new Set(agreeing.flatMap(({ agrees }) => agrees ?? []));
  if (name === undefined) return [null];
  if (more.length > 0)
    throw new Error(`${frame.id}: a line agrees with ${name} and ${more.join()}`);
  const same = new Map<string, number[]>();
  for (const choice of nounsNamed(frame, name).keys()) {
    const says = agreeing.map((piece) =>
      piece.options(choice).map(({ measured }) => measured.text),
    );
    const key = JSON.stringify(says);
    same.set(key, [...(same.get(key) ?? []), choice]);
  }
  return [...same.values()].map((anyOf) => ({ name, anyOf }));
}

const isNamedIn = (frame: Frame, at: 0 | 1, name: string): boolean =>
  frame.lines[at].parts.some((part) => part.kind === 'noun' && part.name === name);
