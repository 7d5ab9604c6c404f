import { expect, test } from 'vitest';
import { lyricsSchema } from './form.ts';

const whole = { theme: 'el mar', genre: 'folk', mood: 'sereno' };
const issuesOf = (form: Record<string, string>) =>
  lyricsSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('asks for theme, genre and mood; the rest stands', () => {
  expect(lyricsSchema.parse(whole)).toEqual({
    ...whole,
    language: 'spanish',
    structure: 'verse-chorus',
  });
  expect(issuesOf({})).toEqual([
    ['theme', 'Dinos de qué habla la canción'],
    ['genre', 'Escoge un género'],
    ['mood', 'Escoge un ánimo'],
  ]);
});

test.each([
  [
    { theme: 'x'.repeat(61) },
    'theme',
    'Dilo en una sola línea de hasta 60 caracteres: el coro lo va a cantar',
  ],
  [
    { theme: 'x'.repeat(500) },
    'theme',
    'Dilo en una sola línea de hasta 60 caracteres: el coro lo va a cantar',
  ],
  [{ theme: '🎸🔥' }, 'theme', 'Escríbelo con palabras en español'],
  [{ theme: '2600' }, 'theme', 'Escríbelo con palabras en español'],
  [{ theme: '爱' }, 'theme', 'Escríbelo con palabras en español'],
  [{ theme: 'ese malparido' }, 'theme', 'Con insultos no escribimos. Dilo de otra manera'],
  [{ theme: 'La PUTA vida' }, 'theme', 'Con insultos no escribimos. Dilo de otra manera'],
  [{ language: 'english' }, 'language', 'Por ahora solo en español'],
  [{ language: 'klingon' }, 'language', 'Escoge un idioma'],
  [{ genre: 'polka' }, 'genre', 'Escoge un género'],
  [{ mood: '' }, 'mood', 'Escoge un ánimo'],
  [{ structure: 'x' }, 'structure', 'Escoge una estructura'],
])('refuses %j in words', (form, field, words) => {
  expect(issuesOf({ ...whole, ...form })).toEqual([[field, words]]);
});

test.each([
  'la computadora',
  'el disputado voto',
  'mi perro',
  'la culpa',
  'una chimenea',
  'Maricela',
])('«%s» is no insult', (theme) => {
  expect(issuesOf({ ...whole, theme })).toEqual([]);
});
