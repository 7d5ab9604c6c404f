import { createRandom } from './random.ts';
import { sampleRate } from './scale.ts';
import type { ReferenceFrame } from './score.ts';

export type NoiseKind = 'white' | 'pink' | 'room';

/** RMS of what the reference calls voiced. */
export function voicedRms(x: Float32Array, ref: readonly ReferenceFrame[]): number {
  let [energy, count] = [0, 0];
  for (const [time, , label] of ref) {
    if (label !== 1) continue;
    const from = Math.round(time * sampleRate);
    for (let at = from; at < Math.min(x.length, from + 220); at += 1) {
      energy += (x[at] ?? 0) * (x[at] ?? 0);
      count += 1;
    }
  }
  return count > 0 ? Math.sqrt(energy / count) : 0.1;
}

/** Noise of RMS 1; a room is rumble and the hum of 50 Hz. */
export function noiseOf(kind: NoiseKind, length: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const pink = createPink();
  const y = new Float32Array(length);
  let rumble = 0;
  for (let at = 0; at < length; at += 1) {
    const white = random.gauss();
    if (kind === 'white') y[at] = white;
    else if (kind === 'pink') y[at] = pink(white);
    else {
      rumble = 0.995 * rumble + 0.1 * white;
      y[at] =
        rumble +
        0.08 * white +
        0.5 * Math.sin((2 * Math.PI * 50 * at) / sampleRate) +
        0.25 * Math.sin((2 * Math.PI * 150 * at) / sampleRate + 1) +
        0.1 * Math.sin((2 * Math.PI * 100 * at) / sampleRate);
    }
  }
  let energy = 0;
  for (const value of y) energy += value * value;
  const gain = 1 / Math.sqrt(energy / length);
  for (let at = 0; at < length; at += 1) y[at] = (y[at] ?? 0) * gain;
  return y;
}

/** White noise to pink, by the filter of P. Kellet (music-dsp, 1999). */
function createPink(): (white: number) => number {
  let [a, b, c, d, e, f, late] = [0, 0, 0, 0, 0, 0, 0];
  return (white) => {
    a = 0.99886 * a + white * 0.0555179;
    b = 0.99332 * b + white * 0.0750759;
    c = 0.969 * c + white * 0.153852;
    d = 0.8665 * d + white * 0.3104856;
    e = 0.55 * e + white * 0.5329522;
    f = -0.7616 * f - white * 0.016898;
    const value = a + b + c + d + e + f + late + white * 0.5362;
    late = white * 0.115926;
    return value;
  };
}

export function addNoise(
  x: Float32Array,
  ref: readonly ReferenceFrame[],
  { kind, snr, seed }: { kind: NoiseKind; snr: number; seed: number },
): Float32Array {
  const gain = voicedRms(x, ref) * 10 ** (-snr / 20);
  const noise = noiseOf(kind, x.length, seed);
  return x.map((value, at) => value + gain * (noise[at] ?? 0));
}

const lines = [1557, 1617, 1991, 2277, 2633, 2999, 3323, 3671];

/** A feedback delay network of eight lines under a Hadamard matrix, with six early echoes; `wet` in decibels of the dry RMS. */
export function reverberate(
  x: Float32Array,
  { seconds, wet, seed }: { seconds: number; wet: number; seed: number },
): Float32Array {
  const random = createRandom(seed);
  const lengths = lines.map((length) => Math.round(length * random.range(0.9, 1.1)));
  const buffers = lengths.map((length) => new Float32Array(length));
  const decays = lengths.map((length) => 10 ** ((-3 * length) / sampleRate / seconds));
  const echoes = Array.from({ length: 6 }, () => ({
    delay: Math.round(random.range(0.008, 0.06) * sampleRate),
    gain: random.range(-0.5, 0.5),
  }));
  const [places, damped, value] = [new Int32Array(8), new Float64Array(8), new Float64Array(8)];
  const y = new Float32Array(x.length);
  for (let at = 0; at < x.length; at += 1) {
    let late = 0;
    for (let k = 0; k < 8; k += 1) {
      const out = buffers[k]?.[places[k] ?? 0] ?? 0;
      damped[k] = (damped[k] ?? 0) + 0.6 * (out - (damped[k] ?? 0));
      value[k] = (damped[k] ?? 0) * (decays[k] ?? 0);
      late += (damped[k] ?? 0) * (k % 2 === 1 ? -1 : 1);
    }
    hadamard(value);
    for (const [k, buffer] of buffers.entries()) {
      const place = places[k] ?? 0;
      buffer[place] = (value[k] ?? 0) * 0.35355 + (x[at] ?? 0);
      places[k] = (place + 1) % buffer.length;
    }
    let early = 0;
    for (const { delay, gain } of echoes) if (at >= delay) early += gain * (x[at - delay] ?? 0);
    y[at] = 0.35 * late + early;
  }
  let [dry, reverberant] = [0, 0];
  for (let at = 0; at < x.length; at += 1) {
    dry += (x[at] ?? 0) * (x[at] ?? 0);
    reverberant += (y[at] ?? 0) * (y[at] ?? 0);
  }
  const gain = Math.sqrt(dry / reverberant) * 10 ** (wet / 20);
  return x.map((one, at) => one + gain * (y[at] ?? 0));
}

function hadamard(value: Float64Array): void {
  for (let stride = 1; stride < 8; stride *= 2)
    for (let k = 0; k < 8; k += 1) {
      if ((k & stride) !== 0) continue;
      const [one, other] = [value[k] ?? 0, value[k | stride] ?? 0];
      value[k] = one + other;
      value[k | stride] = one - other;
    }
}

/** Frames in the tail of a reverb do not count: the pitch is still heard there. */
export function ignoreTails(ref: readonly ReferenceFrame[], seconds: number): ReferenceFrame[] {
  let last = -9;
  return ref.map(([time, hz, label]): ReferenceFrame => {
    if (label === 1) last = time;
    return label === 0 && time - last < seconds ? [time, hz, 2] : [time, hz, label];
  });
}

/** Samples that four one-pole filters passed. */
export function highPass(x: Float32Array, hz: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * hz) / sampleRate);
  let passed = x;
  for (let pole = 0; pole < 4; pole += 1) {
    let [before, out] = [0, 0];
    passed = passed.map((value) => {
      out = keep * (out + value - before);
      before = value;
      return out;
    });
  }
  return passed;
}

export function lowPass(x: Float32Array, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate);
  let passed = x;
  for (let pole = 0; pole < 4; pole += 1) {
    let out = 0;
    passed = passed.map((value) => {
      out += share * (value - out);
      return out;
    });
  }
  return passed;
}
