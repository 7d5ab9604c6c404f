import type { ImageFacts } from './facts.ts';
import { decode, openImage } from './open-image.ts';

/** Says what the bytes of a picture are, never what its name says, after decoding it to the last pixel. */
export async function identifyImage(file: string): Promise<ImageFacts> {
  const { facts, pixels } = await openImage(file);
  await decode(() => pixels.resize(16, 16, { fit: 'inside' }).raw().toBuffer());
  return facts;
}
