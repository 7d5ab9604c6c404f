import { expect, test } from 'vitest';
import { parseAdjectives, parseNouns, parseVerbs, verbForms } from './words.ts';

test('a field has its own nouns, and those that it borrows', () => {
  const nouns = parseNouns([
    {
      light: 'luna f lunas 1 1\nluz f luces 1 1\n= agua',
      water: 'agua fa aguas 0 2\nsed f - -1 0',
    },
  ]);
  expect(nouns.get('light')?.map(({ singular }) => singular)).toEqual(['luna', 'luz', 'agua']);
  expect(nouns.get('water')).toEqual([
    { singular: 'agua', plural: 'aguas', gender: 'fa', valence: 0, concreteness: 2 },
    { singular: 'sed', plural: null, gender: 'f', valence: -1, concreteness: 0 },
  ]);
});

test.each([
  [{ light: 'luna f lunas 1 1', sky: 'luna f lunas 1 1' }, '«luna» is in the bank twice'],
  [{ light: 'luna x lunas 1 1' }, 'no gender: luna'],
  [{ light: '= faro' }, '«faro» is not in the bank'],
])('a table that is wrong is refused: %j', (fields, words) => {
  expect(() => parseNouns([fields])).toThrow(words);
});

test('adjectives and verbs have their forms by name', () => {
  expect(parseAdjectives('roto rota rotos rotas -1').get('roto')).toEqual({
    ...{ m: 'roto', f: 'rota', mp: 'rotos', fp: 'rotas', valence: -1 },
  });
  const line = verbForms.map((form) => (form === 'inf' ? 'arder' : form)).join(' ');
  expect(parseVerbs([line]).get('arder')).toMatchObject({ pres3p: 'pres3p', ord2s: 'ord2s' });
  expect(() => parseVerbs(['arder ardiendo'])).toThrow('2 forms: arder ardiendo');
});
