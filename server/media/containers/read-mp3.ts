import { AppError } from '../../app-error.ts';
import type { ByteSource } from './byte-source.ts';
import type { Sound } from './sound.ts';
import type { SoundBytes } from './tags.ts';
import type { FrameHeader, FrameWalk } from './walk-frames.ts';
import { walkFrames } from './walk-frames.ts';

/** MPEG 1, 2 and 2.5 Layer III, with a constant or a variable bit rate. */
export async function readMp3(source: ByteSource, sound: SoundBytes): Promise<Sound> {
  const walk = await walkFrames(source, sound, parseMp3Header);
  const { first } = walk;
  const info = await readInfoFrame(source, walk);
  const frames = walk.frames - (info ? 1 : 0);
  // Editors that cut without encoding leave an old count behind; a percent less than promised is not yet a loss.
  if (info?.frames && frames < info.frames * 0.99) throw new AppError('audio.truncated');
  return {
    codec: first.samples === 1152 ? 'MPEG 1 Layer 3' : 'MPEG 2 Layer 3',
    durationSeconds: (frames * first.samples) / first.sampleRateHertz,
    sampleRateHertz: first.sampleRateHertz,
    bitDepth: null,
    channels: first.channels,
  };
}

const mpeg1KilobitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2KilobitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const mpeg1SampleRates = [44_100, 48_000, 32_000];
const mpeg1 = 3;
/** By how much each version (2.5, reserved, 2, 1) divides the sample rates of MPEG 1. */
const sampleRateDivisors = [4, 0, 2, 1];
const layer3 = 1;
const monoMode = 3;

/** ISO 11172-3 §2.4.1.3, ISO 13818-3 §2.4.2.3. Free format (bit rate index 0) has no frame length and is refused. */
function parseMp3Header(bytes: Buffer, offset: number): FrameHeader | null {
  if (bytes[offset] !== 0xff || offset + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(offset);
  const version = (header >>> 19) & 3;
  const divisor = sampleRateDivisors[version] ?? 0;
  const rates = version === mpeg1 ? mpeg1KilobitRates : mpeg2KilobitRates;
  const kilobits = rates[(header >>> 12) & 15] ?? 0;
  const baseRate = mpeg1SampleRates[(header >>> 10) & 3] ?? 0;
  const hasSync = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === layer3;
  if (!hasSync || divisor === 0 || kilobits === 0 || baseRate === 0) return null;
  const sampleRateHertz = baseRate / divisor;
  const samples = version === mpeg1 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  const channels = ((header >>> 6) & 3) === monoMode ? 1 : 2;
  return {
    bytes: Math.floor((samples * kilobits * 125) / sampleRateHertz) + padding,
    samples,
    sampleRateHertz,
    channels,
    stamp: ((header >>> 8) & 0xfe0c) * 4 + channels,
  };
}

/** The first frame of most encoders holds no sound but the number of frames, behind the (silent) side information. */
async function readInfoFrame(
  source: ByteSource,
  { first, firstPosition }: FrameWalk,
): Promise<{ frames: number | null } | null> {
  const isMono = first.channels === 1;
  const sideBytes = first.samples === 1152 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const tag = await source.read(firstPosition + 4 + sideBytes, 12);
  const name = tag.toString('latin1', 0, 4);
  if (tag.length < 12 || (name !== 'Xing' && name !== 'Info')) return null;
  const hasFrames = (tag.readUInt32BE(4) & 1) === 1;
  return { frames: hasFrames ? tag.readUInt32BE(8) : null };
}
