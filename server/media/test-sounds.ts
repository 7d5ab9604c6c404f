import { open } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import type { FFEncoderCodec } from 'node-av/constants';

export type Recipe = {
  /** A source of libavfilter, such as `sine=duration=2`. */
  source?: string;
  filter: string;
  encoder: string;
  format: string;
  options?: Record<string, string>;
};

/** Writes a small real file for the tests. */
export async function encodeSound(
  file: string,
  { source = 'sine=frequency=440:sample_rate=44100:duration=2', ...recipe }: Recipe,
): Promise<void> {
  await using demuxer = await Demuxer.open(source, { format: 'lavfi' });
  const [stream] = demuxer.streams;
  if (!stream) throw new Error(`No stream in ${source}`);
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create(recipe.filter);
  using encoder = await Encoder.create(recipe.encoder as FFEncoderCodec, { decoder, filter });
  await using muxer = await Muxer.open(file, { format: recipe.format, options: recipe.options });
  const target = muxer.addStream(encoder);
  const frames = filter.frames(decoder.frames(demuxer.packets(stream.index)));
  for await (using packet of encoder.packets(frames)) await muxer.writePacket(packet, target);
}

type Wave = {
  seconds: number;
  rate?: number;
  channels?: number;
  level?: (second: number) => number;
};

/** A 16-bit WAV, byte by byte, whose loudness follows `level` (0 to 1) in every channel. */
export function waveBytes({ seconds, rate = 8000, channels = 1, level = () => 0.5 }: Wave): Buffer {
  const frames = seconds * rate;
  const bytes = Buffer.alloc(44 + frames * channels * 2);
  waveHeader({ seconds, rate, channels }).copy(bytes);
  for (let frame = 0; frame < frames; frame += 1) {
    const sign = frame % 20 < 10 ? 1 : -1;
    const sample = Math.round(level(frame / rate) * 32_767 * sign);
    for (let channel = 0; channel < channels; channel += 1) {
      bytes.writeInt16LE(sample, 44 + (frame * channels + channel) * 2);
    }
  }
  return bytes;
}

function waveHeader({ seconds, rate = 8000, channels = 1 }: Wave): Buffer {
  const header = Buffer.alloc(44);
  const dataBytes = seconds * rate * channels * 2;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** A long silence that takes no room on the disk. */
export async function writeSilence(file: string, wave: Wave): Promise<void> {
  const header = waveHeader(wave);
  await using handle = await open(file, 'w');
  await handle.write(header);
  await handle.truncate(44 + header.readUInt32LE(40));
}

/** A text frame and a picture in an ID3v2.3 tag, as a tagger would put before an MP3. */
export function id3Tag(title: string): Buffer {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.alloc(10);
  frame.write('TIT2');
  frame.writeUInt32BE(text.length, 4);
  const size = frame.length + text.length;
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, size >> 7, size & 127]);
  return Buffer.concat([header, frame, text]);
}

export const recipes = {
  mp3: { filter: 'aformat=s16p:44100:stereo', encoder: 'libmp3lame', format: 'mp3' },
  'mp3 at 22 kHz': { filter: 'aformat=s16p:22050:mono', encoder: 'libmp3lame', format: 'mp3' },
  flac: { filter: 'aformat=s16:44100:stereo', encoder: 'flac', format: 'flac' },
  'flac of 24 bits': { filter: 'aformat=s32:96000:mono', encoder: 'flac', format: 'flac' },
  aac: { filter: 'aformat=fltp:44100:stereo', encoder: 'aac', format: 'adts' },
  'aac in mp4': { filter: 'aformat=fltp:48000:mono', encoder: 'aac', format: 'ipod' },
  'aac in mp4, index first': {
    filter: 'aformat=fltp:44100:stereo',
    encoder: 'aac',
    format: 'mp4',
    options: { movflags: '+faststart' },
  },
  'aac in mp4 fragments': {
    filter: 'aformat=fltp:44100:stereo',
    encoder: 'aac',
    format: 'mp4',
    options: { movflags: 'frag_keyframe+empty_moov+default_base_moof', frag_duration: '500000' },
  },
  'alac in mp4': { filter: 'aformat=s32p:96000:stereo', encoder: 'alac', format: 'ipod' },
  opus: { filter: 'aformat=s16:48000:stereo', encoder: 'libopus', format: 'ogg' },
  // node-av loses packets of an encoder that makes several of one frame.
  vorbis: {
    filter: 'aformat=fltp:44100:mono,asetnsamples=n=64',
    encoder: 'libvorbis',
    format: 'ogg',
  },
  'float wav': { filter: 'aformat=flt:48000:stereo', encoder: 'pcm_f32le', format: 'wav' },
  '24-bit wav with six channels': {
    filter: 'aformat=s32:48000:5.1',
    encoder: 'pcm_s24le',
    format: 'wav',
  },
  rf64: {
    filter: 'aformat=s16:44100:mono',
    encoder: 'pcm_s16le',
    format: 'wav',
    options: { rf64: 'always' },
  },
  'broadcast wav': {
    filter: 'aformat=s16:44100:mono',
    encoder: 'pcm_s16le',
    format: 'wav',
    options: { write_bext: '1' },
  },
} as const satisfies Record<string, Recipe>;
