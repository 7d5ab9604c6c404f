import { expect, test } from 'vitest';
import { readDescription } from './description.ts';

test.each([
  ['La montaña con niebla, en verde', ['montaña', 'cielo o niebla', 'verde']],
  ['una NOCHE azul en la ciudad', ['noche', 'azul', 'ciudad']],
  ['un retrato de mi tía', []],
  ['', []],
])('of «%s» it says what it understood', (text, says) => {
  expect(readDescription(text).says).toEqual(says);
});

test('what was understood asks for styles and palettes, each once', () => {
  const { styles, palettes } = readDescription('mar, mar azul');
  expect(styles).toContain('ripples');
  expect(new Set(palettes).size).toBe(palettes.length);
});
