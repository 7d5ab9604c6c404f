import sharp from 'sharp';

/** A square PNG of this many pixels a side, with a note of where it was taken that must not get out. */
export async function writeCover(file: string, side: number): Promise<void> {
  await sharp({ create: { width: side, height: side, channels: 3, background: '#f6a821' } })
    .withExif({ IFD0: { ImageDescription: 'Casa de Ana' } })
    .png()
    .toFile(file);
}
