import { createCrc } from './crc.ts';

export type FlacFrameHeader = {
  /** The frame's number, or that of its first sample in a stream with blocks of different sizes. */
  number: number;
  numberCounts: 'frames' | 'samples';
  blockSamples: number;
};

const crc8 = createCrc(8, 0x07);
const shortestHeader = 6;
const longestHeader = 16;

/** RFC 9639 §9.1. Null when the bytes are no frame header or its CRC-8 is wrong. */
export function parseFlacFrameHeader(bytes: Buffer): FlacFrameHeader | null {
  if (bytes.length < shortestHeader) return null;
  const sync = bytes.readUInt16BE(0);
  if ((sync & 0xfffe) !== 0xfff8) return null;
  const padded = bytes.length < longestHeader ? Buffer.alloc(longestHeader) : bytes;
  if (padded !== bytes) bytes.copy(padded);
  const sizeCode = padded.readUInt8(2) >>> 4;
  const rateCode = padded.readUInt8(2) & 15;
  const coded = readCodedNumber(padded, 4);
  if (!coded || sizeCode === 0 || rateCode === 15) return null;
  const rateBytes = rateCode === 12 ? 1 : rateCode >= 13 ? 2 : 0;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const crcPosition = coded.end + sizeBytes + rateBytes;
  if (crc8(padded.subarray(0, crcPosition)) !== padded.readUInt8(crcPosition)) return null;
  return {
    number: coded.value,
    numberCounts: (sync & 1) === 1 ? 'samples' : 'frames',
    blockSamples:
      sizeBytes > 0 ? padded.readUIntBE(coded.end, sizeBytes) + 1 : commonBlockSamples(sizeCode),
  };
}

/** RFC 9639 §9.1.1. */
function commonBlockSamples(code: number): number {
  if (code === 1) return 192;
  return code < 6 ? 144 * 2 ** code : 2 ** code;
}

/** RFC 9639 §9.1.5: coded like UTF-8, stretched to 36 bits in up to 7 bytes. */
function readCodedNumber(bytes: Buffer, start: number): { value: number; end: number } | null {
  const first = bytes.readUInt8(start);
  const leadingOnes = Math.clz32(~(first << 24));
  if (leadingOnes === 0) return { value: first, end: start + 1 };
  if (leadingOnes === 1 || leadingOnes > 7) return null;
  const end = start + leadingOnes;
  let value = first & (0x7f >>> leadingOnes);
  for (const byte of bytes.subarray(start + 1, end)) {
    if (byte >>> 6 !== 2) return null;
    value = value * 64 + (byte & 63);
  }
  return { value, end };
}
