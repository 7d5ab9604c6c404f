import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { allFaces, type Face } from '../src/tables/faces.ts';
import { familyOf } from '../src/paint-type.ts';
import { type FontMetrics, remembering } from '../src/type/metrics.ts';

const require = createRequire(import.meta.url);

/** Registers all faces of covers, once a process. Throws where one is missing: Skia would set another one without a word. */
export function registerFaces(): void {
  for (const face of allFaces) register(face);
  const fallback = join(dirname(require.resolve('@fontsource/dejavu-sans/package.json')), 'files');
  GlobalFonts.registerFromPath(
    join(fallback, 'dejavu-sans-latin-400-normal.woff2'),
    'cover fallback',
  );
}

function register(face: Face): void {
  if (GlobalFonts.has(face)) return;
  const [, family = '', weight = ''] = /^(.+)-(\d+)$/.exec(face) ?? [];
  const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  const fileOf = (subset: string) => join(folder, `${family}-${subset}-${weight}-normal.woff2`);
  if (!GlobalFonts.registerFromPath(fileOf('latin'), face))
    throw new Error(`The typeface ${face} cannot be read.`);
  if (existsSync(fileOf('latin-ext')))
    GlobalFonts.registerFromPath(fileOf('latin-ext'), `${face} ext`);
}

/** Measures with the faces that are registered. */
export function createMetrics(): FontMetrics {
  const size = 200;
  const context = createCanvas(8, 8).getContext('2d');
  return remembering((face, text, tracking) => {
    context.font = `${size}px ${familyOf(face)}`;
    context.letterSpacing = `${tracking * size}px`;
    const found = context.measureText(text);
    return {
      left: found.actualBoundingBoxLeft / size,
      right: found.actualBoundingBoxRight / size,
      above: found.actualBoundingBoxAscent / size,
      below: found.actualBoundingBoxDescent / size,
    };
  });
}
