import { expect, test } from 'vitest';
import { titleLines } from './title-lines.ts';

const width = 356;
const textsOf = (title: string) => titleLines(title, width).lines.map(({ text }) => text);

test.each([
  ['Páramo adentro', ['Páramo', 'adentro']],
  ['Canción Ñandú — ¿qué?', ['Canción', 'Ñandú —', '¿qué?']],
  ['Sí', ['Sí']],
  ['La llave de tu casa', ['La llave', 'de tu', 'casa']],
  ['Electroencefalografista', ['Electroencefalograf…']],
  ['  dos   espacios  ', ['dos', 'espacios']],
  ['', []],
])('«%s» is set as %j', (title, lines) => {
  expect(textsOf(title)).toEqual(lines);
});

test('a title too long for three lines ends in an ellipsis', () => {
  const lines = textsOf(
    'Un título que nadie va a leer entero en una portada porque no cabe de ninguna manera',
  );
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/[^…]…$/);
});

test('a cut word at the end of a cut title has one ellipsis', () => {
  expect(textsOf('Electroencefalografista '.repeat(4))).toEqual(
    Array(3).fill('Electroencefalograf…'),
  );
});

test('every line is as wide as the sheet through the width axis, within what the letters can do', () => {
  for (const title of [
    'Páramo adentro',
    'Sí',
    'Mmm',
    'i',
    'Electroencefalografista',
    'W'.repeat(200),
  ]) {
    const { size, lines } = titleLines(title, width);
    expect(size).toBeGreaterThan(20);
    for (const { stretch } of lines) {
      expect(stretch).toBeGreaterThanOrEqual(50);
      expect(stretch).toBeLessThanOrEqual(150);
    }
  }
});

test('a word too short to fill its line is left as wide as its letters are', () => {
  expect(titleLines('Sí', width).lines).toEqual([{ text: 'Sí', stretch: 150, isFitted: false }]);
  expect(titleLines('Páramo', width).lines[0]?.isFitted).toBe(true);
});
