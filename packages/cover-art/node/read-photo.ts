import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Canvas } from '../src/canvas.ts';

/**
 * A photo as covers are painted with it, its short side at most so many pixels, or a part of one: a cover of 16:9 has 1687.5. Skia never
 * sees the bytes of the file.
 */
export async function readPhoto(file: string, side: number): Promise<Canvas> {
  const most = Math.ceil(side);
  const { data, info } = await sharp(file)
    .resize({ width: most, height: most, fit: 'outside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new ImageData(new Uint8ClampedArray(data), info.width, info.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}
