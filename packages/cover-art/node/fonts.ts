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
  const set = (face: Face, tracking: number) => {
    context.font = `${size}px ${familyOf(face)}`;
    context.letterSpacing = `${tracking * size}px`;
  };
  const inkOfWord = remembering(createPixelMetrics());
  return remembering((face, text, tracking) => {
    set(face, tracking);
    const found = context.measureText(text);
    if (!isPlain(text))
      return joined(text, found.width / size, (word) => inkOfWord(face, word, tracking));
    return {
      left: found.actualBoundingBoxLeft / size,
      right: found.actualBoundingBoxRight / size,
      above: found.actualBoundingBoxAscent / size,
      below: found.actualBoundingBoxDescent / size,
    };
  });
}

/** The ink of a line that needs more than one face, of which Skia says the advance, and of its box the first letters alone. */
function joined(text: string, advance: number, inkOf: (word: string) => WordInk): Ink {
  const words = text.split(' ').map(inkOf);
  const ends = [words[0], words.at(-1)];
  const [first, last] = directionOf(text) === 'rtl' ? ends.toReversed() : ends;
  return {
    left: first?.left ?? 0,
    right: advance - ((last?.advance ?? 0) - (last?.right ?? 0)),
    above: Math.max(...words.map(({ above }) => above)),
    below: Math.max(...words.map(({ below }) => below)),
  };
}

type WordInk = Ink & { advance: number };

/** A word that is wider is taken to fill its advance: no title has one that is read. */
const widest = 8000;

/** Looks for the ink of words on one canvas, which grows with them: Skia frees what it took late. */
function createPixelMetrics(): (face: Face, text: string, tracking: number) => WordInk {
  const [size, origin, baseline, height] = [80, 80, 160, 240];
  let canvas = createCanvas(1000, height);
  return (face, text, tracking) => {
    const set = () => {
      const context = canvas.getContext('2d');
      context.font = `${size}px ${familyOf(face)}`;
      context.letterSpacing = `${tracking * size}px`;
      context.direction = directionOf(text);
      context.textAlign = 'left';
      return context;
    };
    const advance = set().measureText(text).width;
    const width = Math.ceil(advance) + 2 * origin;
    if (width > widest)
      return { left: 0, right: advance / size, above: 1, below: 0.35, advance: advance / size };
    if (width > canvas.width) canvas = createCanvas(width, height);
    const context = set();
    context.clearRect(0, 0, canvas.width, height);
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
      ...{ left: (origin - left) / size, right: (right - origin) / size },
      ...{ above: (baseline - top) / size, below: (bottom - baseline) / size },
      advance: advance / size,
    };
  };
}
