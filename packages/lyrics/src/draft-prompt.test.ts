import { expect, test } from 'vitest';
import { draftPrompt } from './draft-prompt.ts';
import { generateSong } from './generate.ts';
import type { SongRequest } from './song.ts';
import { createSpanishBank } from './spanish-bank.ts';

const bank = createSpanishBank();
const promptOf = (request: Partial<SongRequest>) => {
  const whole: SongRequest = {
    ...{ theme: 'el mar', genre: 'folk', mood: 'sereno', structure: 'verse-chorus', seed: 5 },
    ...request,
  };
  return draftPrompt(generateSong(bank, whole), whole).user;
};

test('says the theme, the genre, the mood and the form of each stanza once', () => {
  expect(promptOf({ theme: 'El mar de Ñandú' })).toBe(
    `Tema: «El mar de Ñandú». Género: Folk. Ánimo: Sereno.

[Verso]
Una estrofa de 4 versos de 8 sílabas. Riman en asonante los versos 2 y 4.
Una estrofa de 4 versos de 8 sílabas. Riman en asonante los versos 2 y 4.

[Coro]
Una estrofa de 4 versos de 8 sílabas. Riman en consonante los versos 2 y 4.
Un verso dice, tal cual: el mar de Ñandú

[Verso]
Una estrofa de 4 versos de 8 sílabas. Riman en asonante los versos 2 y 4.
Una estrofa de 4 versos de 8 sílabas. Riman en asonante los versos 2 y 4.`,
  );
});

test.each([
  [
    { genre: 'hip-hop' },
    'Una estrofa de 4 versos de 16 sílabas en dos mitades, de 8 y de 8, con una coma en medio.',
  ],
  [
    { structure: 'free' },
    'Una estrofa de 4 versos de 11 sílabas, 7 sílabas, 11 sílabas y 11 sílabas. Ninguno rima.',
  ],
  [{ structure: 'aaba' }, 'Las estrofas A terminan todas con el mismo verso, igual en cada una.'],
  [{ genre: 'vallenato' }, 'Riman en consonante los versos 1, 4 y 5.'],
] as const)('%j is said as it is asked', (request, words) => {
  expect(promptOf(request)).toContain(words);
});
