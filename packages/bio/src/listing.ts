import type { ListedFact } from './facts.ts';
import type { Language } from './manner.ts';
import type { Piece } from './template.ts';

/** Whoever wrote one of these has already joined the list in their own way. */
const joined = /(?:^|\s)(?:y|e|and|&)\s/i;

/**
 * Facts as one list: parted as they were typed, and the last of some words with «y», which is «e» before an i that sounds.
 * @example listing(styleOf('lento, íntimo'), 'es') // 'lento', ' e ', 'íntimo'
 */
export function listing(facts: readonly ListedFact[], language: Language | null): Piece[] {
  const isOfWords =
    language !== null && facts.slice(1).every(({ joint }) => joint === ', ') && !isJoined(facts);
  return facts.flatMap(({ id, text, joint }, at): Piece[] => {
    const said = { text, fact: id };
    if (at === 0) return [said];
    const isLast = isOfWords && at === facts.length - 1;
    return [{ text: isLast ? ` ${conjunction(text, language)} ` : joint, fact: null }, said];
  });
}

const isJoined = (facts: readonly ListedFact[]) => facts.some(({ text }) => joined.test(text));

function conjunction(next: string, language: Language): string {
  if (language === 'en') return 'and';
  return /^(?:i(?![aeouáéóú])|í|h[ií](?![aeouáéóú]))/i.test(next) ? 'e' : 'y';
}

/** The first one that fits into a room, the first two, and so on while they fit together. */
export function firstOnes(facts: readonly ListedFact[], room: number): (readonly ListedFact[])[] {
  const fitting = facts.filter(({ text }) => text.length <= room);
  let length = 0;
  const fit = fitting.filter(({ text }) => (length += text.length) <= room);
  return fit.map((_, at) => fit.slice(0, at + 1));
}
