import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf } from './font-characters.ts';
import { fontFaces } from './font-faces.ts';
import { provideFonts } from './provide-fonts.ts';
import { readTables } from './sfnt.ts';

const { folder, characters } = await provideFonts();
const files = (await readdir(folder)).filter((name) => name.endsWith('.ttf'));
const fonts = await Promise.all(files.map((name) => readFile(join(folder, name))));

test('every face is a TrueType font of its own family, which no machine has', () => {
  expect(fonts).toHaveLength(fontFaces.length);
  const families = fonts.map((font) => {
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const names = readTables(font).get('name')?.swap16().toString('utf16le') ?? '';
    return fontFaces.find(({ family }) => names.includes(family))?.family;
  });
  expect(new Set(families)).toEqual(new Set(fontFaces.map(({ family }) => family)));
});

test('a bold face says that it is one', () => {
  const weights = fonts.map((font) => readTables(font).get('OS/2')?.readUInt16BE(4));
  for (const { axes } of fontFaces) if (axes.wght) expect(weights).toContain(axes.wght);
});

test('the fonts together have what Spanish and its signs are written with', () => {
  for (const sign of 'áéíóúüñÁÉÍÓÚÜÑ«»“”—–…¿¡€$%°º×÷−≥→✓✕℗©®™☐□')
    expect(characters, sign).toContain(sign.codePointAt(0));
  expect(characters).not.toContain('🌫'.codePointAt(0));
});

test('each font has the letters of its own, and no more than it has', () => {
  const sizes = fonts.map((font) => charactersOf(font).length);
  // Those of DejaVu Sans, then of our own.
  expect(Math.max(...sizes)).toBeGreaterThan(5_000);
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(characters.size).toBeGreaterThanOrEqual(Math.max(...sizes));
});
