import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { aliasOf, fallbacks, familyOf, subsets } from '../src/paint-type.ts';
import { allFaces, type Face } from '../src/tables/faces.ts';
import { type FontMetrics, type Ink, remembering } from '../src/type/metrics.ts';
import { directionOf, isPlain } from '../src/type/script.ts';

const require = createRequire(import.meta.url);

/** Registers all faces of covers, once a process. Throws where one is missing: Skia would set another one without a word. */
export function registerFaces(): void {
  for (const face of allFaces) {
    const [, family = '', weight = ''] = /^(.+)-(\d+)$/.exec(face) ?? [];
    for (const subset of subsets) {
      const file = fileOf(family, subset, weight);
      if (subset === 'latin' || existsSync(file)) register(file, aliasOf(face, subset));
    }
  }
  for (const [at, file] of fallbackFiles().entries()) register(file, fallbacks[at] ?? '');
}

/** The files of the fallbacks, in their order. */
export const fallbackFiles = (): string[] =>
  fallbacks.map((fallback) => {
    const [, subset = ''] = fallback.split(' ');
    // DejaVu's file has all of its letters, whatever it is called.
    if (fallback === 'dejavu') return fileOf('dejavu-sans', 'latin');
    return /^(?:arabic|hebrew)$/.test(subset)
      ? fileOf(`noto-sans-${subset}`, subset)
      : fileOf(subset === 'emoji' ? 'noto-emoji' : 'noto-sans', subset);
  });

function fileOf(family: string, subset: string, weight = '700'): string {
  const folder =
    folders.get(family) ?? dirname(require.resolve(`@fontsource/${family}/package.json`));
  folders.set(family, folder);
  return join(folder, 'files', `${family}-${subset}-${weight}-normal.woff2`);
}

/** Where each family stands: to look for it again for each of its files takes longer than to read them. */
const folders = new Map<string, string>();

/** Of this process. The list that Skia itself keeps is made anew each time that it is asked. */
const registered = new Set<string>();

function register(file: string, alias: string): void {
  if (registered.has(alias)) return;
  if (!GlobalFonts.registerFromPath(file, alias))
    throw new Error(`The typeface ${file} cannot be read.`);
  registered.add(alias);
}

/** Measures with the faces that are registered. */
export function createMetrics(): FontMetrics {
  const size = 200;
  const context = createCanvas(8, 8).getContext('2d');
  return remembering((face, text, tracking) => {
    if (!isPlain(text)) return measurePixels(face, text, tracking);
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

/** The ink of a line that needs more than one face, looked for on a canvas: Skia says the box of its first letters alone. */
function measurePixels(face: Face, text: string, tracking: number): Ink {
  const [size, origin, baseline, height] = [80, 80, 160, 240];
  const set = (width: number) => {
    const context = createCanvas(width, height).getContext('2d');
    context.font = `${size}px ${familyOf(face)}`;
    context.letterSpacing = `${tracking * size}px`;
    context.direction = directionOf(text);
    context.textAlign = 'left';
    return context;
  };
  const width = Math.ceil(set(8).measureText(text).width) + 2 * origin;
  const context = set(width);
  context.fillText(text, origin, baseline);
  const { data } = context.getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return {
    left: (origin - left) / size,
    right: (right - origin) / size,
    above: (baseline - top) / size,
    below: (bottom - baseline) / size,
  };
}
