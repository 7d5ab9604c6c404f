/** What the bytes of an audio file are, whatever its name says. */
export type AudioFacts = {
  container: 'wav' | 'mp3' | 'flac' | 'aac' | 'mp4' | 'ogg';
  /** `PCM`, `PCM float`, `MPEG 1 Layer 3`, `MPEG 2 Layer 3`, `FLAC`, `AAC`, `ALAC`, `Opus` or `Vorbis`. */
  codec: string;
  mimeType: string;
  durationSeconds: number;
  sampleRateHertz: number;
  /** Null for codecs that have none because they lose bits. */
  bitDepth: number | null;
  channels: number;
};

/** What the bytes of an image are. */
export type ImageFacts = {
  format: 'jpeg' | 'png' | 'webp';
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
};

/** Absolute sample peaks over equal slices of the recording, 0 to 100, for drawing its waveform. */
export type Peaks = readonly number[];
