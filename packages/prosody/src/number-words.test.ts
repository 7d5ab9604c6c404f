import { expect, test } from 'vitest';
import { beforeNoun, digitsInWords, feminine, numberWords } from './number-words.ts';

test.each([
  [0, 'cero'],
  [16, 'dieciséis'],
  [31, 'treinta y uno'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [540, 'quinientos cuarenta'],
  [1000, 'mil'],
  [1999, 'mil novecientos noventa y nueve'],
  [9999, 'nueve mil novecientos noventa y nueve'],
  [21_000, 'veintiún mil'],
  [101_031, 'ciento un mil treinta y uno'],
  [1_000_000, 'un millón'],
  [2_000_001, 'dos millones uno'],
  [21_100_000, 'veintiún millones cien mil'],
  [
    999_999_999,
    'novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve',
  ],
])('%i is %s', (number, words) => {
  expect(numberWords(number)).toBe(words);
});

test.each([
  ['20', 'veinte'],
  ['0', 'cero'],
  ['007', 'cero cero siete'],
  [
    '123456789',
    'ciento veintitrés millones cuatrocientos cincuenta y seis mil setecientos ochenta y nueve',
  ],
  // Ten and more are said one by one.
  ['3001234567', 'tres cero cero uno dos tres cuatro cinco seis siete'],
])('%s is %s', (digits, words) => {
  expect(digitsInWords(digits)).toBe(words);
});

test('what they count changes how they end', () => {
  expect([beforeNoun('veintiuno'), beforeNoun('treinta y uno'), beforeNoun('dos')]).toEqual([
    ...['veintiún', 'treinta y un', 'dos'],
  ]);
  expect([feminine('doscientos uno'), feminine('quinientos mil'), feminine('veintiuno')]).toEqual([
    ...['doscientas una', 'quinientas mil', 'veintiuna'],
  ]);
  expect(feminine('doscientos millones trescientos')).toBe('doscientos millones trescientas');
});
