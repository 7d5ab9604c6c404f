import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Canción Ñandú — ¿qué?', 'cancion nandu — ¿que?'],
  ['CANCIÓN', 'cancion'],
  // The same letter in one code point and in two.
  ['canci\u00F3n', 'cancion'],
  ['cancio\u0301n', 'cancion'],
  ['Pingüino 96 kHz', 'pinguino 96 khz'],
  ['', ''],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
