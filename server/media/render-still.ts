import { AppError } from '../app-error.ts';
import { decode, openImage } from './open-image.ts';

/**
 * Makes a JPEG at most `side` pixels wide and high of one picture that stands still: upright, sRGB, without the camera's
 * notes, and without whatever else its file holds. Rejects with `image.*`.
 */
export async function renderStill(
  file: string,
  { to, side }: { to: string; side: number },
): Promise<void> {
  const { pixels } = await openImage(file);
  const { pages = 1 } = await pixels.metadata();
  if (pages > 1) throw new AppError('image.invalid');
  const picture = pixels
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  await decode(() => picture.jpeg({ quality: 82, mozjpeg: true }).toFile(to));
}
