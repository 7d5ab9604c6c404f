import { expect, test } from 'vitest';
import { isSearchCut, toSearchPatterns } from './search-patterns.ts';

test.each([
  ['', null],
  [' \n\t', null],
  ['—¿?', []],
  ['Ñandú', ['%Ñandú%']],
  ['N\u0303andu\u0301', ['%Ñandú%']],
  ['  Canción   Ñandú — ¿qué?', ['%Canción%', '%Ñandú%', '%¿qué?%']],
  ['a', ['% a%']],
  ['Íñ', ['% Íñ%']],
  ['a.b', ['% a.b%']],
  ['@gm', ['%@gm%']],
  ['.co', ['%.co%']],
  ['100%', [String.raw`%100\%%`]],
  [String.raw`a_b\c`, [String.raw`% a\_b\\c%`]],
  ['a\u0000b', ['% a%', '% b%']],
  ['a\uD800', []],
  [
    'uno dos tres cuatro cinco seis siete',
    ['%uno%', '%dos%', '%tres%', '%cuatro%', '%cinco%', '%seis%'],
  ],
  ['x'.repeat(10_000), [`%${'x'.repeat(60)}%`]],
  ['😀'.repeat(40) + 'a', []],
])('%j is looked for as %j', (typed, patterns) => {
  expect(toSearchPatterns(typed)).toEqual(patterns);
});

test.each([
  ['', false],
  ['uno dos tres cuatro cinco seis', false],
  ['uno — dos tres cuatro ¿? cinco seis', false],
  ['uno dos tres cuatro cinco seis 7', true],
])('of %j words are left out: %s', (typed, isCut) => {
  expect(isSearchCut(typed)).toBe(isCut);
});
