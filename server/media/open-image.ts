import { stat } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { ImageFacts } from './facts.ts';
import { sharp } from './image-library.ts';

export type OpenImage = { facts: ImageFacts; pixels: Sharp };

const mostPixels = 100_000_000;
/** Progressive pictures and WebP stand in memory whole while they are decoded; others pass through in strips. */
const mostPixelsAtOnce = 36_000_000;

const mimeTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Record<ImageFacts['format'], ImageFacts['mimeType']>;

/** Reads what a picture is from its first bytes, and opens it when decoding it is affordable. Nothing is decoded yet. */
export async function openImage(file: string): Promise<OpenImage> {
  if ((await stat(file)).size === 0) throw new AppError('image.empty');
  const pixels = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, isProgressive, autoOrient } = await readHeader(file);
  if (!isAllowed(format)) throw new AppError('image.invalid');
  const { width, height } = autoOrient;
  const most = isProgressive || format === 'webp' ? mostPixelsAtOnce : mostPixels;
  if (width * height > most) throw new AppError('image.too-many-pixels');
  return { facts: { format, mimeType: mimeTypes[format], width, height }, pixels };
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('image.invalid', { cause });
  }
}

const isAllowed = (format: string): format is ImageFacts['format'] => format in mimeTypes;

/** Two of the threads that read files, too: with more, hostile pictures would keep everyone else's files waiting. */
const inTurn = limitConcurrency(2);

/** Decodes when it is its turn; a picture that breaks off, or whose bytes are damaged, is refused. */
export async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (cause) {
    throw new AppError('image.invalid', { cause });
  }
}
