import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { closenessOf, compareRhymes, rhymeOf, stressOf } from '#packages/prosody/src/index.ts';
import { themes } from '../bank/themes.ts';
import { isInsult } from '../insults.ts';
import { spanishLexicon } from '../spanish-bank.ts';
import { isSameWord } from '../verify.ts';
import { findRhymes, type RhymeQuery } from './find-rhymes.ts';
import { createSpanishRhymes } from './spanish-rhymes.ts';

const list = createSpanishRhymes();
const file = join(import.meta.dirname, 'words.json');

const find = (word: string, query: Partial<RhymeQuery> = {}) =>
  findRhymes(list, { word, kind: 'consonante', limit: 100, ...query })?.words ?? [];
const textsOf = (word: string, query: Partial<RhymeQuery> = {}) =>
  find(word, query).map((found) => found.word);

const words =
  'corazón mar amor vida cielo noche luna camino canción lágrima fe tú hoy ciudad gente rápido Bogotá calle México agüita amé ' +
  'casas flores luz voces quererte bailando sobrevivíamos';
const kinds = ['consonante', 'asonante', 'próxima'] as const;

test('somebody who sings would find these', () => {
  expect(textsOf('corazón')).toEqual(expect.arrayContaining(['canción', 'razón', 'pasión']));
  expect(textsOf('casa')).toEqual(expect.arrayContaining(['brasa', 'taza', 'terraza', 'abraza']));
  expect(textsOf('arte')).toEqual(expect.arrayContaining(['parte', 'amarte', 'dejarte']));
  expect(textsOf('está')).toEqual(expect.arrayContaining(['Bogotá', 'ya', 'será']));
  expect(textsOf('noche', { kind: 'próxima' })).toEqual(expect.arrayContaining(['doce', 'conoce']));
  expect(textsOf('sangre', { kind: 'próxima' })).toContain('hambre');
  expect(textsOf('luna', { kind: 'asonante' })).toContain('lluvia');
  expect(textsOf('flores')).toEqual(expect.arrayContaining(['dolores', 'colores']));
});

describe.each(words.split(' '))('%s', (word) => {
  test.each(kinds)('all that is found is %s, and no word is found twice', (kind) => {
    const found = textsOf(word, { kind, limit: 300 });
    for (const other of found) {
      expect(closenessOf(word, other), other).toBe(
        // Among the assonances are those that are near.
        kind === 'asonante' && closenessOf(word, other) === 'próxima' ? 'próxima' : kind,
      );
      expect(compareRhymes(word, other), other).toBe(kind === 'próxima' ? 'asonante' : kind);
      expect(isSameWord(word.toLowerCase(), other), other).toBe(false);
    }
    expect(new Set(found).size).toBe(found.length);
    expect(textsOf(word, { kind, limit: 300 })).toEqual(found);
    // A smaller limit is the beginning of a larger one.
    expect(textsOf(word, { kind, limit: 7 })).toEqual(found.slice(0, 7));
  });
});

test('of every word of the bank all consonances are found, and it is one of theirs', () => {
  const { adjectives } = spanishLexicon();
  for (const { f, mp } of [...adjectives.values()].filter((_, at) => at % 5 === 0))
    for (const word of [f, mp]) {
      const all = findRhymes(list, { word, kind: 'consonante', limit: 100_000 });
      expect(all?.hasMore, word).toBe(false);
      const other = all?.words.at(-1)?.word;
      if (other === undefined) continue;
      expect(textsOf(other, { limit: 100_000 }), `${other} of ${word}`).toContain(word);
    }
});

test('the word itself is not found, nor its plural, however it is written', () => {
  for (const word of ['casa', 'Casas', 'CASA', 'mas', 'que abras la casa,', '¡casa!'])
    for (const kind of kinds) {
      const found = textsOf(word, { kind, limit: 100_000 });
      for (const same of word === 'mas' ? ['mas', 'más'] : ['casa', 'casas'])
        expect(found, word).not.toContain(same);
    }
  expect(textsOf('mas')).toContain('jamás');
});

test('words have as many syllables as are asked, four or more where it is four', () => {
  for (const word of ['corazón', 'vida', 'lágrima'])
    for (const kind of kinds)
      for (const syllables of [1, 2, 3, 4])
        for (const found of find(word, { kind, syllables })) {
          expect(stressOf(found.word).syllables.length, found.word).toBe(found.syllables);
          expect(syllables === 4 ? found.syllables >= 4 : found.syllables === syllables).toBe(true);
        }
  expect(textsOf('corazón', { syllables: 1 })).toContain('son');
  expect(textsOf('vida', { syllables: 4 })).toContain('agradecida');
  expect(find('vida', { syllables: 5 }).every((found) => found.syllables >= 5)).toBe(true);
});

test('words of the theme come first, or alone', () => {
  const { nouns } = spanishLexicon();
  const ofSea = themes.oceano.fields
    .split(' ')
    .flatMap((field) => nouns.get(field)?.flatMap(({ singular, plural }) => [singular, plural]));
  for (const [word, kind] of [
    ['arena', 'asonante'],
    ['cielo', 'asonante'],
    ['hola', 'consonante'],
  ] as const) {
    const found = find(word, { kind, theme: 'el mar' });
    const first = found.filter(({ isOfTheme }) => isOfTheme);
    expect(first.length, word).toBeGreaterThan(0);
    expect(found.slice(0, first.length)).toEqual(first);
    for (const { word: one, isOfTheme } of found) expect(ofSea.includes(one), one).toBe(isOfTheme);
    const alone = find(word, { kind, theme: 'el mar', onlyTheme: true });
    expect(alone).toEqual(first);
    expect(find(word, { kind }).some(({ isOfTheme }) => isOfTheme)).toBe(false);
  }
  // Nobody knows a word of this theme.
  expect(find('arena', { theme: 'xyzzy', onlyTheme: true })).toEqual([]);
});

test('what is sung comes before what stands in dictionaries, and the short before the long', () => {
  for (const [word, assonant] of [
    ['corazón', 'o'],
    ['vida', 'i-a'],
  ] as const) {
    const levels = new Map(
      list
        .groupsOf(assonant)
        .flatMap(({ buckets }) =>
          buckets().flatMap((bucket) =>
            bucket.words().map((one) => [one, bucket.commonness * 100 + bucket.syllables] as const),
          ),
        ),
    );
    const found = textsOf(word, { kind: 'asonante', limit: 100_000 }).map((one) => levels.get(one));
    expect(found).toEqual(found.toSorted((one = 0, other = 0) => one - other));
    expect(new Set(found).size).toBeGreaterThan(10);
  }
  const found = textsOf('mirada', { limit: 100_000 });
  const place = (word: string) => {
    expect(found).toContain(word);
    return found.indexOf(word);
  };
  expect(place('madrugada')).toBeLessThan(place('nonada'));
  expect(place('nada')).toBeLessThan(place('madrugada'));
});

test('whatever is typed is an answer', () => {
  for (const hostile of ['', ' ', '🎶', 'shh', '\uD800', 'ñ'])
    for (const kind of kinds)
      expect(findRhymes(list, { word: hostile, kind, limit: 9 }), hostile).toBeNull();
  expect(textsOf('constructor', { kind: 'asonante', theme: '__proto__' })).toContain('dos');
  expect(textsOf(`amor${'🎶'.repeat(50)}`)).toEqual(textsOf('amor'));
  expect(find(`amor${'🎶'.repeat(200)}`)).toEqual([]);
  expect(find('la'.repeat(20))).not.toEqual([]);
  expect(find(`a${'la'.repeat(20)}`)).toEqual([]);
  expect(textsOf('mi amor 🎶')).toEqual(textsOf('amor'));
  expect(textsOf('<b>amor</b> <i>sol</i> mar')).toEqual(textsOf('mar'));
  expect(textsOf('corazo\u0301n')).toEqual(textsOf('corazón'));
  for (const part of ['a', 'casa ', 'í', 'a\u0301', '🎶', 'aeiou'])
    for (const kind of kinds)
      findRhymes(list, { word: part.repeat(200_000 / part.length), kind, theme: part, limit: 9 });
  expect(textsOf(`${'casa '.repeat(40_000)}mar`)).toEqual(textsOf('mar'));
  expect(find('mar', { limit: 0 })).toEqual([]);
  expect(findRhymes(list, { word: 'mar', kind: 'consonante', limit: 0 })?.hasMore).toBe(true);
});

test('the list is a light one, of words that are sung', () => {
  expect(statSync(file).size).toBeLessThan(1024 * 1024);
  const text = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  expect(brotliCompressSync(text, quality).length).toBeLessThanOrEqual(250 * 1024);
  const assonances = Object.keys((JSON.parse(text.toString()) as { rhymes: object }).rhymes);
  const all = assonances.flatMap((assonant) =>
    list.groupsOf(assonant).flatMap(({ buckets }) => buckets().flatMap((one) => one.words())),
  );
  expect(all.length).toBeGreaterThan(90_000);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((word) => !/^\p{Lu}?[a-zñáéíóúü]+$/u.test(word) || isInsult(word))).toEqual([]);
  for (const word of all.filter((_, at) => at % 50 === 0))
    expect(rhymeOf(word), word).not.toBeNull();
});

test('each theme has words in the list', () => {
  for (const { fields } of Object.values(themes))
    expect(list.wordsOfFields(fields.split(' ')).size).toBeGreaterThan(40);
});
