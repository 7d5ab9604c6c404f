import type { ResizeOptions } from 'sharp';
import { decode, openImage } from './open-image.ts';

export type Cover = { bytes: Uint8Array; width: number; height: number; mimeType: 'image/webp' };

/** A cover across a desktop column or a whole phone at three pixels a point. */
const largeSide = 1200;
/** A card in a list at up to 160 points; some 15 kB for a phone on a slow network. */
const thumbSide = 320;

/**
 * The sizes that pages show, the whole picture and a square out of its middle, fit to be seen by everyone: upright,
 * sRGB, without the camera's notes of place and time.
 */
export async function makeCoverVariants(file: string): Promise<{ large: Cover; thumb: Cover }> {
  return {
    large: await render(file, { ...inside(largeSide), quality: 82 }),
    thumb: await render(file, { width: thumbSide, height: thumbSide, fit: 'cover', quality: 78 }),
  };
}

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

async function render(
  file: string,
  { quality, ...size }: ResizeOptions & { quality: number },
): Promise<Cover> {
  const { pixels } = await openImage(file);
  // Unless told otherwise, sharp converts to sRGB and writes no metadata. What is transparent becomes paper.
  const picture = pixels.autoOrient().resize(size).flatten({ background: '#ffffff' });
  const { data, info } = await decode(
    picture.webp({ quality }).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height, mimeType: 'image/webp' };
}
