import sharp from 'sharp';

/** The least that a file can cost: these pixels, four bytes each, as JPEG of the quality that is delivered, by sharp as it comes. */
export const encodeFloor = (raw: Uint8Array, side: number): Promise<Buffer> =>
  sharp(raw, { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The same without the search for the shortest codes, as the product encodes: larger files, sooner. */
export const encodeSoonest = (raw: Uint8Array, side: number): Promise<Buffer> =>
  sharp(raw, { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
