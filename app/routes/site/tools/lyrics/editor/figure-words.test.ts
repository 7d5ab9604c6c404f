import { expect, test } from 'vitest';
import { countLine } from '#packages/lyrics/src/index.ts';
import { figureWords } from './figure-words.ts';

test.each([
  ['Un poeta gris', 5, 'con sinéresis en «poe-ta»'],
  ['La rosa de Abril', 7, 'separando «de Abril» (dialefa)'],
  ['El ruido', 4, 'con diéresis en «ru-i-do»'],
  ['Teatro gris', 5, 'sílaba por sílaba en «Te-a-tro»'],
  ['Bajo la ola', 4, 'juntando «la ola» (sinalefa)'],
  ['Todavía gris poeta', 6, 'con sinéresis en «To-da-vía» y con sinéresis en «poe-ta»'],
  ['Busqué una estrella en el cielo', 8, ''],
])('%s in %i: %s', (text, metre, words) => {
  expect(figureWords(countLine(text, metre)?.figures ?? [])).toBe(words);
});
