import { writeFile } from 'node:fs/promises';
import { AppError } from '../app-error.ts';
import { decode, openImage } from './open-image.ts';

/** What a picture is made for: to be read by the staff, or to be painted with. */
const looks = {
  proof: { quality: 82, mozjpeg: true },
  photo: { quality: 92, chromaSubsampling: '4:4:4' },
} as const;

export type StillLook = keyof typeof looks;

/**
 * Makes a JPEG at most `side` pixels wide and high of one picture that stands still: upright, sRGB, without the camera's
 * notes, and without whatever else its file holds. Resolves with its size. Rejects with `image.*`.
 */
export async function renderStill(
  file: string,
  { to, side, look }: { to: string; side: number; look: StillLook },
): Promise<{ width: number; height: number }> {
  const { pixels } = await openImage(file);
  const { pages = 1 } = await pixels.metadata();
  if (pages > 1) throw new AppError('image.invalid');
  const picture = pixels
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  const { data, info } = await decode(() =>
    picture.jpeg(looks[look]).toBuffer({ resolveWithObject: true }),
  );
  // Apart: a disk that is full says nothing of the picture.
  await writeFile(to, data);
  return { width: info.width, height: info.height };
}
