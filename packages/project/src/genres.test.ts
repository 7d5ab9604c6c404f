import { expect, test } from 'vitest';
import { genreLabel, genres, isGenre } from './genres.ts';

const offered =
  'pop rock hip-hop r&b electronic latin reggaeton country jazz classical folk punk metal blues reggae world alternative indie funk soul';

test('twenty genres are stored by their English names', () => {
  expect(Object.keys(genres)).toEqual(offered.split(' '));
});

test.each([
  ['alternative', 'Alternativo'],
  ['world', 'Músicas del mundo'],
  ['rock', 'Rock'],
  ['r&b', 'R&B'],
])('%s is read as «%s»', (stored, label) => {
  expect(genreLabel(stored)).toBe(label);
});

test.each(['cumbia', 'toString', '__proto__', ''])(
  '«%s» is none, and is shown as it is',
  (name) => {
    expect(isGenre(name)).toBe(false);
    expect(genreLabel(name)).toBe(name);
  },
);
