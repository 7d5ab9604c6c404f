import { AppError } from '../app-error.ts';
import type { ByteSource } from './containers/byte-source.ts';
import { withByteSource } from './containers/byte-source.ts';
import { readAac } from './containers/read-aac.ts';
import { readFlac } from './containers/read-flac.ts';
import { readMp3 } from './containers/read-mp3.ts';
import { readMp4 } from './containers/read-mp4.ts';
import { readOgg } from './containers/read-ogg.ts';
import { readWav } from './containers/read-wav.ts';
import type { Container } from './containers/sniff-container.ts';
import { sniffContainer } from './containers/sniff-container.ts';
import type { Sound } from './containers/sound.ts';
import type { SoundBytes } from './containers/tags.ts';
import { withoutTags } from './containers/tags.ts';
import type { AudioFacts } from './facts.ts';

type Reader = (source: ByteSource, sound: SoundBytes) => Promise<Sound>;

const containers = {
  wav: { mimeType: 'audio/wav', read: readWav },
  mp3: { mimeType: 'audio/mpeg', read: readMp3 },
  flac: { mimeType: 'audio/flac', read: readFlac },
  aac: { mimeType: 'audio/aac', read: readAac },
  mp4: { mimeType: 'audio/mp4', read: readMp4 },
  ogg: { mimeType: 'audio/ogg', read: readOgg },
} as const satisfies Record<Container, { mimeType: string; read: Reader }>;

const longestSeconds = 3 * 60 * 60;

/**
 * Says what the bytes of a file are, never what its name says, and that none are missing at the end.
 * Reads headers, indexes and frame headers; the file may be 100 MB, the memory used stays small. A hostile file makes it
 * compute for a while without a pause: the server calls `identifyAudio`, which runs it in a process of its own.
 */
export async function readAudio(file: string): Promise<AudioFacts> {
  return await withByteSource(file, async (source) => {
    if (source.size === 0) throw new AppError('audio.empty');
    const sound = await withoutTags(source);
    const container = await sniffContainer(source, sound.start);
    if (!container) throw new AppError('audio.invalid');
    const { mimeType, read } = containers[container];
    const facts = { container, mimeType, ...(await readSound(read, source, sound)) };
    if (facts.durationSeconds > longestSeconds) throw new AppError('audio.too-long');
    if (!isPlausible(facts)) throw new AppError('audio.invalid');
    return facts;
  });
}

async function readSound(read: Reader, source: ByteSource, sound: SoundBytes): Promise<Sound> {
  try {
    return await read(source, sound);
  } catch (cause) {
    // A field of a hostile header can point a reader past the end of what it has; a disk that fails is another matter.
    throw cause instanceof RangeError ? new AppError('audio.invalid', { cause }) : cause;
  }
}

const isPlausible = ({ durationSeconds, sampleRateHertz, channels }: AudioFacts) =>
  durationSeconds > 0 &&
  sampleRateHertz >= 8_000 &&
  sampleRateHertz <= 192_000 &&
  Number.isInteger(channels) &&
  channels >= 1 &&
  channels <= 8;
