import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCuts } from './spanish-fonts.ts';

const stylesheet = readFileSync('app/ui/fonts.css', 'utf8');

test('every font of the site is cut, to all that Spanish is written with', () => {
  const cuts = readCuts(stylesheet);
  expect(cuts.map(({ cut }) => cut)).toEqual([
    'anybody.woff2',
    'figtree.woff2',
    'martian-mono.woff2',
  ]);
  const text = 'AZaz 09 áéíóúüñ ÁÉÍÓÚÜÑ ¿¡!? «cita» (más): uno, dos; $ 95.000 / 72 % — – … + × · −';
  for (const { cut, characters } of cuts) {
    expect(
      Array.from(text).filter((letter) => !characters.includes(letter)),
      cut,
    ).toEqual([]);
    expect(characters, cut).not.toContain('ç');
  }
});

test('a font is cut to what its whole one is not declared for', () => {
  const css = `
    @font-face { font-family: 'X'; src: url('../build/fonts/x.woff2'); }
    @font-face { font-family: 'X'; src: url('x/whole.woff2'); unicode-range: U+21-7E, U+A1-FF, U+2009-2212; }`;
  expect(readCuts(css)).toEqual([
    { whole: 'x/whole.woff2', cut: 'x.woff2', characters: ' \u00A0' },
  ]);
});

test('a font that is cut from nothing stops the build', () => {
  const css = `@font-face { font-family: 'X'; src: url('../build/fonts/x.woff2'); }`;
  expect(() => readCuts(css)).toThrow('x.woff2');
});
