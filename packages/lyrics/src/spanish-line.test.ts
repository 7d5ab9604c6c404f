import { expect, test } from 'vitest';
import { sampled } from '#test/sampled.ts';
import { generateSong } from './generate.ts';
import { type Genre, genreProfiles } from './genres.ts';
import { structures } from './plan.ts';
import { createSpanishBank } from './spanish-bank.ts';
import { isSpanishLine } from './spanish-line.ts';

test.each([
  'Salí temprano a la playa',
  '¿Qué le digo yo al silencio?',
  'Y el reloj, que no perdona…',
  '«Volvé», me dijo la lluvia',
  "Pa' qué te voy a mentir",
  'Mi corazón es un buey',
  'La noche del dos de abril',
])('«%s» can stand in a song', (line) => {
  expect(isSpanishLine(line, 'el mar')).toBe(true);
});

test.each([
  ['English', 'I walked along the water'],
  ['English without its little words', 'Nothing left but moonlight dreaming'],
  ['Portuguese', 'Não sei se você me espera'],
  ['Portuguese without its signs', 'O mar me leva pra longe'],
  ['French', 'Je marche dans la nuit'],
  ['markup', '<b>Salí temprano a la playa</b>'],
  ['marks', '**Salí temprano a la playa**'],
  ['a link', 'Salí [temprano](https://ejemplo.co)'],
  ['a slot', 'Salí {temprano} a la playa'],
  ['numbers', 'Salí a las 3 de la tarde'],
  ['other letters', 'Вышла на берег Катюша'],
  ['a sign', 'Salí temprano 🎸 a la playa'],
  ['a byte that was none', 'Salí temprano a la pla\uFFFDa'],
  ['an insult', 'La puta lluvia del lunes'],
  ['no word of ours', 'Brrr tskt grmp krk'],
  ['too many letters', 'la '.repeat(40)],
])('%s cannot', (_, line) => {
  expect(isSpanishLine(line, 'el mar')).toBe(false);
});

test('what the theme says is right as it is said', () => {
  expect(isSpanishLine('Sueño con São Paulo', 'São Paulo')).toBe(true);
  expect(isSpanishLine('Sueño con São Paulo', 'el mar')).toBe(false);
  expect(isSpanishLine('Nadie me quita tu love', 'love')).toBe(true);
});

const bank = createSpanishBank();

test.each(sampled(Object.keys(genreProfiles) as Genre[], 9))(
  'what our own bank says in %s can',
  (genre) => {
    for (const [seed, structure] of structures.entries())
      for (const mood of ['triste', 'fiestero'] as const) {
        const song = generateSong(bank, { theme: 'la tusa', genre, mood, structure, seed });
        const lines = song.sections.flatMap(({ stanzas }) =>
          stanzas.flatMap((stanza) => stanza.lines.map(({ text }) => text)),
        );
        expect(lines.filter((line) => !isSpanishLine(line, 'la tusa'))).toEqual([]);
      }
  },
);
