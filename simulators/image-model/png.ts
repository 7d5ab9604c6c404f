import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, from 0 to 255. */
type Colour = readonly [number, number, number];

/** A PNG (ISO/IEC 15948) of colours by column and row. */
export function pngOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    // No filter.
    at += 1;
    for (let x = 0; x < width; x += 1) for (const part of colourAt(x, y)) rows[at++] = part;
  }
  return fileOf(width, height, deflateSync(rows, { level: 1 }));
}

/** One that says to be of any size, and is short. */
export const bombOf = (width: number, height: number): Buffer =>
  fileOf(width, height, deflateSync(Buffer.alloc(2 ** 20), { level: 9 }));

function fileOf(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunkOf('IHDR', head),
    chunkOf('IDAT', pixels),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
