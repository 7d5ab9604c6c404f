import type { Peaks } from '../facts.ts';

/** Keeps the loudest samples of a recording of unknown length in a fixed 8 kB. */
export type PeakMeter = {
  /** One array of 16-bit samples per channel, all of the same length. */
  add(channels: readonly Int16Array[]): void;
  /** Samples per channel so far. */
  readonly samples: number;
  /** The loudest sample of any channel in each of `count` equal slices, 0 to 100. */
  peaks(count: number): Peaks;
};

const capacity = 4096;
const fullScale = 32_768;

export function createPeakMeter(): PeakMeter {
  const buckets = new Uint16Array(capacity);
  let samplesPerBucket = 1;
  let filled = 0;
  let current = 0;
  let currentSamples = 0;
  let samples = 0;

  function closeBucket() {
    buckets[filled] = current;
    filled += 1;
    current = 0;
    currentSamples = 0;
    if (filled === capacity) mergePairs();
  }

  /** When the buckets are full, two become one and each holds twice as long a stretch from then on. */
  function mergePairs() {
    for (let index = 0; index < capacity; index += 2) {
      buckets[index / 2] = Math.max(buckets[index] ?? 0, buckets[index + 1] ?? 0);
    }
    filled = capacity / 2;
    samplesPerBucket *= 2;
  }

  return {
    add(channels) {
      const length = channels[0]?.length ?? 0;
      let start = 0;
      while (start < length) {
        const end = Math.min(length, start + samplesPerBucket - currentSamples);
        for (const channel of channels) current = Math.max(current, loudest(channel, start, end));
        currentSamples += end - start;
        start = end;
        if (currentSamples === samplesPerBucket) closeBucket();
      }
      samples += length;
    },
    get samples() {
      return samples;
    },
    peaks(count) {
      const levels = [...buckets.subarray(0, filled), ...(currentSamples > 0 ? [current] : [])];
      return Array.from({ length: count }, (_, slice) => {
        const start = Math.floor((slice * levels.length) / count);
        const end = Math.max(start + 1, Math.ceil(((slice + 1) * levels.length) / count));
        return Math.round((Math.max(0, ...levels.slice(start, end)) * 100) / fullScale);
      });
    },
  };
}

function loudest(samples: Int16Array, start: number, end: number): number {
  let most = 0;
  for (let index = start; index < end; index += 1) {
    const level = Math.abs(samples[index] ?? 0);
    if (level > most) most = level;
  }
  return most;
}
