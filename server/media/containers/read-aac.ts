import type { ByteSource } from './byte-source.ts';
import type { Sound } from './sound.ts';
import type { SoundBytes } from './tags.ts';
import type { FrameHeader } from './walk-frames.ts';
import { walkFrames } from './walk-frames.ts';

/** AAC in ADTS frames. */
export async function readAac(source: ByteSource, sound: SoundBytes): Promise<Sound> {
  const { first, frames } = await walkFrames(source, sound, parseAdtsHeader);
  return {
    codec: 'AAC',
    durationSeconds: (frames * first.samples) / first.sampleRateHertz,
    sampleRateHertz: first.sampleRateHertz,
    bitDepth: null,
    channels: first.channels,
  };
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];
/** By channel configuration. 0 describes itself inside the frame; nobody's export does that. */
const channelCounts = [0, 1, 2, 3, 4, 5, 6, 8];
const fixedHeaderBytes = 7;
const samplesPerBlock = 1024;

/** ISO 13818-7 §6.2.1 and §6.2.2. */
function parseAdtsHeader(bytes: Buffer, offset: number): FrameHeader | null {
  if (bytes[offset] !== 0xff || offset + fixedHeaderBytes > bytes.length) return null;
  const header = bytes.readUInt32BE(offset);
  const sampleRateHertz = sampleRates[(header >>> 10) & 15] ?? 0;
  const channels = channelCounts[(header >>> 6) & 7] ?? 0;
  const frameBytes = (bytes.readUIntBE(offset + 3, 3) >>> 5) & 0x1fff;
  const blocks = (bytes.readUInt8(offset + 6) & 3) + 1;
  const hasSync = ((header >>> 16) & 0xfff6) === 0xfff0;
  if (!hasSync || sampleRateHertz === 0 || channels === 0 || frameBytes <= fixedHeaderBytes)
    return null;
  return {
    bytes: frameBytes,
    samples: blocks * samplesPerBlock,
    sampleRateHertz,
    channels,
    stamp: header >>> 6,
  };
}
