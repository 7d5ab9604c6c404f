import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import type { Sound } from './sound.ts';

type Chunk = { id: string; start: number; size: number };
type WaveFormat = Omit<Sound, 'durationSeconds'> & { bytesPerFrame: number };

/** More chunks before the samples than any editor writes. */
const mostChunks = 256;
/** What a writer that cannot seek back leaves in a size field it will never fill in (RF64 uses it too). */
const unknownSize = 0xffffffff;

/** RIFF, RF64 and BW64 (EBU Tech 3306, ITU-R BS.2088) with PCM or IEEE float samples, whole to the last byte. */
export async function readWav(source: ByteSource): Promise<Sound> {
  let format: WaveFormat | undefined;
  let longDataSize: number | undefined;
  let position = 12;
  for (let count = 0; count < mostChunks; count += 1) {
    const chunk = await readChunkHeader(source, position);
    if (chunk.id === 'data') {
      if (!format) throw new AppError('audio.invalid');
      return soundOf(format, await sampleBytes(source, chunk, longDataSize));
    }
    if (chunk.start + chunk.size > source.size) throw new AppError('audio.truncated');
    if (chunk.id === 'fmt ') format = parseFormat(await source.read(chunk.start, 40), chunk.size);
    if (chunk.id === 'ds64') longDataSize = parseDataSize64(await source.read(chunk.start, 16));
    // RIFF: "chunks are word-aligned"; the pad byte is not counted in the size.
    position = chunk.start + chunk.size + (chunk.size % 2);
  }
  throw new AppError('audio.invalid');
}

async function readChunkHeader(source: ByteSource, position: number): Promise<Chunk> {
  const header = await source.read(position, 8);
  if (header.length < 8) throw new AppError('audio.truncated');
  return { id: header.toString('latin1', 0, 4), start: position + 8, size: header.readUInt32LE(4) };
}

async function sampleBytes(
  source: ByteSource,
  data: Chunk,
  longDataSize: number | undefined,
): Promise<number> {
  const present = source.size - data.start;
  const declared = data.size === unknownSize ? (longDataSize ?? unknownSize) : data.size;
  // A recorder writing to a pipe never comes back to fill in the size: what follows are the samples.
  if (declared === unknownSize) return present;
  if (declared === 0 && (await riffEndsBefore(source, data.start + 1))) return present;
  if (declared > present) throw new AppError('audio.truncated');
  return declared;
}

async function riffEndsBefore(source: ByteSource, position: number): Promise<boolean> {
  const riffSize = (await source.read(4, 4)).readUInt32LE(0);
  return riffSize === unknownSize || 8 + riffSize < position;
}

function soundOf({ bytesPerFrame, ...format }: WaveFormat, bytes: number): Sound {
  const frames = Math.floor(bytes / bytesPerFrame);
  // A header without samples is what a recorder that crashed leaves behind.
  if (frames === 0) throw new AppError('audio.truncated');
  return { ...format, durationSeconds: frames / format.sampleRateHertz };
}

function parseDataSize64(ds64: Buffer): number {
  if (ds64.length < 16) throw new AppError('audio.truncated');
  return Number(ds64.readBigUInt64LE(8));
}

const pcmTag = 0x0001;
const floatTag = 0x0003;
const extensibleTag = 0xfffe;
/** Behind the two bytes of the format tag, every wave sub-format GUID ends alike (RFC 2361 §4). */
const guidTail = Buffer.from('000000001000800000aa00389b71', 'hex');

function parseFormat(bytes: Buffer, size: number): WaveFormat {
  if (size < 16 || bytes.length < Math.min(size, 40)) throw new AppError('audio.invalid');
  const isExtensible = bytes.readUInt16LE(0) === extensibleTag;
  if (isExtensible && (size < 40 || !bytes.subarray(26, 40).equals(guidTail))) {
    throw new AppError('audio.invalid');
  }
  const tag = bytes.readUInt16LE(isExtensible ? 24 : 0);
  const channels = bytes.readUInt16LE(2);
  const sampleRateHertz = bytes.readUInt32LE(4);
  const bytesPerFrame = bytes.readUInt16LE(12);
  const bits = bytes.readUInt16LE(14);
  const isKnown =
    (tag === pcmTag && [8, 16, 24, 32].includes(bits)) ||
    (tag === floatTag && [32, 64].includes(bits));
  if (
    !isKnown ||
    channels === 0 ||
    sampleRateHertz === 0 ||
    bytesPerFrame !== (channels * bits) / 8
  ) {
    throw new AppError('audio.invalid');
  }
  // 20-bit recordings travel in 24-bit containers: the extension says how many bits are meant.
  const validBits = isExtensible ? bytes.readUInt16LE(18) : bits;
  return {
    codec: tag === floatTag ? 'PCM float' : 'PCM',
    sampleRateHertz,
    bitDepth: validBits > 0 && validBits < bits ? validBits : bits,
    channels,
    bytesPerFrame,
  };
}
