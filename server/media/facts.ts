/** What the bytes of an audio file are, whatever its name says. */
export type AudioFacts = {
  container: 'wav' | 'mp3' | 'flac' | 'aac' | 'mp4' | 'ogg';
  /** The codec's common name: `PCM`, `MPEG 1 Layer 3`, `FLAC`, `AAC`, `Opus`, `Vorbis`, `ALAC`. */
  codec: string;
  mimeType: string;
  durationSeconds: number;
  sampleRateHertz: number;
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
