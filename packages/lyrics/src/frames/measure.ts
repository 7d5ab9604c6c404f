import { scan, wordsOf, stressOf } from '#packages/prosody/src/index.ts';

/** A text of a line, counted once for all the lines that it stands in. */
export type Measured = {
  text: string;
  words: readonly string[];
  /** The last of them, in small letters. */
  last: string;
  /** Its syllables with its own sinalefas, as the beginning or the middle of a verse. */
  inner: () => number;
  /** The same as the end of one, until one after its last stress. */
  final: () => number;
  /** What a sinalefa with the next word, or with the one before, depends on; null where there is none. At the end of a verse it differs. */
  tail: string | null;
  head: (isEnd: boolean) => string | null;
};

/** Counts texts, and remembers each. */
export type Measure = {
  text: (text: string) => Measured;
  /** Syllables that are lost where one follows another: 1 where a sinalefa comes of itself. */
  lost: (before: Measured, next: Measured, isEnd: boolean) => number;
};

/**
 * So many texts, and so many meetings of two, are remembered: the bank has fewer, and the words of themes that people type are
 * without end. What was measured stays with the lines that were made of it.
 */
export const mostRemembered = 60_000;

export function createMeasure(): Measure {
  const texts = new Map<string, Measured>();
  const meetings = new Map<string, number>();
  const text = (one: string): Measured => {
    let known = texts.get(one);
    if (!known) {
      if (texts.size >= mostRemembered) texts.clear();
      texts.set(one, (known = measured(one)));
    }
    return known;
  };
  const lost = (before: Measured, next: Measured, isEnd: boolean): number => {
    if (before.tail === null) return 0;
    const head = next.head(isEnd);
    if (head === null) return 0;
    const key = `${before.tail},${head}`;
    let known = meetings.get(key);
    if (known === undefined) {
      if (meetings.size >= mostRemembered) meetings.clear();
      meetings.set(key, (known = lostBetween(before, next, isEnd)));
    }
    return known;
  };
  return { text, lost };
}

function lostBetween(before: Measured, next: Measured, isEnd: boolean): number {
  const tail = before.words.at(-1) ?? '';
  const [head = '', after] = next.words;
  // What is no end of a verse is followed by something.
  const more = isEnd && next.words.length <= 2 ? '' : ' casa';
  const rest = `${head}${after === undefined ? '' : ` ${after}`}${more}`;
  return units(tail) + units(rest) - units(`${tail} ${rest}`);
}

/** The shortest words have rules of their own; of the others the vowels that meet are enough. */
function tailOf(words: readonly string[]): string | null {
  const tail = words.at(-1) ?? '';
  if (!/[aeiouyáéíóú]['’]?$/i.test(tail)) return null;
  return tail.length > 2 ? tail.slice(-2) : tail;
}

function headOf(words: readonly string[], isEnd: boolean): string | null {
  const [head = '', after] = words;
  if (!/^h?[aeiouyáéíóú]/i.test(head)) return null;
  const isLast = isEnd && after === undefined;
  return [
    ...[head.length > 1 ? head.slice(0, 3) : head, isLast && stressOf(head).stressed === 0],
    ...[head.length > 1 ? '' : after, isEnd && words.length === 2],
  ].join();
}

function measured(text: string): Measured {
  const words = wordsOf(text);
  let inner: number | undefined;
  let final: number | undefined;
  const heads: [(string | null)?, (string | null)?] = [];
  return {
    ...{ text, words, last: (words.at(-1) ?? '').toLowerCase() },
    // Most texts are only ever the one or the other. What ends before another word does not end as a verse does.
    inner: () => (inner ??= (scan(`${text} casa`)?.def ?? 2) - 2),
    final: () => (final ??= scan(text)?.def ?? 0),
    tail: tailOf(words),
    head: (isEnd) => {
      const at = isEnd ? 1 : 0;
      const head = heads[at];
      return head === undefined ? (heads[at] = headOf(words, isEnd)) : head;
    },
  };
}

/** The syllables of a text as they are said of themselves, the last ones with the others. */
function units(text: string): number {
  const scansion = scan(text);
  return scansion?.readings.find(({ count }) => count === scansion.def)?.units.length ?? 0;
}
