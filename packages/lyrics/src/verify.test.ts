import { expect, test } from 'vitest';
import type { Song, SongLine } from './song.ts';
import { isOfMetre, isSameWord, verifySong } from './verify.ts';

const line = (text: string, letter: string, metre: SongLine['metre'] = 8): SongLine => ({
  ...{ text, letter, metre, image: '' },
});

const song = (lines: SongLine[], rhyme: 'consonante' | 'asonante' = 'consonante'): Song => ({
  title: 'La luna',
  sections: [{ kind: 'verso', stanzas: [{ rhyme, lines }], again: null }],
});

const whole = [line('Busqué la luna en el cielo', 'a'), line('Y estaba presa en tu pelo', 'a')];

test('a song that keeps what it promises has no fault', () => {
  expect(verifySong(song(whole), 'la luna')).toEqual([]);
  // What a chorus says again is no fault.
  const [section] = song(whole).sections;
  if (!section) throw new Error('no section');
  expect(verifySong({ title: '', sections: [section, section] }, 'la luna')).toEqual([]);
});

test.each([
  ['la playa', whole, 'nothing says «la playa»'],
  [
    'la luna',
    [line('Busqué la luna en el alto cielo', 'a'), ...whole.slice(1)],
    'not 8: Busqué la luna en el alto cielo',
  ],
  [
    'la luna',
    [whole[0], line('Y estaba presa en tu mano', 'a')],
    'no rhyme: Busqué la luna en el cielo / Y estaba presa en tu mano',
  ],
  [
    'la luna',
    [whole[0], line('Y no encontré más que cielo', 'a')],
    'the same word: Busqué la luna en el cielo / Y no encontré más que cielo',
  ],
  [
    'la luna',
    [line('Busqué la luna en un puerto', 'a'), line('La hallé perdida en los puertos', 'a')],
    'the same word: Busqué la luna en un puerto / La hallé perdida en los puertos',
  ],
  [
    'la luna',
    [line('Busqué la luna en un puerto', '-'), line('La hallé perdida en los puertos', '-')],
    'the same word: Busqué la luna en un puerto / La hallé perdida en los puertos',
  ],
  [
    'la luna',
    [line('busqué la luna en el cielo', 'a'), whole[1]],
    'begins small: busqué la luna en el cielo',
  ],
  ['la luna', [...whole, whole[0]], 'twice: Busqué la luna en el cielo'],
  [
    'la luna',
    [line('Busqué {la} luna en el cielo', 'a'), whole[1]],
    'not a line: Busqué {la} luna en el cielo',
  ],
])('of %s %j is said what is wrong', (theme, lines, fault) => {
  expect(verifySong(song(lines as SongLine[]), theme)).toContain(fault);
});

test('an assonance is a rhyme where no consonance was promised', () => {
  const lines = [line('Busqué la luna en el cielo', 'a'), line('Y la hallé sobre tu pecho', 'a')];
  expect(verifySong(song(lines, 'asonante'), 'la luna')).toEqual([]);
  expect(verifySong(song(lines), 'la luna')).toHaveLength(1);
});

test.each([
  ['Busqué una estrella en el cielo', 8, true],
  ['Busqué una estrella en el cielo, y estaba presa en tu pelo', [8, 8], true],
  ['Busqué una estrella en el cielo, y no la hallé', [8, 8], false],
  ['Busqué', [8, 8], false],
] as const)('%s is of %j: %s', (text, metre, is) => {
  expect(isOfMetre(text, metre)).toBe(is);
});

test.each([
  ['amor', 'amor', true],
  ['cielos', 'cielo', true],
  ['pan', 'panes', true],
  ['portón', 'portones', true],
  ['luz', 'luces', true],
  ['país', 'países', true],
  ['pan', 'plan', false],
  ['sol', 'solo', false],
  ['camino', 'caminé', false],
])('%s and %s are one word: %s', (one, other, are) => {
  expect(isSameWord(one, other)).toBe(are);
});
