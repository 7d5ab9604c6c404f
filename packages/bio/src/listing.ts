import type { ListedFact } from './facts.ts';
import type { Language } from './manner.ts';
import { readingOf } from './shape.ts';
import type { Piece } from './template.ts';

/** Whoever wrote one of these has already joined the list in their own way. */
const joined = /(?:^|\s)(?:y|e|and|&)\s/i;

/**
 * Facts as one list: parted as they were typed, and where `isOfWords` the last one with «y», which is «e» before an i that sounds.
 * @example listing(facts.style, true) // 'lento', ' e ', 'íntimo'
 */
export function listing(facts: readonly ListedFact[], isOfWords: boolean): Piece[] {
  const isPlain = facts.slice(1).every(({ joint }) => joint === ', ');
  const isJoined = isOfWords && isPlain && !facts.some(({ text }) => joined.test(text));
  return facts.flatMap((fact, at): Piece[] => {
    const { id, text, joint } = fact;
    const said = { text: readingOf(fact).inSentence, fact: id };
    if (at === 0) return [said];
    const isLast = isJoined && at === facts.length - 1;
    return [{ text: isLast ? ` ${conjunction(text)} ` : joint, fact: null }, said];
  });
}

/**
 * What parts facts that stand in a sentence, and what stands before the last of them: «y» unless one of them has it already, and
 * semicolons where one has commas.
 */
export function jointsOf(texts: readonly string[]): {
  between: string;
  last: (next: string) => string;
} {
  const between = texts.some((text) => /[,;]/.test(text)) ? '; ' : ', ';
  const isJoined = between === ', ' && !texts.some((text) => joined.test(text));
  return { between, last: (next) => (isJoined ? ` ${conjunction(next)} ` : between) };
}

const conjunction = (next: string): string =>
  /^(?:i(?![aeouáéóú])|í|h[ií](?![aeouáéóú]))/i.test(next) ? 'e' : 'y';

/** Style is words; in an English text they may be Spanish all the same, and keep their commas. */
export const isListOfWords = (kind: 'style' | 'experience', language: Language): boolean =>
  kind === 'style' && language === 'es';

/** The first one that fits into a room, the first two, and so on while they fit together. */
export function firstOnes(facts: readonly ListedFact[], room: number): (readonly ListedFact[])[] {
  const fitting = facts.filter(({ text }) => text.length <= room);
  let length = 0;
  const fit = fitting.filter(({ text }) => (length += text.length) <= room);
  return fit.map((_, at) => fit.slice(0, at + 1));
}
