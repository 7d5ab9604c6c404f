import { quantile } from './pitch-units.ts';

/** Loudness of a take, in LUFS; null where nothing is louder than -70. */
export type Loudness = {
  integrated: number | null;
  /** The loudest 400 ms and 3 s. */
  momentaryMax: number | null;
  shortTermMax: number | null;
  /** Between the quiet and the loud parts, in LU (EBU Tech 3342). */
  range: number | null;
  /** 400 ms each 100 ms. */
  momentary: Float32Array;
};

/** Loudness of one channel of mean square 1. */
const offset = -0.691;
const absoluteGate = -70;
/** Seconds between blocks, of a block, and of the window of 3 s. */
const step = 0.1;
const block = 4;
const longBlock = 30;

/**
 * Loudness after ITU-R BS.1770-5 and EBU Tech 3341: each channel is weighed as the head and the ear do (K), blocks of 400 ms overlap by
 * three quarters, and gates at -70 LUFS and at 10 LU below the mean leave out the pauses. One or two channels of the same length, at
 * any rate from 8 kHz.
 */
export function measureLoudness(channels: readonly Float32Array[], rate: number): Loudness {
  const powers = stepPowers(channels, rate);
  const momentaryPowers = movingMean(powers, block);
  const shortPowers = movingMean(powers, longBlock);
  return {
    integrated: gated(momentaryPowers, -10),
    momentaryMax: loudest(momentaryPowers),
    shortTermMax: loudest(shortPowers),
    range: rangeOf(shortPowers),
    momentary: Float32Array.from(momentaryPowers, loudnessOf),
  };
}

const loudnessOf = (power: number): number => offset + 10 * Math.log10(power + 1e-20);

/** The sum of the channels' mean squares in each whole 100 ms. */
function stepPowers(channels: readonly Float32Array[], rate: number): Float64Array {
  const length = channels[0]?.length ?? 0;
  const powers = new Float64Array(Math.floor(length / (step * rate) + 1e-9));
  for (const channel of channels) addStepPowers(powers, channel, rate);
  return powers;
}

/** The two filters of K-weighting, one after the other, in one loop: they see every sample. */
function addStepPowers(powers: Float64Array, channel: Float32Array, rate: number): void {
  const { b: shelfB, a: shelfA } = shelfAt(rate);
  const { b: highB, a: highA } = highPassAt(rate);
  const [b0, b1, b2] = shelfB;
  const [a1, a2] = shelfA;
  const [d0, d1, d2] = highB;
  const [c1, c2] = highA;
  let [first, second, third, fourth, at] = [0, 0, 0, 0, 0];
  for (let slot = 0; slot < powers.length; slot += 1) {
    const end = Math.round((slot + 1) * step * rate);
    const from = at;
    let sum = 0;
    for (; at < end; at += 1) {
      const value = channel[at] ?? 0;
      const shelved = b0 * value + first;
      first = b1 * value - a1 * shelved + second;
      second = b2 * value - a2 * shelved;
      const weighed = d0 * shelved + third;
      third = d1 * shelved - c1 * weighed + fourth;
      fourth = d2 * shelved - c2 * weighed;
      sum += weighed * weighed;
    }
    powers[slot] = (powers[slot] ?? 0) + sum / (end - from);
  }
}

function movingMean(powers: Float64Array, width: number): Float64Array {
  const means = new Float64Array(Math.max(0, powers.length - width + 1));
  for (let at = 0; at < means.length; at += 1) {
    let sum = 0;
    for (let k = 0; k < width; k += 1) sum += powers[at + k] ?? 0;
    means[at] = sum / width;
  }
  return means;
}

/** The mean of what is above both gates; null of nothing. */
function gated(powers: Float64Array, relative: number): number | null {
  const loud = powers.filter((power) => loudnessOf(power) > absoluteGate);
  if (loud.length === 0) return null;
  const gate = loudnessOf(meanOf(loud)) + relative;
  return loudnessOf(meanOf(loud.filter((power) => loudnessOf(power) > gate)));
}

const meanOf = (powers: Float64Array): number =>
  powers.reduce((sum, power) => sum + power, 0) / powers.length;

function loudest(powers: Float64Array): number | null {
  const most = powers.reduce((best, power) => Math.max(best, power), 0);
  return loudnessOf(most) > absoluteGate ? loudnessOf(most) : null;
}

/** From 10 to 95 in a hundred of the windows of 3 s that are above -70 LUFS and above 20 LU below their mean. */
function rangeOf(powers: Float64Array): number | null {
  const loud = powers.filter((power) => loudnessOf(power) > absoluteGate);
  if (loud.length === 0) return null;
  const gate = loudnessOf(meanOf(loud)) - 20;
  const kept = Array.from(loud, loudnessOf).filter((loudness) => loudness > gate);
  return quantile(kept, 0.95) - quantile(kept, 0.1);
}

type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The head: about 4 dB more from 2 kHz up. The recommendation tables it at 48 kHz; its analogue original serves every rate. */
function shelfAt(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
}

/** The ear: less below 60 Hz. */
function highPassAt(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const quality = 0.5003270373238773;
  const scale = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
}
