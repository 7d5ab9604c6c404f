import { decode, openImage } from './open-image.ts';

/** Near where more bytes stop being seen; AVIF with the effort at which a phone's photograph takes about a second. */
const encoders = {
  avif: { quality: 56, effort: 3 },
  webp: { quality: 80 },
} as const;

/**
 * A cover at most `side` pixels wide and high, fit to be seen by everyone: upright, sRGB, without the camera's notes of
 * place and time.
 */
export async function renderCover(
  file: string,
  { side, format }: { side: number; format: keyof typeof encoders },
): Promise<Uint8Array> {
  const { pixels } = await openImage(file);
  // Without other options, sharp converts to sRGB and writes no metadata. What is transparent becomes paper.
  const picture = pixels
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  return decode(() => picture[format](encoders[format]).toBuffer());
}
