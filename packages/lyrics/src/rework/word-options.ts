import { countLine } from '../analyze.ts';
import type { Bank } from '../bank.ts';
import { isSameWord } from '../verify.ts';
import { piecesOfLine } from './line-pieces.ts';
import type { LineAtWork } from './song-at-work.ts';
import { partnersOf, rhymeWith } from './stanza-context.ts';

/** A line with another word in one place, which it says. */
export type WordOption = { text: string; word: string };

/**
 * A line of a stanza with another word at one of its places, counted from 0: words that stand in the places of the bank where it
 * stands, in its form. The line keeps its syllables, and its rhyme where the word is the last. Empty of a word that the bank does
 * not know.
 */
export function wordOptions(
  bank: Bank,
  lines: readonly LineAtWork[],
  at: number,
  { place, count }: { place: number; count: number },
): WordOption[] {
  const line = lines[at];
  if (!line) return [];
  const pieces = piecesOfLine(line.text);
  const word = pieces[place * 2 + 1] ?? '';
  const partners = partnersOf(lines, at);
  const before = countLine(line.text, line.metre);
  const isLast = place * 2 + 1 === pieces.length - 2;
  const options: WordOption[] = [];
  for (const mate of bank.mates(word.toLowerCase())) {
    if (options.length === count) break;
    if (isSameWord(mate, word.toLowerCase())) continue;
    const written = isCapital(word) ? mate.charAt(0).toUpperCase() + mate.slice(1) : mate;
    const text = pieces.with(place * 2 + 1, written).join('');
    const after = countLine(text, line.metre);
    const keepsCount = after?.verdict === 'exact' || after?.def === before?.def;
    if (keepsCount && (!isLast || partners.length === 0 || rhymeWith(text, partners) !== null))
      options.push({ text, word: written });
  }
  return options;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
