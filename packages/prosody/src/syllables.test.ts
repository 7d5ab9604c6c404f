import { describe, expect, test } from 'vitest';
import { trickyWords } from '#test/prosody-table.ts';
import { stressOf, syllabify } from './index.ts';

describe.each(Object.entries(trickyWords))('%s', (ending, all) => {
  test.each(all.split(' '))('%s', (divided) => {
    const stress = stressOf(divided.replaceAll('-', ''));
    expect([stress.syllables.join('-'), stress.ending, stress.secondary]).toEqual([
      ...[divided, ending, null],
    ]);
  });
});

test('an adverb in -mente has the stress of its adjective, too', () => {
  expect(stressOf('fácilmente')).toEqual({
    ...{ syllables: ['fá', 'cil', 'men', 'te'], stressed: 2, secondary: 0, ending: 'llana' },
  });
  for (const word of [
    'tristemente',
    'solamente',
    'felizmente',
    'comúnmente',
    'vilmente',
    'peormente',
    'cortésmente',
  ])
    expect(stressOf(word).secondary, word).not.toBeNull();
  const others =
    'amente comente documente implemente vehemente lamente mente demente clemente inclemente ' +
    'cemente atormente fermente escarmente incremente complemente ornamente reglamente fragmente';
  for (const word of others.split(' ')) expect(stressOf(word).secondary, word).toBeNull();
});

test.each([
  // An h between vowels, which is not heard, and one that begins hue, hie or hua.
  ...[
    're-huir',
    'buhar-di-lla',
    'vi-hue-la',
    'chi-hua-hua',
    'ahi-ja-do',
    'ma-ri-hua-na',
    'Te-huan-te-pec',
  ],
  ...['le-í-ais', 'cons-truí', 'chi-i-ta', 'u-bi-cuo', 'hier-ba', 'Ley-va', 'a-ba-ia-no'],
  ...['sub-ro-gar', 'sub-lu-nar', 'su-ble-var', 'ab-ro-gar', 'abs-tra-er', 'tran-sa-tlán-ti-co'],
  ...['pa’', 'can-sa’-o', 'pa’-lan-te', 'shh', 'y', 'À-la', 'quo-rum'],
])('%s', (divided) => {
  expect(syllabify(divided.replaceAll('-', '')).join('-')).toBe(divided);
});

test('in Spain tl divides; what is put together again is the word, whatever it is', () => {
  expect(syllabify('atleta', { dividesTl: true })).toEqual(['at', 'le', 'ta']);
  expect(syllabify('abrazo', { dividesTl: true })).toEqual(['a', 'bra', 'zo']);
  expect(syllabify('')).toEqual([]);
  for (const word of [
    'ÁRBOL',
    'n\u0303andu\u0301',
    '李小龍',
    '🎶',
    '2600',
    'İstanbul',
    'x'.repeat(500),
  ])
    expect(syllabify(word).join(''), word).toBe(word.normalize('NFC'));
});

test('letters of other languages are said as a reader of Spanish says them', () => {
  for (const [written, said] of [
    ['Beyoncè', 'Beyonce'],
    ['façade', 'facade'],
    ['Björk', 'Bjork'],
    ['Zürich', 'Zürich'],
    ['Antônio', 'Antonio'],
    ['Dvořák', 'Dvorák'],
    ['Łódź', 'Lódz'],
    ['Işık', 'Isık'],
    ['naïf', 'naif'],
    ['Bogdañ', 'Bogdañ'],
    ['Tōkyō', 'Tokyo'],
    ['Žižek', 'Zizek'],
    ['Ğ', 'G'],
    ['aÿ', 'ay'],
    ['crû', 'cru'],
    ['Ťa', 'Ta'],
    ['ćè', 'ce'],
    ['Ňa', 'Na'],
  ] as const)
    expect(
      syllabify(written).map((one) => one.length),
      written,
    ).toEqual(syllabify(said).map((one) => one.length));
});

test('y is a vowel where none follows, and the u of que and gue is none', () => {
  for (const divided of ['a-yu-da', 'a-rro-yue-lo', 'ma-yús-cu-la', 'pro-yec-to'])
    expect(syllabify(divided.replaceAll('-', '')).join('-')).toBe(divided);
  expect(['yo', 'muy', 'ley', 'oye', 'Leyva'].map((word) => syllabify(word).join('-'))).toEqual([
    ...['yo', 'muy', 'ley', 'o-ye', 'Ley-va'],
  ]);
  expect(
    ['queso', 'quiso', 'guiso', 'guapo', 'agüero', 'cuatro'].map((word) =>
      syllabify(word).join('-'),
    ),
  ).toEqual([...['que-so', 'qui-so', 'gui-so', 'gua-po', 'a-güe-ro', 'cua-tro']]);
});
