import type { Canvas, Context, CreateCanvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import type { Palette } from './tables/palettes.ts';
import { latticeOf } from './lattice.ts';
import { createNoise, type Noise } from './noise.ts';
import { createRandom, type Random } from './random.ts';
import type { Box, Scene } from './scene.ts';

/** Where a style paints: a context in short sides of the cover, and what follows from its seed. */
export type Stage = {
  context: Context;
  width: number;
  height: number;
  /** Pixels of a short side. */
  unit: number;
  palette: Palette;
  ground: Colour;
  random: Random;
  noise: Noise;
  createCanvas: CreateCanvas;
  /** Somebody's own, decoded: never bytes that a stranger sent. */
  photo: Canvas | null;
};

export function createStage(
  scene: Scene,
  canvas: Canvas,
  { createCanvas, photo = null }: Pick<Stage, 'createCanvas'> & { photo?: Canvas | null },
): Stage {
  const { frame, palette, seed, ground } = scene;
  const context = canvas.getContext('2d');
  // A side of it is rounded to whole pixels: the other one is covered to its last pixel, too.
  const unit = Math.max(canvas.width / frame.width, canvas.height / frame.height);
  context.scale(unit, unit);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return {
    ...{ context, unit, palette, createCanvas, photo, width: frame.width, height: frame.height },
    ...{ ground, random: createRandom(seed, 'paint') },
    noise: createNoise(createRandom(seed, 'noise')),
  };
}

export function fillAll({ context, width, height }: Stage, colour: unknown): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
}

export function fillBox({ context }: Stage, { x, y, width, height }: Box, colour: unknown): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

/** A value from 0 to 1 for each place, as a colour of a ramp (three bytes a step); as fine as `most` pixels of a short side. */
export function paintField(
  stage: Stage,
  ramp: Uint8ClampedArray,
  most: number,
  valueAt: (x: number, y: number) => number,
): void {
  const steps = ramp.length / 3 - 1;
  paintPixels(stage, most, (x, y, data, at) => {
    const step = Math.round(Math.max(0, Math.min(1, valueAt(x, y))) * steps) * 3;
    data[at] = ramp[step] ?? 0;
    data[at + 1] = ramp[step + 1] ?? 0;
    data[at + 2] = ramp[step + 2] ?? 0;
  });
}

/** Each place by its own three bytes. */
export function paintPixels(
  stage: Stage,
  most: number,
  paint: (x: number, y: number, data: Uint8ClampedArray, at: number) => void,
): void {
  const { width, height, unit, createCanvas } = stage;
  const fine = Math.min(unit, most);
  const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
  const canvas = createCanvas(columns, rows);
  const target = canvas.getContext('2d');
  const pixels = target.createImageData(columns, rows);
  const { data } = pixels;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = (row * columns + column) * 4;
      paint((column + 0.5) / fine, (row + 0.5) / fine, data, at);
      data[at + 3] = 255;
    }
  target.putImageData(pixels, 0, 0);
  layOver(stage, canvas);
}

/** Lays a coarse picture over the page. What changes slowly needs no costly filter: that takes as long as all else. */
export function layOver({ context, width, height }: Stage, coarse: Canvas): void {
  context.save();
  context.imageSmoothingQuality = 'low';
  context.drawImage(coarse, 0, 0, width, height);
  context.restore();
}

/** Twice as large by a costly filter, after which a cheap one does as well. */
function doubled({ createCanvas }: Stage, coarse: Canvas): Canvas {
  const canvas = createCanvas(2 * coarse.width, 2 * coarse.height);
  const target = canvas.getContext('2d');
  target.imageSmoothingQuality = 'high';
  target.drawImage(coarse, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Film grain, as large on a thumbnail as on a poster; at full size it hides the steps of a gradient. */
export function paintGrain(stage: Stage, amount: number, size = 1, how = 'overlay'): void {
  const { context, width, height, unit, createCanvas, random } = stage;
  // What is enlarged more is made smaller, so that it comes to as many pixels.
  const side = Math.round(512 / size);
  const canvas = createCanvas(side, side);
  const target = canvas.getContext('2d');
  const pixels = target.createImageData(side, side);
  const values = new Uint32Array(pixels.data.buffer);
  let state = random.int(1, 2 ** 30) | 1;
  for (let at = 0; at < values.length; at += 1) {
    // xorshift32 (G. Marsaglia, 2003); the mean of two bytes has fewer of the extremes.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const value = ((state & 255) + ((state >>> 8) & 255)) >> 1;
    values[at] = 0xff000000 | (value << 16) | (value << 8) | value;
  }
  target.putImageData(pixels, 0, 0);
  // Once at the size at which it is laid: to enlarge it all over the page costs many times as much as to lay it.
  const tile = enlarged(stage, canvas, Math.max(1, Math.round((side * size * unit) / 1500)));
  context.save();
  context.globalAlpha = amount;
  context.globalCompositeOperation = how;
  context.imageSmoothingEnabled = false;
  context.scale(1 / unit, 1 / unit);
  for (let y = 0; y < height * unit; y += tile.height)
    for (let x = 0; x < width * unit; x += tile.width) context.drawImage(tile, x, y);
  context.restore();
}

/** A tile at so many pixels, as smooth over its seams as within. */
function enlarged({ createCanvas }: Stage, canvas: Canvas, side: number): Canvas {
  const tile = createCanvas(side, side);
  const target = tile.getContext('2d');
  target.imageSmoothingQuality = 'high';
  target.scale(side / canvas.width, side / canvas.height);
  target.fillStyle = target.createPattern(canvas, 'repeat');
  target.fillRect(0, 0, canvas.width, canvas.height);
  return tile;
}

/** Paper that took the ink unevenly. */
export function paintPaper(stage: Stage, amount: number): void {
  const { context, width, height, unit, createCanvas, noise } = stage;
  const fine = Math.min(unit, 420);
  const blotchAt = latticeOf(stage, 60, (x, y) => noise(x * 5, y * 5));
  const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
  const canvas = createCanvas(columns, rows);
  const target = canvas.getContext('2d');
  const pixels = target.createImageData(columns, rows);
  const values = new Uint32Array(pixels.data.buffer);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column / fine, row / fine];
      const tone = noise(x * 160, y * 160) + blotchAt(x, y);
      const value = Math.max(0, Math.min(255, 128 + tone * 45)) | 0;
      values[row * columns + column] = 0xff000000 | (value << 16) | (value << 8) | value;
    }
  target.putImageData(pixels, 0, 0);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = amount;
  layOver(stage, fine < unit / 2 ? doubled(stage, canvas) : canvas);
  context.restore();
}
