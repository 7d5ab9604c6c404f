/** Samples of one channel, and how many there are in a second. */
export type Signal = { samples: Float32Array; rate: number };

/** The highest rate that is analysed: more would cost time and tell nothing of a voice's pitch. */
const highestRate = 26_000;

/** Zero crossings of the sinc on each side. */
const crossings = 8;

/** What the rate of a take is divided by before its pitch is looked for: a whole number, so that lags stay exact. */
export const decimationOf = (rate: number): number => Math.max(1, Math.ceil(rate / highestRate));

/**
 * Every so-many-th sample, without what would fold: a sinc under a Blackman window that ends at .45 of the new rate. A stretch of
 * `input`, whose first sample is number `first` of the take, gives the outputs `from` to `to`; what lies outside of it is zero.
 */
export function decimate(
  input: Float32Array,
  factor: number,
  { first = 0, from = 0, to }: { first?: number; from?: number; to: number },
): Float32Array {
  const output = new Float32Array(to - from);
  if (factor === 1) {
    for (let at = from; at < to; at += 1) output[at - from] = input[at - first] ?? 0;
    return output;
  }
  const filter = lowPass(factor);
  const half = filter.length - 1;
  for (let at = from; at < to; at += 1) {
    const centre = at * factor - first;
    let sum = (filter[0] ?? 0) * (input[centre] ?? 0);
    if (centre >= half && centre + half < input.length)
      for (let tap = 1; tap <= half; tap += 1)
        sum += (filter[tap] ?? 0) * ((input[centre - tap] ?? 0) + (input[centre + tap] ?? 0));
    else
      for (let tap = 1; tap <= half; tap += 1)
        sum += (filter[tap] ?? 0) * (sampleAt(input, centre - tap) + sampleAt(input, centre + tap));
    output[at - from] = sum;
  }
  return output;
}

const sampleAt = (input: Float32Array, at: number): number => (at < 0 ? 0 : (input[at] ?? 0));

/** How many samples before and after an output are read for it. */
export const reachOf = (factor: number): number => (factor === 1 ? 0 : crossings * factor);

const filters = new Map<number, Float64Array>();

/** From the middle of the filter on: it is symmetric. */
function lowPass(factor: number): Float64Array {
  const kept = filters.get(factor);
  if (kept) return kept;
  const half = reachOf(factor);
  const cut = 0.45 / factor;
  const filter = Float64Array.from({ length: half + 1 }, (_, away) => {
    const window =
      0.42 + 0.5 * Math.cos((Math.PI * away) / half) + 0.08 * Math.cos((2 * Math.PI * away) / half);
    return window * (away === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * away) / (Math.PI * away));
  });
  const sum = filter.reduce((total, value, at) => total + (at === 0 ? value : 2 * value), 0);
  for (let at = 0; at <= half; at += 1) filter[at] = (filter[at] ?? 0) / sum;
  filters.set(factor, filter);
  return filter;
}
