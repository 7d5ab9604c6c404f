import { type Bank, type Image, type Line, type Lines, textOf } from '../bank.ts';
import { capitalised, halvesText } from '../line-text.ts';
import { shuffled } from '../random.ts';
import { agrees } from '../solve.ts';
import { isSameWord } from '../verify.ts';
import type { LineAtWork, StanzaAtWork } from './song-at-work.ts';
import {
  createContext,
  lastWord,
  type Partner,
  partnersOf,
  rhymeWith,
  type StanzaContext,
} from './stanza-context.ts';

/** Another line for a place of a song. */
export type LineOption = {
  text: string;
  image: string;
  /** It says what the line said: it came from the same image. */
  isSameImage: boolean;
  /** What it rhymes with, and how; null where its place asks for no rhyme. */
  rhyme: { kind: 'consonante' | 'asonante'; word: string } | null;
};

/** Images that are looked at for one line: those that nobody asked for yet are counted first, which takes its time. */
const mostImages = 60;

/** Of one image so many lines come at most: of its own, and of another. */
const [ofItsOwn, ofAnother] = [2, 1];

/** What chance adds to how well a line does, at most. */
const chance = 2;

/**
 * Other lines of the bank for one place of a stanza, in its metre, each of which rhymes with what the line is to rhyme with: those
 * of its own image first. Fewer, or none, where the bank has no more.
 */
export function lineOptions(
  bank: Bank,
  stanza: StanzaAtWork,
  at: number,
  count: number,
): LineOption[] {
  const line = stanza.lines[at];
  if (!line) return [];
  const context = createContext(bank, stanza);
  const partners = partnersOf(stanza.lines, at);
  const own = context.imageOf(line);
  const options: LineOption[] = [];
  const ends = stanza.lines.filter((_, place) => place !== at).map(({ text }) => lastWord(text));
  const isFree = (text: string) => !ends.some((end) => isSameWord(end, lastWord(text)));
  const take = (image: Image, most: number) => {
    const texts = textsOf(context, stanza.lines, at, image, partners).filter(
      (text) => isFree(text) && openMarks(text) === openMarks(line.text),
    );
    for (const text of texts.slice(0, most))
      if (options.length < count) options.push(optionOf(text, image, image === own, partners));
  };
  if (own) take(own, ofItsOwn);
  for (const image of otherImages(context, own)) {
    if (options.length >= count) break;
    take(image, ofAnother);
  }
  return options;
}

/** Marks of a question or a cry that a line opens and leaves open; below 0 where another line opened them. */
const openMarks = (text: string): number =>
  (text.match(/[¿¡]/g)?.length ?? 0) - (text.match(/[?!]/g)?.length ?? 0);

const optionOf = (
  text: string,
  { id }: Image,
  isSameImage: boolean,
  partners: readonly Partner[],
): LineOption => {
  const kind = rhymeWith(text, partners);
  const word = partners[0]?.last;
  return { text, image: id, isSameImage, rhyme: kind && word ? { kind, word } : null };
};

/** Images for a line of this one, or for one that somebody wrote: those that do the same in a song first. */
function otherImages({ suits, random, used }: StanzaContext, own: Image | null): Image[] {
  const move = own?.move ?? 'sentir';
  const pools = [0, 2].flatMap((level) => {
    suits.widen(level);
    return shuffled(suits.imagesFor(move), random, suits.weigh);
  });
  return [...new Set(pools)].filter(({ id }) => !used.has(id)).slice(0, mostImages);
}

/** The lines of an image for a place of a stanza, the better the sooner. */
function textsOf(
  context: StanzaContext,
  lines: readonly LineAtWork[],
  at: number,
  image: Image,
  partners: readonly Partner[],
): string[] {
  const { bank, random, judge } = context;
  const line = lines[at];
  if (!line) return [];
  const { metre } = line;
  if (typeof metre !== 'number') return halvedTexts(context, metre, image, partners);
  const side = sideOf(context, lines, at, image);
  const other = besides(context, lines, at, image, side);
  const rhyming = rhymingLines(bank.linesOf(image, side, metre), partners);
  return ranked(
    rhyming
      .filter((one) => (other ? agrees(one, other) && agrees(other, one) : one.needs === null))
      .map((one) => ({ text: capitalised(textOf(one)), worth: judge(one) + random() * chance })),
    partners,
  );
}

/** Lines of two halves, each an image whole. */
function halvedTexts(
  { bank, random, judge, isSaid }: StanzaContext,
  [first, second]: readonly [number, number],
  image: Image,
  partners: readonly Partner[],
): string[] {
  const seconds = rhymingLines(bank.linesOf(image, 1, second), partners).slice(0, 12);
  const firsts = shuffled(bank.linesOf(image, 0, first).all, random).slice(0, 12);
  return ranked(
    seconds.flatMap((last) => {
      const one = firsts.find((line) => agrees(line, last) && agrees(last, line));
      if (!one) return [];
      const text = halvesText(one, last);
      const worth = judge(one) + judge(last) + random() * chance;
      return isSaid(text) ? [] : [{ text, worth }];
    }),
    partners,
  );
}

/** Lines that rhyme with all of these, by the rhyme of the first: all lines where there are none. */
function rhymingLines(lines: Lines, partners: readonly Partner[]): readonly Line[] {
  const [first] = partners;
  return first ? (lines.asonante.get(first.rhyme.assonant) ?? []) : lines.all;
}

/** A consonance is worth what chance is not. */
const consonance = 3;

function ranked(
  options: readonly { text: string; worth: number }[],
  partners: readonly Partner[],
): string[] {
  const ends = new Set<string>();
  return options
    .flatMap(({ text, worth }) => {
      const kind = rhymeWith(text, partners);
      if (kind === null || worth === -Infinity) return [];
      return [{ text, worth: worth + (kind === 'consonante' ? consonance : 0) }];
    })
    .sort((one, other) => other.worth - one.worth || (one.text < other.text ? -1 : 1))
    .filter(({ text }) => {
      const isNew = !ends.has(lastWord(text));
      ends.add(lastWord(text));
      return isNew;
    })
    .map(({ text }) => text);
}

/** Which line of an image a line is: by its text, by what stands beside it, or by its place. */
function sideOf(
  context: StanzaContext,
  lines: readonly LineAtWork[],
  at: number,
  image: Image,
): 0 | 1 {
  const line = lines[at];
  if (line?.image !== image.id) return at % 2 === 0 ? 0 : 1;
  if (lines[at + 1]?.image === image.id) return 0;
  if (lines[at - 1]?.image === image.id) return 1;
  return lineFor(context, image, 1, line) ? 1 : 0;
}

/** The other line of an image, where it stands beside this one as the bank has it. */
function besides(
  context: StanzaContext,
  lines: readonly LineAtWork[],
  at: number,
  image: Image,
  side: 0 | 1,
): Line | null {
  const other = lines[side === 0 ? at + 1 : at - 1];
  return other?.image === image.id ? lineFor(context, image, side === 0 ? 1 : 0, other) : null;
}

/** What the bank knows about a line that is as it wrote it. */
function lineFor(
  { bank }: StanzaContext,
  image: Image,
  side: 0 | 1,
  { text, metre }: LineAtWork,
): Line | null {
  if (typeof metre !== 'number') return null;
  const { all } = bank.linesOf(image, side, metre);
  return all.find((line) => capitalised(textOf(line)) === text) ?? null;
}
