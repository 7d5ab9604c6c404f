import { describe, expect, test } from 'vitest';
import { compareRhymes, rhymeOf } from './index.ts';

const pairs = {
  consonante:
    'corazón/canción vida/herida cielo/vuelo casa/caza mesa/belleza calle/ensaye estrella/plebeya ' +
    'bebe/nieve rey/ley quise/hice jamás/paz voz/dos noche/coche historia/gloria baúl/azul ' +
    'sería/día lluvia/rubia huella/ella quieres/mujeres vez/tres hoy/voy girar/volar ' +
    'lentamente/gente ciudad/verdad perreo/deseo quema/problema guerra/tierra ruido/herido ' +
    'traje/mensaje',
  asonante:
    'luna/duda página/lágrima lágrima/casa aire/baile cuerpo/sueño rey/fe fácil/ángel ' +
    'Venus/cielos noche/hombre historia/hora agua/guitarra rió/amor México/léxico',
  ninguna: 'noche/luz gracia/espacio',
};

describe.each(Object.entries(pairs))('%s', (kind, all) => {
  test.each(all.split(' '))('%s', (pair) => {
    const [one = '', other = ''] = pair.split('/');
    expect(compareRhymes(one, other) ?? 'ninguna').toBe(kind);
    expect(compareRhymes(other, one) ?? 'ninguna').toBe(kind);
  });
});

test('a verse rhymes by its last word, from its stressed vowel on', () => {
  expect(rhymeOf('Volverán las oscuras golondrinas,')).toEqual({
    consonant: 'inas',
    assonant: 'i-a',
  });
  expect(rhymeOf('late mi corazón…')).toEqual({ consonant: 'on', assonant: 'o' });
  expect(rhymeOf('la última lágrima')).toEqual({ consonant: 'agrima', assonant: 'a-a' });
  expect(rhymeOf('así de fácilmente')).toEqual({ consonant: 'ente', assonant: 'e-e' });
  for (const text of ['', '¡!', '🎶', 'shh']) expect(rhymeOf(text)).toBeNull();
});

test('sounds as in Latin America, unless it is asked otherwise', () => {
  expect(compareRhymes('casa', 'caza', { seseo: false })).toBe('asonante');
  expect(compareRhymes('cielo', 'recelo', { seseo: false })).toBe('consonante');
  expect(compareRhymes('calle', 'ensaye', { yeismo: false })).toBe('asonante');
  expect(compareRhymes('jamás', 'ya', { aspiration: true })).toBe('consonante');
  expect(compareRhymes('jamás', 'ya')).toBe('asonante');
});

test('spelling is not sound', () => {
  for (const [one, other] of [
    ['gente', 'vigente'],
    ['México', 'léjico'],
    ['ruego', 'juego'],
    ['agüita', 'bendita'],
    ['cigüeña', 'leña'],
    ['ahora', 'aurora'],
    ['coche', 'noche'],
    ['muy', 'Ruy'],
    ['Hawái', 'ay'],
  ] as const)
    expect(compareRhymes(one, other), `${one}/${other}`).toBe('consonante');
});
