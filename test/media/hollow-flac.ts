import { createCrc } from '#server/media/containers/crc.ts';

const crc8 = createCrc(8, 0x07);
const crc16 = createCrc(16, 0x8005);
const blockSamples = 4096;
const frames = 640;

/** A FLAC of a minute of which only the first frame and the last are there: it passes for a song, and has no preview. */
export function hollowFlac(): Buffer {
  // RFC 9639 §8.2: 44,100 Hz, 2 channels, 16 bits.
  const info = Buffer.alloc(34);
  info.writeUInt16BE(blockSamples, 0);
  info.writeUInt16BE(blockSamples, 2);
  info.writeUInt32BE(0x0ac442f0, 10);
  info.writeUInt32BE(frames * blockSamples, 14);
  const head = Buffer.from('fLaC\x80\0\0\x22', 'latin1');
  return Buffer.concat([head, info, silence(0), silence(frames - 1)]);
}

/** RFC 9639 §9: a frame with a constant of 0 in both channels. */
function silence(number: number): Buffer {
  const coded = number < 128 ? [number] : [0xc0 | (number >>> 6), 0x80 | (number & 63)];
  const header = Buffer.of(0xff, 0xf8, 0xc9, 0x18, ...coded);
  const frame = Buffer.concat([header, Buffer.of(crc8(header)), Buffer.alloc(6)]);
  const check = Buffer.alloc(2);
  check.writeUInt16BE(crc16(frame));
  return Buffer.concat([frame, check]);
}
