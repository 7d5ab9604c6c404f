import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { cutFont, readCuts, spanishFonts } from './spanish-fonts.ts';

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
    @font-face { font-family: 'X'; src: url('../build/fonts/x.woff2'); font-weight: 400; }
    @font-face { font-family: 'X'; src: url('x/whole.woff2'); unicode-range: U+21-7E, U+A1-FF, U+2009-2212; }`;
  expect(readCuts(css)).toEqual([
    { whole: 'x/whole.woff2', cut: 'x.woff2', characters: ' \u00A0', axes: {} },
  ]);
});

test('a font that is cut from nothing stops the build', () => {
  const css = `@font-face { font-family: 'X'; src: url('../build/fonts/x.woff2'); }`;
  expect(() => readCuts(css)).toThrow('x.woff2');
});

test('a variable font is cut to the weights and widths of its face', async () => {
  const [cut] = readCuts(`
    @font-face { font-family: 'X'; src: url('../build/fonts/x.woff2'); font-weight: 600 860; font-stretch: 60% 150%; }
    @font-face { font-family: 'X'; src: url('@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2');
      unicode-range: U+41-5A; }`);
  if (!cut) throw new Error('No cut');
  const whole = readFileSync(join('node_modules', cut.whole));
  expect(axesOf(await cutFont(whole, cut, 'sfnt'))).toEqual({ wdth: [60, 150], wght: [600, 860] });
});

test('a server that only reads the routes leaves the folder to the build beside it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'fonts.css'), '');
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'error' },
    // What React Router keeps of each plugin for the server that it reads the routes with.
    plugins: [{ ...spanishFonts('fonts.css'), configureServer: undefined }],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  await server.pluginContainer.buildStart({});
  await server.close();
  expect(readdirSync(root)).not.toContain('build');
});

/** The ranges in the `fvar` table of an OpenType font. */
function axesOf(font: Uint8Array): Record<string, [number, number]> {
  const bytes = Buffer.from(font);
  const word = (at: number) => bytes.toString('latin1', at, at + 4);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => word(at) === 'fvar');
  if (record === undefined) return {};
  const table = bytes.readUInt32BE(record + 8);
  const first = table + bytes.readUInt16BE(table + 4);
  const size = bytes.readUInt16BE(table + 10);
  return Object.fromEntries(
    Array.from({ length: bytes.readUInt16BE(table + 8) }, (_, index) => {
      const at = first + size * index;
      return [word(at), [bytes.readInt32BE(at + 4) / 65536, bytes.readInt32BE(at + 12) / 65536]];
    }),
  );
}
