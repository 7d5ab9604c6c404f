import type { Sound } from './sound.ts';

type CodecConfig = Omit<Sound, 'durationSeconds'>;

/**
 * The decoder's own configuration, out of the sample description box of a sound track. The sample entry around it repeats
 * rate and channels, but with 16 bits for the rate (96 kHz does not fit) and, from most writers, always two channels.
 * QuickTime wraps it once more, so it is searched for instead of walked to.
 */
export function readCodecConfig(description: Buffer): CodecConfig | null {
  const esds = description.indexOf('esds', 0, 'latin1');
  if (esds >= 0) return parseEsds(description.subarray(esds + 4));
  // The ALAC cookie is a box inside the sample entry of the same name.
  const entry = description.indexOf('alac', 0, 'latin1');
  const cookie = entry < 0 ? -1 : description.indexOf('alac', entry + 4, 'latin1');
  return cookie < 0 ? null : parseAlacCookie(description.subarray(cookie + 4));
}

/** ALACSpecificConfig, big-endian, behind four bytes of version and flags. */
function parseAlacCookie(cookie: Buffer): CodecConfig {
  return {
    codec: 'ALAC',
    bitDepth: cookie.readUInt8(9),
    channels: cookie.readUInt8(13),
    sampleRateHertz: cookie.readUInt32BE(24),
  };
}

const decoderConfigTag = 4;
const decoderSpecificTag = 5;
/** ISO 14496-1 §7.2.6.6: MPEG-4 audio, and the three profiles of MPEG-2 AAC. MP3 would be 0x69 or 0x6b. */
const aacTypes = [0x40, 0x66, 0x67, 0x68];

/** ISO 14496-1 §7.2.6: descriptors, each a tag, a length of 7 bits a byte, and its body. */
function parseEsds(esds: Buffer): CodecConfig | null {
  const stream = readDescriptor(esds.subarray(4));
  const streamFlags = stream.body.readUInt8(2);
  // Dependence and clock reference (2 bytes each) and an address never occur in files; a stream with them is refused.
  if (streamFlags >>> 5 !== 0) return null;
  const decoder = readDescriptor(stream.body.subarray(3));
  if (decoder.tag !== decoderConfigTag || !aacTypes.includes(decoder.body.readUInt8(0)))
    return null;
  const specific = readDescriptor(decoder.body.subarray(13));
  return specific.tag === decoderSpecificTag ? parseAudioSpecificConfig(specific.body) : null;
}

function readDescriptor(bytes: Buffer): { tag: number; body: Buffer } {
  let length = 0;
  let position = 1;
  for (let more = true; more && position <= 4; position += 1) {
    const byte = bytes.readUInt8(position);
    length = length * 128 + (byte & 127);
    more = byte >= 128;
  }
  return { tag: bytes.readUInt8(0), body: bytes.subarray(position, position + length) };
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];
const channelCounts = [0, 1, 2, 3, 4, 5, 6, 8];

/** ISO 14496-3 §1.6.2.1: five bits of object type, four of rate, four of channels; exotic ones are refused. */
function parseAudioSpecificConfig(config: Buffer): CodecConfig | null {
  const bits = config.readUInt16BE(0);
  const sampleRateHertz = sampleRates[(bits >>> 7) & 15];
  const channels = channelCounts[(bits >>> 3) & 15];
  if (!sampleRateHertz || !channels) return null;
  return { codec: 'AAC', bitDepth: null, sampleRateHertz, channels };
}
