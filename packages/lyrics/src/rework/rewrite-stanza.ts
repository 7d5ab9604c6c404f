import { rhymeOf } from '#packages/prosody/src/index.ts';
import { type Bank, type Image, type Move, textOf } from '../bank.ts';
import { capitalised, halvesText } from '../line-text.ts';
import type { StanzaPlan } from '../plan.ts';
import { type Bound, solveStanza, type Unit } from '../solve.ts';
import { lineOptions } from './line-options.ts';
import type { LineAtWork, StanzaAtWork } from './song-at-work.ts';
import { createContext, lastWord } from './stanza-context.ts';

/** What stands at a place of a stanza from now on. */
export type Rewritten = { at: number; text: string; image: string };

/** Levels of images that suit it less and less; more would not be of the song. */
const levels = [0, 1, 2, 3];

/** Lines; a décima has ten. */
const longestStanza = 16;

/** Images that are looked at for a stanza, at all levels: somebody waits, and so do others. */
const mostLooks = 1280;

/**
 * Other lines for all of a stanza that is not locked: images of two lines where both may go, in its metres and with the rhymes
 * that what is locked begins. Null where the bank has none.
 */
export function rewriteStanza(bank: Bank, stanza: StanzaAtWork): Rewritten[] | null {
  if (stanza.lines.length > longestStanza) return null;
  const places = placesOf(stanza.lines);
  const lines = [...stanza.lines];
  const written: Rewritten[] = [];
  const write = (one: Rewritten) => {
    const before = lines[one.at];
    if (before) lines[one.at] = { ...before, ...one };
    written.push(one);
  };
  for (const at of places.single) {
    // What goes with it binds nothing yet.
    const standing = lines.map((line, place) =>
      isFree(line) && place !== at && !written.some((one) => one.at === place)
        ? { ...line, letter: '-' }
        : line,
    );
    const options = lineOptions(bank, { ...stanza, lines: standing }, at, 3);
    const option = options[stanza.seed % Math.max(1, options.length)];
    if (!option) return null;
    write({ at, text: option.text, image: option.image });
  }
  const units = solveFree(bank, { ...stanza, lines }, places.units);
  if (!units) return null;
  for (const one of units) write(one);
  return written.sort((one, other) => one.at - other.at);
}

const isFree = ({ isLocked }: LineAtWork): boolean => !isLocked;

/** Which lines go as an image of their own, by the places of its lines, and which alone. */
function placesOf(lines: readonly LineAtWork[]): { units: number[][]; single: number[] } {
  const units: number[][] = [];
  const single: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !isFree(line)) continue;
    if (typeof line.metre !== 'number') units.push([at]);
    else if (next && isFree(next) && typeof next.metre === 'number' && isPair(lines, at)) {
      units.push([at, at + 1]);
      at += 1;
    } else single.push(at);
  }
  return { units, single };
}

/** Two lines that were one image, or could be: a pair does not begin with the second line of another. */
function isPair(lines: readonly LineAtWork[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  const isOf = (other: LineAtWork | undefined) =>
    line?.image !== null && line?.image === other?.image;
  return isOf(next) || !isOf(before);
}

/** Images for the pairs that are free; the metres of a stanza are all whole, or all of two halves. */
function solveFree(
  bank: Bank,
  stanza: StanzaAtWork,
  units: readonly (readonly number[])[],
): Rewritten[] | null {
  if (units.length === 0) return [];
  const free = new Set(units.flat());
  const context = createContext(bank, stanza);
  const standing = stanza.lines.filter((_, at) => !free.has(at));
  const at = units.flat().map((place) => stanza.lines[place]);
  const firsts = units.map(([place = 0]) => stanza.lines[place]);
  const moves = firsts.map((line): Move => (line && context.imageOf(line)?.move) ?? 'sentir');
  const plan = {
    metres: at.map((line) => line?.metre ?? 8),
    scheme: at.map((line) => line?.letter ?? '-').join(''),
    moves,
  };
  const imagesFor = (move: Move) =>
    context.suits.imagesFor(move).filter(({ id }) => !context.used.has(id));
  const looks = { left: mostLooks };
  for (const level of levels) {
    context.suits.widen(level);
    const rhyme: StanzaPlan['rhyme'] = level === 0 ? 'consonante' : 'asonante';
    const solved = solveStanza(
      {
        ...{ bank, random: context.random, hook: null, imagesFor },
        ...{ used: new Set<Image>(), ends: new Set<string>() },
        ...{ weigh: context.suits.weigh, judge: context.judge },
      },
      { ...plan, rhyme },
      boundOf(standing, rhyme),
      looks,
    );
    if (solved) return solved.flatMap((unit, nth) => writtenOf(unit, units[nth] ?? []));
  }
  return null;
}

/** The rhymes of lines that stand: of lines of one letter that do not rhyme with each other, that of the last. */
function boundOf(lines: readonly LineAtWork[], rhyme: StanzaPlan['rhyme']): Bound {
  const bound = new Map<string, { key: string; ends: string[] }>();
  for (const { text, letter } of lines) {
    const sound = rhymeOf(text);
    if (!sound) continue;
    const key = letter === '-' ? '' : sound[rhyme === 'consonante' ? 'consonant' : 'assonant'];
    bound.set(letter, { key, ends: [...(bound.get(letter)?.ends ?? []), lastWord(text)] });
  }
  return bound;
}

function writtenOf(
  { image: { id }, lines: [one, two] }: Unit,
  places: readonly number[],
): Rewritten[] {
  const [first = 0, second] = places;
  if (second === undefined) return [{ at: first, text: halvesText(one, two), image: id }];
  return [
    { at: first, text: capitalised(textOf(one)), image: id },
    { at: second, text: capitalised(textOf(two)), image: id },
  ];
}
