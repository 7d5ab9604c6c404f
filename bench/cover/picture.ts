import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '#packages/cover-art/src/canvas.ts';
import { createNoise } from '#packages/cover-art/src/noise.ts';
import { createRandom } from '#packages/cover-art/src/random.ts';

const [width, height] = [900, 1200];

let made: Canvas | null = null;

/** A picture as hard as somebody's own: lights and darks of every size, of one person in front of a window. */
export function pictureOfNobody(): Canvas {
  if (made) return made;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  const noise = createNoise(createRandom(11, 'picture'));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [atX, atY] = [x / width, y / width];
      const isPerson = Math.hypot((atX - 0.5) * 1.5, atY - 0.5) < 0.22 || isShoulder(atX, atY);
      const window = (Math.floor(atX * 4) + Math.floor(atY * 3)) % 2 === 0 ? 0.85 : 0.55;
      const light = (isPerson ? 0.3 : window) + 0.35 * noise.fractal(atX * 6, atY * 6, 4);
      const value = 255 * Math.max(0, Math.min(1, light));
      pixels.data.set([value, value * 0.92, value * 0.8, 255], (y * width + x) * 4);
    }
  context.putImageData(pixels, 0, 0);
  return (made = canvas);
}

const isShoulder = (x: number, y: number): boolean =>
  y > 0.72 && Math.abs(x - 0.5) < (y - 0.5) * 0.9;
