import type { Take } from './analyse-take.ts';
import { highestRate, lowestRate } from './rates.ts';

/** Why a file cannot be read, in words for who chose it. */
export class WavError extends Error {
  override name = 'WavError';
}

type Format = { isFloat: boolean; bits: number; channels: number; rate: number };

const mostChannels = 8;
/** What is written for the length of a file that was still growing. */
const unknownSize = 0xff_ff_ff_ff;

/**
 * Reads a WAV file: PCM of 8 to 32 bits, float of 32 or 64, also as WAVE_FORMAT_EXTENSIBLE, at 8 to 192 kHz, up to eight channels.
 * Samples are from -1 to 1.
 * @throws WavError of anything else, of a file that was cut off, of one without samples, and of samples that are no numbers.
 */
export function readWav(bytes: Uint8Array): Take {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || text(view, 8) !== 'WAVE' || text(view, 0) !== 'RIFF')
    throw new WavError('No es un archivo WAV: conviértelo a WAV y prueba de nuevo.');
  let format: Format | null = null;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = text(view, at);
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ') format = readFormat(view, start, size);
    if (name === 'data') {
      if (!format) throw new WavError('El archivo WAV no dice en qué formato está.');
      const end = size === unknownSize ? bytes.length : start + size;
      if (end > bytes.length)
        throw new WavError('El archivo WAV está cortado: falta una parte. Expórtalo de nuevo.');
      return readSamples(new DataView(view.buffer, view.byteOffset + start, end - start), format);
    }
    at = start + size + (size % 2);
  }
  throw new WavError('El archivo WAV está cortado: no tiene sonido. Expórtalo de nuevo.');
}

const text = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)));

const [pcm, float, extensible] = [1, 3, 0xff_fe];

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + size > view.byteLength)
    throw new WavError('El archivo WAV está cortado en su encabezado. Expórtalo de nuevo.');
  const outer = view.getUint16(at, true);
  const kind = outer === extensible && size >= 26 ? view.getUint16(at + 24, true) : outer;
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isFloat = kind === float;
  const isKnown = isFloat ? [32, 64].includes(bits) : [8, 16, 24, 32].includes(bits);
  if ((kind !== pcm && kind !== float) || !isKnown)
    throw new WavError('El archivo WAV está comprimido o tiene un formato raro: usa PCM o float.');
  if (rate < lowestRate || rate > highestRate)
    throw new WavError(`El archivo tiene ${rate} muestras por segundo; van de 8.000 a 192.000.`);
  if (channels < 1 || channels > mostChannels)
    throw new WavError(`El archivo tiene ${channels} canales; van de 1 a ${mostChannels}.`);
  if (view.getUint16(at + 12, true) !== (bits / 8) * channels)
    throw new WavError('El encabezado del archivo WAV se contradice. Expórtalo de nuevo.');
  return { isFloat, bits, channels, rate };
}

function readSamples(view: DataView, { isFloat, bits, channels, rate }: Format): Take {
  const width = bits / 8;
  const length = Math.floor(view.byteLength / width / channels);
  if (length === 0) throw new WavError('El archivo WAV no tiene sonido: dura cero segundos.');
  const read = readerOf(view, isFloat, bits);
  const all = Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let at = 0; at < length; at += 1) samples[at] = read((at * channels + channel) * width);
    return samples;
  });
  if (isFloat && all.some((samples) => !samples.every(Number.isFinite)))
    throw new WavError('El archivo WAV tiene muestras que no son números. Expórtalo de nuevo.');
  return { channels: all, rate };
}

function readerOf(view: DataView, isFloat: boolean, bits: number): (at: number) => number {
  if (isFloat)
    return bits === 32 ? (at) => view.getFloat32(at, true) : (at) => view.getFloat64(at, true);
  switch (bits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128;
    case 16:
      return (at) => view.getInt16(at, true) / 32_768;
    case 24:
      return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608;
    default:
      return (at) => view.getInt32(at, true) / 2_147_483_648;
  }
}
