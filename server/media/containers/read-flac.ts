import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { createCrc } from './crc.ts';
import { parseFlacFrameHeader } from './flac-frame.ts';
import type { Sound } from './sound.ts';
import type { SoundBytes } from './tags.ts';

type StreamInfo = Omit<Sound, 'durationSeconds'> & {
  blockSamples: number;
  /** 0 when the encoder wrote to a pipe and could not come back to say. */
  totalSamples: number;
};

const streamInfoBytes = 34;
const mostBlocks = 256;
const crc16 = createCrc(16, 0x8005);
/** 8 channels × 65,535 samples × 32 bits, verbatim, with room for headers. */
const longestFrame = 2 * 1024 * 1024 + 4096;
/** What a search for the last frame computes CRCs of, before it gives up: by chance, few headers have the right CRC-8. */
const mostCheckedBytes = 4 * longestFrame;

/** A FLAC is whole when its last bytes are a frame with the right CRC-16 and that frame reaches the last sample. */
export async function readFlac(source: ByteSource, sound: SoundBytes): Promise<Sound> {
  const { blockSamples, totalSamples, ...info } = await readStreamInfo(source, sound);
  const framesStart = await skipMetadata(source, sound);
  const tailStart = Math.max(framesStart, sound.end - longestFrame);
  const tail = await source.read(tailStart, sound.end - tailStart);
  const lastSample = findLastSample(tail, blockSamples);
  if (lastSample === null || lastSample < totalSamples) throw new AppError('audio.truncated');
  if (totalSamples > 0 && lastSample > totalSamples) throw new AppError('audio.invalid');
  return { ...info, durationSeconds: lastSample / info.sampleRateHertz };
}

/** RFC 9639 §8.2. STREAMINFO must come first. */
async function readStreamInfo(source: ByteSource, { start }: SoundBytes): Promise<StreamInfo> {
  const bytes = await source.read(start + 4, 4 + streamInfoBytes);
  if (bytes.length < 4 + streamInfoBytes) throw new AppError('audio.truncated');
  const isStreamInfo = (bytes.readUInt32BE(0) & 0x7fffffff) === streamInfoBytes;
  const rateChannelsBits = bytes.readUInt32BE(14);
  const blockSamples = bytes.readUInt16BE(6);
  const sampleRateHertz = rateChannelsBits >>> 12;
  if (!isStreamInfo || blockSamples < 16 || sampleRateHertz === 0)
    throw new AppError('audio.invalid');
  return {
    codec: 'FLAC',
    sampleRateHertz,
    channels: ((rateChannelsBits >>> 9) & 7) + 1,
    bitDepth: ((rateChannelsBits >>> 4) & 31) + 1,
    blockSamples,
    totalSamples: (rateChannelsBits & 15) * 2 ** 32 + bytes.readUInt32BE(18),
  };
}

async function skipMetadata(source: ByteSource, { start, end }: SoundBytes): Promise<number> {
  let position = start + 4;
  for (let count = 0; count < mostBlocks; count += 1) {
    const header = await source.read(position, 4);
    if (header.length < 4) throw new AppError('audio.truncated');
    position += 4 + header.readUIntBE(1, 3);
    if (position > end) throw new AppError('audio.truncated');
    const isLast = header.readUInt8(0) >= 0x80;
    if (isLast) return position;
  }
  throw new AppError('audio.invalid');
}

/** The sample behind the last whole frame, or null when the bytes do not end with one. */
function findLastSample(tail: Buffer, blockSamples: number): number | null {
  let checkedBytes = 0;
  for (let position = tail.length - 8; position >= 0; position -= 1) {
    if (tail[position] !== 0xff) continue;
    const frame = tail.subarray(position);
    const header = parseFlacFrameHeader(frame);
    if (!header) continue;
    // RFC 9639 §9.3: a CRC over the frame and its own CRC-16 is zero.
    checkedBytes += frame.length;
    if (checkedBytes > mostCheckedBytes) return null;
    if (crc16(frame) === 0) {
      const first =
        header.numberCounts === 'samples' ? header.number : header.number * blockSamples;
      return first + header.blockSamples;
    }
  }
  return null;
}
