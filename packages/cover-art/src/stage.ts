import type { Canvas, Context, CreateCanvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import type { Palette } from './tables/palettes.ts';
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
