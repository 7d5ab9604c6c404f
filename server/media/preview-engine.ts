import type { AudioFacts, Peaks } from './facts.ts';
import type { Limits } from './run-limited.ts';

export type Preview = { durationSeconds: number; peaks: Peaks };

/** What an engine is given: absolute paths, and a container that has been identified already. */
export type PreviewJob = { input: string; output: string; container: AudioFacts['container'] };

/** What a program that makes previews says of one: the file is at fault, or the program was killed. */
export type PreviewResult =
  | { preview: Preview }
  | { failed: string }
  | { killedBy: NodeJS.Signals };

/** Decodes `input` once and writes the streaming preview while it measures the peaks. */
export type PreviewEngine = (job: PreviewJob, limits: Limits) => Promise<Preview>;

/** MP3 at a constant rate: it plays everywhere and a byte position is a time (docs/decisions/006-preview-format.md). */
export const previewFormat = {
  sampleRateHertz: 44_100,
  channels: 2,
  bitsPerSecond: 128_000,
} as const;

export const peakCount = 160;

/**
 * What FFmpeg may use for each container: one demuxer, which never guesses, and the decoders of what may be inside.
 * A playlist, a picture or a subtitle in the file finds nobody to open it.
 */
export const decoders = {
  wav: { demuxer: 'wav', codecs: 'pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,pcm_f64le' },
  mp3: { demuxer: 'mp3', codecs: 'mp3,mp3float' },
  flac: { demuxer: 'flac', codecs: 'flac' },
  aac: { demuxer: 'aac', codecs: 'aac,libfdk_aac' },
  mp4: { demuxer: 'mov', codecs: 'aac,libfdk_aac,alac' },
  ogg: { demuxer: 'ogg', codecs: 'opus,libopus,vorbis,libvorbis' },
} as const satisfies Record<PreviewJob['container'], { demuxer: string; codecs: string }>;
