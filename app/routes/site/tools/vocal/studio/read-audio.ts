import {
  ADTS,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
} from 'mediabunny';
import { highestRate, lowestRate, type Take } from '#packages/vocal/src/index.ts';
import type { Unreadable } from './messages.ts';

/** A file that holds sound. */
export type OpenedAudio = { track: InputAudioTrack; seconds: number };

/** Looks what is in a file, whatever it is called. Resolves with why it cannot be read, where it cannot. */
export async function openAudio(file: Blob): Promise<OpenedAudio | Unreadable> {
  const formats = [MP3, WAVE, MP4, QTFF, ADTS, FLAC, OGG];
  const input = new Input({ source: new BlobSource(file), formats });
  try {
    if (!(await input.canRead())) return 'unknown';
    if ((await input.getVideoTracks()).length > 0) return 'video';
    const track = await input.getPrimaryAudioTrack();
    if (!track) return 'soundless';
    const seconds = await track.computeDuration();
    if (!(seconds > 0 && Number.isFinite(seconds))) return 'soundless';
    const { sampleRate } = track;
    if (sampleRate < lowestRate || sampleRate > highestRate) return 'rate';
    return { track, seconds };
  } catch {
    return 'unknown';
  }
}

/** Fewer seconds of a file that broke off are none. */
const leastSeconds = 1;

/** Sound that was decoded; `isCut` where the file broke off. */
export type DecodedAudio = Take & { isCut: boolean };

/**
 * Decodes some seconds of a file, of two channels at most: more of them are mixed into one. What its decoder says is its rate: of some
 * files the container says half.
 * Resolves with null where this browser has no decoder here, and rejects where the file has nothing to decode.
 */
export async function decodeAudio(
  { track }: OpenedAudio,
  { from, to }: { from: number; to: number },
  onProgress: (share: number) => void,
): Promise<DecodedAudio | null> {
  if (!(await track.canDecode())) return null;
  let buffers: Float32Array[] = [];
  let [rate, length, isCut] = [0, 0, false];
  try {
    for await (const sample of new AudioSampleSink(track).samples(from, to)) {
      if (buffers.length === 0) {
        rate = sample.sampleRate;
        const count = Math.ceil((to - from + 1) * rate);
        buffers = Array.from(
          { length: sample.numberOfChannels > 2 ? 1 : sample.numberOfChannels },
          () => new Float32Array(count),
        );
      }
      const start = Math.round((sample.timestamp - from) * rate);
      try {
        if (sample.numberOfChannels > 2) mix(sample, { buffer: buffers[0], start });
        else for (const [at, buffer] of buffers.entries()) copy(sample, at, { buffer, start });
      } finally {
        sample.close();
      }
      length = Math.max(length, start + sample.numberOfFrames);
      onProgress(Math.min(1, length / rate / (to - from)));
    }
  } catch (error) {
    if (length < leastSeconds * rate || rate === 0) throw error;
    isCut = true;
  }
  if (buffers.length === 0) throw new Error('nothing to decode');
  const end = Math.min(length, Math.ceil((to - from) * rate));
  // Some decoders stop without a word where a file is broken.
  isCut ||= end < (to - from - leastSeconds) * rate;
  return { rate, channels: buffers.map((buffer) => buffer.subarray(0, end)), isCut };
}

type Sample = Awaited<ReturnType<AudioSampleSink['getSample']>> & object;

/** One channel of a piece, at its place; what lies before the beginning is left out, and what is no number is silent. */
function copy(
  sample: Sample,
  planeIndex: number,
  { buffer, start }: { buffer: Float32Array; start: number },
): void {
  const frameOffset = Math.max(0, -start);
  const place = Math.max(0, start);
  const frameCount = Math.min(sample.numberOfFrames - frameOffset, buffer.length - place);
  if (frameCount <= 0) return;
  const piece = buffer.subarray(place, place + frameCount);
  sample.copyTo(piece, { planeIndex, format: 'f32-planar', frameOffset, frameCount });
  for (const [at, value] of piece.entries()) if (!Number.isFinite(value)) piece[at] = 0;
}

/** The mean of all channels of a piece: a voice may be in the middle one alone. */
function mix(
  sample: Sample,
  { buffer, start }: { buffer: Float32Array | undefined; start: number },
): void {
  if (!buffer) return;
  const { numberOfChannels: count, numberOfFrames } = sample;
  const own = new Float32Array(numberOfFrames);
  const place = Math.max(0, start);
  const offset = Math.max(0, -start);
  for (let channel = 0; channel < count; channel += 1) {
    copy(sample, channel, { buffer: own, start: 0 });
    for (let at = offset; at < numberOfFrames; at += 1) {
      const to = place + at - offset;
      if (to < buffer.length) buffer[to] = (buffer[to] ?? 0) + (own[at] ?? 0) / count;
    }
  }
}
