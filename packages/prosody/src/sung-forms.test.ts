import { describe, expect, test } from 'vitest';
import { compareRhymes, nearestReading, rhymeOf, scan, stressOf } from './index.ts';

const units = (verse: string) => {
  const scansion = scan(verse);
  return scansion && nearestReading(scansion, scansion.def).units.join(' ');
};

describe('syllables as sung, stress and the sounds of the rhyme', () => {
  test.each([
    ['pa’', 'pa’', 'aguda', 'a'],
    ['to’', 'to’', 'aguda', 'o'],
    ['na’', 'na’', 'aguda', 'a'],
    ["na'", "na'", 'aguda', 'a'],
    ['’ta', 'ta', 'aguda', 'a'],
    ['’tá', 'tá', 'aguda', 'a'],
    ['’toy', 'toy', 'aguda', 'oi'],
    ['’taba', 'ta ba', 'llana', 'aba'],
    ['’tamos', 'ta mos', 'llana', 'amos'],
    ['cansao', 'can sao', 'llana', 'ao'],
    ['cansaos', 'can saos', 'llana', 'aos'],
    ['cansa’o', 'can sa’o', 'llana', 'ao'],
    ["cansa'os", "can sa'os", 'llana', 'aos'],
    ['lao', 'lao', 'llana', 'ao'],
    ['laos', 'laos', 'llana', 'aos'],
    ['colorao', 'co lo rao', 'llana', 'ao'],
    ['enamorao', 'e na mo rao', 'llana', 'ao'],
    ['COLORAO', 'CO LO RAO', 'llana', 'ao'],
    ['peleao', 'pe leao', 'llana', 'ao'],
    ['mi’jo', 'mi’ jo', 'llana', 'ijo'],
    ['mijo', 'mi jo', 'llana', 'ijo'],
    ['m’hija', 'm’hi ja', 'llana', 'ija'],
    ['m’ijo', 'm’i jo', 'llana', 'ijo'],
    ['m’hijita', 'm’hi ji ta', 'llana', 'ita'],
    ['pa’lante', 'pa’ lan te', 'llana', 'ante'],
    ['palante', 'pa lan te', 'llana', 'ante'],
    ['pa’trás', 'pa’ trás', 'aguda', 'as'],
    ['pa’tras', 'pa’ tras', 'aguda', 'as'],
    ['pa’lla', 'pa’ lla', 'aguda', 'a'],
    ['pa’ti', 'pa’ ti', 'aguda', 'i'],
    ['pa’l', 'pa’l', 'aguda', 'al'],
    ['p’al', 'p’al', 'aguda', 'al'],
    ['d’él', 'd’él', 'aguda', 'el'],
    ['d’ella', 'd’e lla', 'llana', 'eya'],
    ['verda’', 'ver da’', 'aguda', 'a'],
    ["soleda'", "so le da'", 'aguda', 'a'],
    ['muje’', 'mu je’', 'aguda', 'e'],
    ['mujé’', 'mu jé’', 'aguda', 'e'],
    ['calo’', 'ca lo’', 'aguda', 'o'],
    ['vamo’', 'va mo’', 'llana', 'amo'],
    ['vida’', 'vi da’', 'llana', 'ida'],
    ['usté’', 'us té’', 'aguda', 'e'],
    ['chao', 'chao', 'llana', 'ao'],
  ])('%s: %s, %s, -%s', (word, said, ending, rhyme) => {
    expect(units(word)).toBe(said);
    expect(stressOf(word.replace(/^’/, '')).ending).toBe(ending);
    expect(rhymeOf(word)?.consonant).toBe(rhyme);
  });
});

test.each([
  ['caos', 'ca os'],
  ['cacao', 'ca ca o'],
  ['bacalao', 'ba ca la o'],
  ['Bilbao', 'Bil ba o'],
  ['Wenceslao', 'Wen ces la o'],
  ['vaho', 'va ho'],
  ['caoba', 'ca o ba'],
])('%s always ended so: %s', (word, said) => {
  // Before another word, where it matters.
  expect(units(`${word} gris`)?.replace(/ gris$/, '')).toBe(said);
});

test.each([
  ['estoy cansao de ti', 'es toy can sao de ti'],
  ['del otro lao del mar', 'del o tro lao del mar'],
  ['cansao y solo', 'can sao‿y so lo'],
  ['na’ que ver', 'na’ que ver'],
  ['pa’ arriba todo', 'pa’‿a rri ba to do'],
  ['to’ el mundo baila', 'to’‿el mun do bai la'],
])('%s: %s', (verse, said) => {
  expect(units(verse)).toBe(said);
});

test('they can be said as they are written, too', () => {
  expect(scan('cansao de ti')).toMatchObject({ def: 5, min: 5, max: 6 });
  expect(scan('caos de ti')).toMatchObject({ def: 5, min: 4 });
});

test.each([
  'cansao/lao',
  'cansa’o/colorao',
  'na’/pa’',
  'mi’jo/hijo',
  'pa’lante/cante',
  'd’él/piel',
])('%s', (pair) => {
  const [one = '', other = ''] = pair.split('/');
  expect(compareRhymes(one, other)).toBe('consonante');
});

test('cansao is as good as cansado to an assonance', () => {
  expect(compareRhymes('cansao', 'pedazo')).toBe('asonante');
  expect(compareRhymes('verda’', 'verdad')).toBe('asonante');
});

test.each([
  ['pa’l mar', '-+-'],
  ['p’al mar', '-+-'],
  ['pal mar', '-+-'],
  ['pa’que sí', '--+-'],
  ['pa’mi sol', '--+-'],
  ['pa’mí sol', '-++-'],
  ['d’él sol', '++-'],
  ['na’ sol', '++-'],
])('%s: %s', (verse, pattern) => {
  expect(scan(verse)?.readings.find(({ cost }) => cost === 0)?.pattern).toBe(pattern);
});
