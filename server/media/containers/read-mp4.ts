import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { boxAt, boxesOf } from './mp4-boxes.ts';
import { readCodecConfig } from './mp4-codec.ts';
import { fragmentsDuration } from './mp4-fragments.ts';
import type { Sound } from './sound.ts';

type Box = { type: string; start: number; headerBytes: number; size: number };

/** A three-hour recording in fragments of a second has some 22,000 boxes. */
const mostBoxes = 25_000;
/** A three-hour song needs some 3 MB of index; embedded covers stand in it too. */
const mostIndexBytes = 16 * 1024 * 1024;

/** AAC or ALAC, alone in an MP4. */
export async function readMp4(source: ByteSource): Promise<Sound> {
  const { moov, moofs } = await collectIndex(source);
  const media = boxesOf(moov, 'trak').map((track) => boxAt(track, 'mdia'));
  const [sound, ...others] = media.filter((box) => handlerOf(box) === 'soun');
  const hasVideo = media.some((box) => handlerOf(box) === 'vide');
  if (!sound || others.length > 0 || hasVideo) throw new AppError('audio.invalid');
  const samples = boxAt(sound, 'minf/stbl/stsd');
  const config = samples && readCodecConfig(samples);
  const header = boxAt(sound, 'mdhd');
  if (!config || !header) throw new AppError('audio.invalid');
  const { unitsPerSecond, units } = parseMediaHeader(header);
  return { ...config, durationSeconds: (units || fragmentsDuration(moov, moofs)) / unitsPerSecond };
}

/** ISO 14496-12 §8.4.3: what kind of media a track holds. */
const handlerOf = (media: Buffer | null) =>
  media && boxAt(media, 'hdlr')?.toString('latin1', 8, 12);

/** ISO 14496-12 §8.4.2. All bits set mean that the duration is not known. */
function parseMediaHeader(header: Buffer): { unitsPerSecond: number; units: number } {
  const isLong = header.readUInt8(0) === 1;
  const unitsPerSecond = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return { unitsPerSecond, units: units >= 0xffffffff ? 0 : units };
}

/**
 * The boxes that describe the media, without the media: a few hundred kilobytes of a 100 MB file. ISO 14496-12 §4.2;
 * a box that reaches past the end of the file, or a missing one, means that the file was cut.
 */
async function collectIndex(source: ByteSource): Promise<{ moov: Buffer; moofs: Buffer[] }> {
  const moofs: Buffer[] = [];
  let moov: Buffer | undefined;
  let hasMedia = false;
  let indexBytes = 0;
  let position = 0;
  for (let count = 0; position < source.size; count += 1) {
    const box = await readBoxHeader(source, position);
    if (count === mostBoxes) throw new AppError('audio.invalid');
    position = box.start + box.size;
    if (position > source.size) throw new AppError('audio.truncated');
    if (box.type === 'mdat') hasMedia = true;
    if (box.type === 'moov' || box.type === 'moof') {
      indexBytes += box.size;
      if (indexBytes > mostIndexBytes) throw new AppError('audio.invalid');
      const body = await source.read(box.start + box.headerBytes, box.size - box.headerBytes);
      if (box.type === 'moof') moofs.push(body);
      else moov ??= body;
    }
  }
  if (!moov || !hasMedia) throw new AppError('audio.truncated');
  return { moov, moofs };
}

async function readBoxHeader(source: ByteSource, start: number): Promise<Box> {
  const header = await source.read(start, 16);
  if (header.length < 8) throw new AppError('audio.truncated');
  const type = header.toString('latin1', 4, 8);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new AppError('audio.invalid');
  const shortSize = header.readUInt32BE(0);
  if (shortSize === 0) return { type, start, headerBytes: 8, size: source.size - start };
  const headerBytes = shortSize === 1 ? 16 : 8;
  if (header.length < headerBytes) throw new AppError('audio.truncated');
  const size = shortSize === 1 ? Number(header.readBigUInt64BE(8)) : shortSize;
  if (size < headerBytes) throw new AppError('audio.invalid');
  return { type, start, headerBytes, size };
}
