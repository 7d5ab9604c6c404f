import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import type { SoundBytes } from './tags.ts';

/** The header of one frame of a stream that is nothing but frames (MP3, ADTS). */
export type FrameHeader = {
  bytes: number;
  samples: number;
  sampleRateHertz: number;
  channels: number;
  /** The header bits that stay the same through a whole stream. */
  stamp: number;
};

export type ParseFrameHeader = (bytes: Buffer, offset: number) => FrameHeader | null;

export type FrameWalk = { first: FrameHeader; firstPosition: number; frames: number };

/** Enough of a header for every kind of frame, and more than the longest frame (ADTS: 13 bits of length). */
const headerBytes = 8;
const longestFrame = 8192;
const windowBytes = 256 * 1024;
/** Padding that taggers leave in front of the first frame. */
const mostPadding = 4096;
/** Fewer frames than this prove nothing: random bytes look like a frame now and then. */
const fewestFrames = 3;

/**
 * Counts the frames from the first to the last. A frame counts when it is whole and another one of the same stamp, or
 * the end, follows. Refuses a file whose bytes are not nearly all frames: text behind an ID3 tag, a frame in a picture.
 */
export async function walkFrames(
  source: ByteSource,
  { start, end }: SoundBytes,
  parse: ParseFrameHeader,
): Promise<FrameWalk> {
  const mostStrayBytes = (end - start) * 0.1;
  let walk: FrameWalk | undefined;
  let strayBytes = 0;
  let window: Buffer = Buffer.alloc(0);
  let windowStart = start;
  let position = start;
  while (position + headerBytes <= end) {
    const needed = Math.min(position + longestFrame + headerBytes, end);
    if (needed > windowStart + window.length) {
      windowStart = position;
      window = await source.read(position, Math.min(windowBytes, end - position));
    }
    const header = parse(window, position - windowStart);
    const next = header ? position + header.bytes : Infinity;
    const isFrame =
      header !== null &&
      next <= end &&
      (!walk || header.stamp === walk.first.stamp) &&
      (next + headerBytes > end || parse(window, next - windowStart)?.stamp === header.stamp);
    if (isFrame) {
      walk ??= { first: header, firstPosition: position, frames: 0 };
      walk.frames += 1;
      position = next;
    } else {
      strayBytes += 1;
      position += 1;
      if (strayBytes > (walk ? mostStrayBytes : mostPadding)) throw new AppError('audio.invalid');
    }
  }
  if (!walk || walk.frames < fewestFrames) throw new AppError('audio.invalid');
  return walk;
}
