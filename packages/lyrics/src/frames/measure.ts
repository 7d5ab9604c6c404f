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
};

/** Counts texts, and remembers each. */
export type Measure = {
  text: (text: string) => Measured;
  /** Syllables that are lost where one follows another: 1 where a sinalefa comes of itself. */
  lost: (before: Measured, next: Measured, isEnd: boolean) => number;
};

export function createMeasure(): Measure {
  const texts = new Map<string, Measured>();
  const meetings = new Map<string, number>();
  const text = (one: string): Measured => {
    let known = texts.get(one);
    if (!known) texts.set(one, (known = measured(one)));
    return known;
  };
  const lost = (before: Measured, next: Measured, isEnd: boolean): number => {
    const tail = before.words.at(-1);
    const [head, after] = next.words;
    if (tail === undefined || head === undefined) return 0;
    if (!/[aeiouyáéíóú]['’]?$/i.test(tail) || !/^h?[aeiouyáéíóú]/i.test(head)) return 0;
    const isLast = isEnd && after === undefined;
    // The shortest words have rules of their own; of the others the vowels that meet are enough.
    const key = [
      tail.length > 2 ? tail.slice(-2) : tail,
      ...[head.length > 1 ? head.slice(0, 3) : head, isLast && isStressedFirst(head)],
      ...[head.length > 1 ? '' : after?.slice(0, 2), isEnd && next.words.length === 2],
    ].join();
    let known = meetings.get(key);
    if (known === undefined) {
      // What is no end of a verse is followed by something.
      const more = isEnd && next.words.length <= 2 ? '' : ' casa';
      const rest = `${head}${after === undefined ? '' : ` ${after}`}${more}`;
      known = units(tail) + units(rest) - units(`${tail} ${rest}`);
      meetings.set(key, known);
    }
    return known;
  };
  return { text, lost };
}

const isStressedFirst = (word: string): boolean => stressOf(word).stressed === 0;

function measured(text: string): Measured {
  const words = wordsOf(text);
  let inner: number | undefined;
  let final: number | undefined;
  return {
    ...{ text, words, last: (words.at(-1) ?? '').toLowerCase() },
    // Most texts are only ever the one or the other. What ends before another word does not end as a verse does.
    inner: () => (inner ??= units(`${text} casa`) - 2),
    final: () => (final ??= scan(text)?.def ?? 0),
  };
}

/** The syllables of a text as they are said of themselves, the last ones with the others. */
function units(text: string): number {
  const scansion = scan(text);
  return scansion?.readings.find(({ count }) => count === scansion.def)?.units.length ?? 0;
}
