import { expect, test } from 'vitest';
import { countLine } from './analyze.ts';

test.each([
  ['Busqué una estrella en el cielo', 8, { def: 8, target: 8, verdict: 'exact' }],
  ['Busqué una estrella en el alto cielo', 8, { def: 10, verdict: 'long' }],
  ['Busqué', 8, { def: 3, verdict: 'short' }],
  // Two vowels that can be sung as one.
  ['Todo lo que callé te lo canto hoy', 11, { def: 12, min: 11, verdict: 'sung' }],
  [
    'Busqué una estrella en el cielo, y estaba presa en tu pelo',
    [8, 8],
    { def: 16, target: 16, verdict: 'exact' },
  ],
  ['Busqué', [8, 8], { def: 3, target: 16, verdict: 'short' }],
] as const)('%s against %j', (text, metre, count) => {
  expect(countLine(text, metre)).toMatchObject(count);
});

test('says the syllables as they are sung, and the rhyme', () => {
  expect(countLine('Canto y amo', 4)).toMatchObject({
    units: ['Can', 'to‿y', 'a', 'mo'],
    rhyme: { consonant: 'amo', assonant: 'a-o' },
  });
});

test.each([
  ['Un poeta gris', 5, [['sinéresis', 'poe-ta']]],
  ['Un poeta gris', 6, []],
  ['La rosa de Abril', 7, [['dialefa', 'de Abril']]],
  ['El ruido', 4, [['diéresis', 'ru-i-do']]],
  ['Teatro gris', 5, [['hiato', 'Te-a-tro']]],
  ['Bajo la ola', 4, [['sinalefa', 'la ola']]],
  // Nothing that is said of itself, and nothing that does not help.
  ['Bajo la ola', 5, []],
  ['Busqué', 8, []],
  ['Un poeta gris, un poeta gris', [6, 5], [['sinéresis', 'poe-ta']]],
] as const)('%s in %j is sung so: %j', (text, metre, figures) => {
  const found = countLine(text, metre)?.figures.map(({ kind, where }) => [kind, where]);
  expect(found).toEqual(figures);
});

test('numbers are counted as they are said', () => {
  expect(countLine('Tengo 20 años', 6)).toMatchObject({
    ...{ verdict: 'exact', units: ['Ten', 'go', 'vein', 'te', 'a', 'ños'] },
  });
});

test.each(['', '…', '🎶'])('of %j there is nothing to count', (text) => {
  expect(countLine(text, 8)).toBeNull();
});
