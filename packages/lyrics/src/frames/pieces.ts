import type { Noun } from '../words.ts';
import { type Bound, type Frame, partText, written } from './frame.ts';
import type { Measure, Measured } from './measure.ts';
import { isOptional, isPlural, type Part, sizeOf } from './parse.ts';

/** Parts of a line that are said together, and all ways to fill them. */
export type Piece = {
  /** The noun of another piece, or of the other line, that something in it agrees with. */
  agrees: string | null;
  /** By the choice of that noun; the first row where it agrees with none. */
  options: (choice: number) => readonly Option[];
};

export type Option = {
  /** Of each of its parts. */
  choices: readonly number[];
  /** Of the nouns that it names. */
  names: Readonly<Record<string, number>>;
  /** How many of its parts could be left out. */
  fillers: number;
  measured: Measured;
};

/** Words that are said with the next one, or become one with it: de la, y azul, al. And half a word. */
const leaning = /(?:^|\s)(?:[yeou]|a|de)\s+$|[^\s]$/iu;

/** The same before the space, or the comma, that parts them. */
const leaningWord = /(?:^|\s)(?:[yeou]|a|de)$/iu;

/** The pieces of a line. */
export function piecesOf(frame: Frame, at: 0 | 1, measure: Measure): Piece[] {
  const groups: Part[][] = [];
  let isOpen = false;
  let before: Part | null = null;
  for (const part of frame.lines[at].parts) {
    if (isOpen) groups.at(-1)?.push(part);
    else groups.push([part]);
    const isBetween = part.kind === 'text' && !/\p{L}/u.test(part.text);
    isOpen = isBetween && before ? endsIn(before, leaningWord) : endsIn(part, leaning);
    if (!isBetween) before = part;
  }
  return groups.map((parts) => createPiece(frame, parts, measure));
}

/** Whether something that a part says ends so. */
function endsIn(part: Part, end: RegExp): boolean {
  if (part.kind === 'text') return end.test(part.text);
  return part.kind === 'choice' && part.texts.some((text) => text !== '' && end.test(text));
}

function createPiece(frame: Frame, parts: readonly Part[], measure: Measure): Piece {
  const own = new Set(parts.flatMap((part) => (part.kind === 'noun' ? (part.name ?? []) : [])));
  const others = new Set(
    parts.flatMap((part) => ('of' in part && part.of !== null && !own.has(part.of) ? part.of : [])),
  );
  if (others.size > 1)
    throw new Error(`${frame.id}: one piece agrees with ${[...others].join(' and ')}`);
  const [agrees = null] = others;
  const rows = new Map<number, Option[]>();
  return {
    agrees,
    options: (choice) => {
      let row = rows.get(choice);
      if (!row) rows.set(choice, (row = optionsOf(frame, parts, agrees, choice, measure)));
      return row;
    },
  };
}

function optionsOf(
  frame: Frame,
  parts: readonly Part[],
  agrees: string | null,
  other: number,
  measure: Measure,
): Option[] {
  return waysOf(parts.map(sizeOf)).map((choices) => {
    const names: Record<string, number> = {};
    for (const [at, part] of parts.entries())
      if (part.kind === 'noun' && part.name !== null) names[part.name] = choices[at] ?? 0;
    const bound: Bound = (name) => {
      const part = namedNoun(frame, name);
      const noun = part.nouns[name === agrees ? other : (names[name] ?? 0)];
      if (!noun) throw new Error(`${frame.id}: no such noun for ${name}`);
      return { noun, isPlural: isPlural(part.article) };
    };
    const text = parts.map((part, at) => partText(part, choices[at] ?? 0, bound)).join('');
    const fillers = parts.filter((part, at) => isOptional(part) && choices[at] !== 0).length;
    return { choices, names, fillers, measured: measure.text(written(text)) };
  });
}

function namedNoun(frame: Frame, name: string): Extract<Part, { kind: 'noun' }> {
  for (const { parts } of frame.lines)
    for (const part of parts) if (part.kind === 'noun' && part.name === name) return part;
  throw new Error(`${frame.id}: nothing is named ${name}`);
}

export const nounsNamed = (frame: Frame, name: string): readonly Noun[] =>
  namedNoun(frame, name).nouns;

const waysOf = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (ways, size) =>
      ways.flatMap((way) => Array.from({ length: size }, (_, choice) => [...way, choice])),
    [[]],
  );
