import { expect, test } from 'vitest';
import { countLine } from './analyze.ts';
import { rhymeLetters } from './rhyme-letters.ts';

const lettersOf = (...lines: string[]) => rhymeLetters(lines.map((line) => countLine(line, 8)));

test.each([
  [
    ['la luna', 'la cuna', 'el mar', 'cantar'],
    ['a', 'a', 'b', 'b'],
  ],
  [
    ['la luna', 'el mar', 'la cuna', 'cantar'],
    ['a', 'b', 'a', 'b'],
  ],
  // By the ear of an assonance.
  [
    ['la casa', 'la rana'],
    ['a', 'a'],
  ],
  [
    ['la luna', 'el mar', 'el sol', 'la cuna'],
    ['a', null, null, 'a'],
  ],
  // What has no words rhymes with nothing, and is no rhyme of another that has none.
  [
    ['🎸', '', 'la luna'],
    [null, null, null],
  ],
  // Vowels alike, but each of them has its consonance: two rhymes of a décima.
  [
    ['cantando', 'un canto', 'llorando', 'su manto'],
    ['a', 'b', 'a', 'b'],
  ],
  [
    ['cantando', 'un canto', 'llorando', 'el barro'],
    ['a', 'a', 'a', 'a'],
  ],
  [[], []],
])('%j rhyme as %j', (lines, letters) => {
  expect(lettersOf(...lines)).toEqual(letters);
});
