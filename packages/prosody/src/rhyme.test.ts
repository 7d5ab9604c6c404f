import { describe, expect, test } from 'vitest';
import { rhymePairs } from '#test/prosody-table.ts';
import { compareRhymes, rhymeOf } from './index.ts';

describe.each(Object.entries(rhymePairs))('%s', (kind, all) => {
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

test('how the end of a word sounds, a sign for each sound', () => {
  const said = {
    ...{ calle: 'aye', caza: 'asa', doce: 'ose', coche: 'oče', ahora: 'ora', bosque: 'oske' },
    ...{ juguete: 'ete', llegue: 'ege', página: 'ajina', mágico: 'ajiko', México: 'ejiko' },
    ...{ taxi: 'aksi', nieve: 'ebe', kiwi: 'iui', rey: 'ei', ayuda: 'uda', agua: 'agua' },
    ...{ cigüeña: 'eña', 'cansa’o': 'ao', 'pa’': 'a', muy: 'ui', ciudad: 'ad', cuidado: 'ado' },
    ...{ Oaxaca: 'aka', Texas: 'ejas', éxito: 'eksito', cigarro: 'arro', pero: 'ero' },
  };
  for (const [word, sound] of Object.entries(said))
    expect(rhymeOf(word)?.consonant, word).toBe(sound);
  expect(rhymeOf('casas', { aspiration: true })?.consonant).toBe('asa');
  expect(rhymeOf('este', { aspiration: true })?.consonant).toBe('ete');
  expect(rhymeOf('caza', { seseo: false })?.consonant).toBe('aza');
});

test('of a diphthong the strong vowel counts, and at the end i is as good as e', () => {
  const vowels = { aire: 'a-e', cuerpo: 'e-o', fácil: 'a-e', Venus: 'e-o', ruido: 'i-o', muy: 'u' };
  for (const [word, found] of Object.entries(vowels))
    expect(rhymeOf(word)?.assonant, word).toBe(found);
  // With a stress they are what they are.
  expect([rhymeOf('aquí'), rhymeOf('tú')].map((one) => one?.assonant)).toEqual(['i', 'u']);
  expect(compareRhymes('', 'sol')).toBeNull();
});

test('letters of other languages sound as a reader of Spanish says them', () => {
  const said = {
    ...{
      paço: 'ako',
      ağa: 'aga',
      ała: 'ala',
      aňa: 'ana',
      ařa: 'ara',
      aša: 'asa',
      aťa: 'ata',
      aža: 'asa',
    },
    ...{ pàpa: 'apa', pêpe: 'epe', pîpi: 'ipi', pôpo: 'opo', pûpu: 'upu', paÿ: 'ai', Niño: 'iño' },
  };
  for (const [word, sound] of Object.entries(said))
    expect(rhymeOf(word)?.consonant, word).toBe(sound);
});
