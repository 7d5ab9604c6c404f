import { createRealFft } from './fft.ts';

/** A stretch of sound under a Hann window: its power spectrum and its autocorrelation. */
export type WindowedFrame = {
  /** Samples of the window, of the transform, and the longest lag that can be trusted. */
  readonly length: number;
  readonly size: number;
  readonly longestLag: number;
  /** |X|² a bin; of lag l the autocorrelation divided by the window's own, 1 at lag 0. */
  readonly power: Float64Array;
  readonly correlation: Float64Array;
  /** Analyses the samples around `centre`, without their mean; outside of `samples` is silence. Gives their mean square. */
  analyse: (samples: Float32Array, centre: number) => number;
};

/**
 * Autocorrelation of a windowed frame, corrected by that of the window (P. Boersma, *Accurate short-term analysis of the fundamental
 * frequency*, IFA Proceedings 17, 1993): a periodic sound comes back to 1 at its period, however few periods there are.
 */
export function createWindowedFrame(length: number): WindowedFrame {
  // A lag of .62 of the window is the longest at which enough of it overlaps; circular correlation must not reach it.
  const longestLag = Math.floor(0.62 * length);
  const size = 2 ** Math.ceil(Math.log2(length + longestLag + 2));
  const fft = createRealFft(size);
  const window = Float64Array.from(
    { length },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length),
  );
  const frame = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);
  const correlation = new Float64Array(size / 2 + 1);
  frame.set(window);
  fft.power(frame, power);
  fft.even(power, correlation);
  const whole = correlation[0] ?? 1;
  const correction = correlation.map((value) => whole / value);
  const analyse = (samples: Float32Array, centre: number): number => {
    const start = centre - (length >> 1);
    const begin = Math.max(0, -start);
    const end = Math.min(length, samples.length - start);
    frame.fill(0);
    let mean = 0;
    for (let at = begin; at < end; at += 1) mean += samples[start + at] ?? 0;
    mean /= length;
    let energy = 0;
    for (let at = begin; at < end; at += 1) {
      const value = (samples[start + at] ?? 0) - mean;
      energy += value * value;
      frame[at] = value * (window[at] ?? 0);
    }
    fft.power(frame, power);
    fft.even(power, correlation);
    const zero = correlation[0] ?? 0;
    const scale = zero > 0 ? 1 / zero : 0;
    for (let lag = 0; lag <= longestLag; lag += 1)
      correlation[lag] = (correlation[lag] ?? 0) * scale * (correction[lag] ?? 0);
    return energy / length;
  };
  return { length, size, longestLag, power, correlation, analyse };
}

/** A value between two lags, by the parabola through the three nearest. */
export function correlationAt(correlation: Float64Array, lag: number): number {
  const at = Math.round(lag);
  if (at < 1) return 1;
  const left = correlation[at - 1] ?? 0;
  const middle = correlation[at] ?? 0;
  const right = correlation[at + 1] ?? 0;
  const away = lag - at;
  return middle + 0.5 * away * (right - left + away * (left - 2 * middle + right));
}
