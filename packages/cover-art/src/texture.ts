import type { Canvas } from './canvas.ts';
import { latticeOf } from './lattice.ts';
import { layOver, type Stage } from './stage.ts';

/** Film grain, as large on a thumbnail as on a poster; at full size it hides the steps of a gradient. */
export function paintGrain(stage: Stage, amount: number, size = 1): void {
  const { context, width, height, unit } = stage;
  // Once at the size at which it is laid: to enlarge it all over the page costs many times as much as to lay it.
  const tile = grainOf(stage, size, unit);
  context.save();
  context.globalAlpha = amount;
  context.globalCompositeOperation = 'overlay';
  context.imageSmoothingEnabled = false;
  context.scale(1 / unit, 1 / unit);
  for (let y = 0; y < height * unit; y += tile.height)
    for (let x = 0; x < width * unit; x += tile.width) context.drawImage(tile, x, y);
  context.restore();
}

/** Paper that took the ink unevenly, and so much grain on it: one sheet, laid over the page once. */
export function paintPaper(stage: Stage, amount: number, grain: number, size = 1): void {
  const { context, width, height, unit, createCanvas } = stage;
  // Half of the pixels of a poster are as fine as grain is.
  const fine = Math.min(unit, 1500);
  const sheet = createCanvas(Math.round(width * fine), Math.round(height * fine));
  const target = sheet.getContext('2d');
  const paper = paperOf(stage, fine);
  target.imageSmoothingQuality = 'low';
  target.drawImage(paper, 0, 0, sheet.width, sheet.height);
  const tile = grainOf(stage, size, fine);
  const all = amount / 2 + grain;
  target.globalAlpha = grain / all;
  for (let y = 0; y < sheet.height; y += tile.height)
    for (let x = 0; x < sheet.width; x += tile.width) target.drawImage(tile, x, y);
  context.save();
  context.globalAlpha = all;
  context.globalCompositeOperation = 'overlay';
  layOver(stage, sheet);
  context.restore();
}

/** A tile of grain for a page whose short side has so many pixels. */
function grainOf(stage: Stage, size: number, unit: number): Canvas {
  const { createCanvas, random } = stage;
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
  return enlarged(stage, canvas, Math.max(1, Math.round((side * size * unit) / 1500)));
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

/** Fibres and blotches. */
function paperOf(stage: Stage, unit: number): Canvas {
  const { width, height, createCanvas, noise } = stage;
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
  return fine < unit / 2 ? doubled(stage, canvas) : canvas;
}

/** Twice as large by a costly filter, after which a cheap one does as well. */
function doubled({ createCanvas }: Stage, coarse: Canvas): Canvas {
  const canvas = createCanvas(2 * coarse.width, 2 * coarse.height);
  const target = canvas.getContext('2d');
  target.imageSmoothingQuality = 'high';
  target.drawImage(coarse, 0, 0, canvas.width, canvas.height);
  return canvas;
}
