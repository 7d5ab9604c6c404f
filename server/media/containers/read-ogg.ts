import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { createCrc } from './crc.ts';
import type { Sound } from './sound.ts';

type Page = {
  isFirst: boolean;
  /** Its last packet goes on in a page that has to follow. */
  isOpen: boolean;
  /** The sample position behind the page's last whole packet; -1 when none ends in it. */
  granule: bigint;
  serial: number;
  bytes: number;
  body: Buffer;
};

type Stream = Omit<Sound, 'durationSeconds'> & { granuleHertz: number; skippedSamples: number };

const pageHeaderBytes = 27;
const longestPage = pageHeaderBytes + 255 + 255 * 255;
const crc32 = createCrc(32, 0x04c11db7);

/** One Opus or Vorbis stream in Ogg. It is whole when it ends with a whole page that owes no packet. */
export async function readOgg(source: ByteSource): Promise<Sound> {
  const first = parsePage(await source.read(0, longestPage));
  if (!first?.isFirst) throw new AppError('audio.invalid');
  const second = parsePage(await source.read(first.bytes, longestPage));
  if (!second) throw new AppError('audio.truncated');
  const tailStart = Math.max(0, source.size - longestPage);
  const last = findLastPage(await source.read(tailStart, longestPage));
  if (!last || last.isOpen || last.granule < 0n) throw new AppError('audio.truncated');
  // Several streams side by side (a video) or one behind the other (a radio recording) are no song.
  if (second.isFirst || last.serial !== first.serial) throw new AppError('audio.invalid');
  const { granuleHertz, skippedSamples, ...stream } = parseStream(first.body);
  const samples = Number(last.granule) - skippedSamples;
  return { ...stream, durationSeconds: samples / granuleHertz };
}

function parseStream(packet: Buffer): Stream {
  // RFC 7845 §5.1: positions always count at 48 kHz; the pre-skip is not played.
  if (packet.length >= 19 && packet.toString('latin1', 0, 8) === 'OpusHead') {
    return {
      codec: 'Opus',
      sampleRateHertz: 48_000,
      bitDepth: null,
      channels: packet.readUInt8(9),
      granuleHertz: 48_000,
      skippedSamples: packet.readUInt16LE(10),
    };
  }
  // Vorbis I §4.2.2.
  if (packet.length >= 30 && packet.toString('latin1', 0, 7) === '\x01vorbis') {
    const sampleRateHertz = packet.readUInt32LE(12);
    return {
      codec: 'Vorbis',
      sampleRateHertz,
      bitDepth: null,
      channels: packet.readUInt8(11),
      granuleHertz: sampleRateHertz,
      skippedSamples: 0,
    };
  }
  throw new AppError('audio.invalid');
}

/** RFC 3533 §6. Null when the bytes do not begin with a whole page, or its CRC is wrong. */
function parsePage(bytes: Buffer): Page | null {
  const length = pageLength(bytes);
  if (length === null || length > bytes.length) return null;
  const segments = bytes.subarray(pageHeaderBytes, pageHeaderBytes + bytes.readUInt8(26));
  const bodyStart = pageHeaderBytes + segments.length;
  const page = Buffer.from(bytes.subarray(0, length));
  // "The CRC is computed over the page with its own field set to zero."
  page.writeUInt32LE(0, 22);
  if (crc32(page) !== bytes.readUInt32LE(22)) return null;
  return {
    isFirst: (bytes.readUInt8(5) & 2) !== 0,
    isOpen: segments.at(-1) === 255,
    granule: bytes.readBigInt64LE(6),
    serial: bytes.readUInt32LE(14),
    bytes: length,
    body: page.subarray(bodyStart),
  };
}

/** Null when the bytes do not begin with the header of a page. */
function pageLength(bytes: Buffer): number | null {
  if (bytes.length < pageHeaderBytes || bytes.toString('latin1', 0, 5) !== 'OggS\0') return null;
  const bodyStart = pageHeaderBytes + bytes.readUInt8(26);
  let length = bodyStart;
  for (const segment of bytes.subarray(pageHeaderBytes, bodyStart)) length += segment;
  return length;
}

function findLastPage(tail: Buffer): Page | null {
  for (let position = tail.length; position > 0;) {
    position = tail.lastIndexOf('OggS', position - 1, 'latin1');
    if (position < 0) return null;
    const rest = tail.subarray(position);
    // Its CRC is worth computing for a page that ends where the file does.
    const page = pageLength(rest) === rest.length ? parsePage(rest) : null;
    if (page) return page;
  }
  return null;
}
