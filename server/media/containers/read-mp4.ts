import { parseBuffer, TrackType } from 'music-metadata';
import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { readCodecConfig } from './mp4-codec.ts';
import type { Sound } from './sound.ts';

type Box = { type: string; start: number; size: number };

/** A three-hour recording in fragments of half a second has some 45,000 boxes. */
const mostBoxes = 50_000;
/** A three-hour song needs some 3 MB of index; embedded covers stand in it too. */
const mostIndexBytes = 16 * 1024 * 1024;

/** AAC or ALAC, alone in an MP4. */
export async function readMp4(source: ByteSource): Promise<Sound> {
  const index = await collectIndex(source);
  const { trackInfo: tracks, duration } = await parseIndex(index);
  const hasOneSound = tracks.filter((track) => track.type === TrackType.audio).length === 1;
  const hasVideo = tracks.some((track) => track.type === TrackType.video);
  const config = readCodecConfig(index);
  if (!hasOneSound || hasVideo || !config) throw new AppError('audio.invalid');
  return { ...config, durationSeconds: duration ?? 0 };
}

async function parseIndex(index: Buffer) {
  const { format } = await parseBuffer(index, 'audio/mp4', { skipCovers: true });
  return format;
}

/**
 * The boxes that describe the media, without the media: a few hundred kilobytes of a 100 MB file. ISO 14496-12 §4.2;
 * a box that reaches past the end of the file, or a missing one, means that the file was cut.
 */
async function collectIndex(source: ByteSource): Promise<Buffer> {
  const found = new Set<string>();
  const index: Buffer[] = [];
  let indexBytes = 0;
  let position = 0;
  for (let count = 0; position < source.size; count += 1) {
    const box = await readBoxHeader(source, position);
    if (count === mostBoxes) throw new AppError('audio.invalid');
    if (box.start + box.size > source.size) throw new AppError('audio.truncated');
    found.add(box.type);
    if (['ftyp', 'moov', 'moof'].includes(box.type)) {
      indexBytes += box.size;
      if (indexBytes > mostIndexBytes) throw new AppError('audio.invalid');
      index.push(await source.read(box.start, box.size));
    }
    position = box.start + box.size;
  }
  if (!found.has('moov') || !found.has('mdat')) throw new AppError('audio.truncated');
  return Buffer.concat(index);
}

async function readBoxHeader(source: ByteSource, start: number): Promise<Box> {
  const header = await source.read(start, 16);
  if (header.length < 8) throw new AppError('audio.truncated');
  const type = header.toString('latin1', 4, 8);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new AppError('audio.invalid');
  const shortSize = header.readUInt32BE(0);
  if (shortSize === 0) return { type, start, size: source.size - start };
  if (shortSize !== 1) return { type, start, size: atLeast(8, shortSize) };
  if (header.length < 16) throw new AppError('audio.truncated');
  return { type, start, size: atLeast(16, Number(header.readBigUInt64BE(8))) };
}

function atLeast(headerBytes: number, size: number): number {
  if (size < headerBytes) throw new AppError('audio.invalid');
  return size;
}
