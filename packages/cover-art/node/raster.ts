import { type Canvas as SkiaCanvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { type Painted, paint } from '../src/paint.ts';
import type { Scene } from '../src/scene.ts';
import { type CoverMark, paintMark } from '../src/watermark.ts';
import type { Canvas } from '../src/canvas.ts';
import { withSrgbProfile } from './srgb-profile.ts';

export type RasterOptions = {
  /** Pixels of the short side. */
  side: number;
  photo?: Canvas | null;
  mark?: CoverMark;
};

/** Paints a scene; null of one whose type does not stand out from what is under it. */
export function drawCover(
  scene: Scene,
  { side, photo = null, mark }: RasterOptions,
): { canvas: SkiaCanvas; painted: Painted } {
  const { width, height } = scene.frame;
  const canvas = createCanvas(Math.round(width * side), Math.round(height * side));
  const painted = paint(scene, canvas, createCanvas, photo);
  // The context is in short sides since it was painted.
  if (mark) paintMark(canvas.getContext('2d'), scene, mark.words, mark.phase);
  return { canvas, painted };
}

/** As platforms take it: JPEG of three channels in sRGB, with its profile, and nothing that says where or when. */
export async function encodeJpeg(canvas: SkiaCanvas): Promise<Buffer> {
  const { width, height } = canvas;
  // A cover leaves no pixel open, so its colours are the same whether they were multiplied by their alpha or not.
  const file = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return withSrgbProfile(file);
}
