import type { ByteSource } from './byte-source.ts';

/** The bytes between the tags that players put before and after the sound. */
export type SoundBytes = { start: number; end: number };

const id3v2HeaderBytes = 10;
const id3v1Bytes = 128;
const apeFooterBytes = 32;
/** More tags in a row than any tagger writes. */
const mostTags = 8;

/** Skips ID3v2 in front, and ID3v1 and APEv2 at the back. A tag that lies about its size ends the skipping. */
export async function withoutTags(source: ByteSource): Promise<SoundBytes> {
  let start = 0;
  for (let tag = 0; tag < mostTags; tag += 1) {
    const length = id3v2Length(await source.read(start, id3v2HeaderBytes));
    if (length === 0) break;
    start += length;
  }
  let end = source.size;
  for (let tag = 0; tag < mostTags; tag += 1) {
    const length = await trailingTagLength(source, end);
    if (length === 0 || end - length < start) break;
    end -= length;
  }
  return { start, end };
}

/** ID3v2.4 §3.1: the size is 4 × 7 bits and excludes the header and the footer. */
function id3v2Length(header: Buffer): number {
  if (header.length < id3v2HeaderBytes || header.toString('latin1', 0, 3) !== 'ID3') return 0;
  const sizeBytes = header.subarray(6, 10);
  if (sizeBytes.some((byte) => byte > 0x7f)) return 0;
  const size = sizeBytes.reduce((sum, byte) => sum * 128 + byte, 0);
  const hasFooter = (header.readUInt8(5) & 0x10) !== 0;
  return id3v2HeaderBytes + size + (hasFooter ? id3v2HeaderBytes : 0);
}

async function trailingTagLength(source: ByteSource, end: number): Promise<number> {
  const id3v1 = await source.read(Math.max(0, end - id3v1Bytes), 3);
  if (end >= id3v1Bytes && id3v1.toString('latin1') === 'TAG') return id3v1Bytes;
  const ape = await source.read(Math.max(0, end - apeFooterBytes), apeFooterBytes);
  if (ape.length < apeFooterBytes || ape.toString('latin1', 0, 8) !== 'APETAGEX') return 0;
  // The size in an APEv2 footer counts the items and the footer; bit 31 of the flags announces a header as well.
  const hasHeader = ape.readUInt32LE(20) >= 0x80000000;
  return ape.readUInt32LE(12) + (hasHeader ? apeFooterBytes : 0);
}
