/** Width of one bar and its gap in the drawing's own units. */
export const barPitch = 4;

/**
 * The peaks (0 to 100) of a recording as `bars` vertical strokes, each as loud as the loudest of its slice: 62 % above
 * and 38 % below the axis. Silence keeps a visible dot. Every list draws several, so it is a plain loop.
 */
export function waveformPath(peaks: readonly number[], bars: number, height: number): string {
  let path = '';
  for (let bar = 0; bar < bars; bar += 1) {
    const length = Math.max(2, (loudest(peaks, bar, bars) / 100) * height * 0.96);
    const top = (height - length) * 0.62;
    path += `M${bar * barPitch + barPitch / 2} ${tenths(top)}v${tenths(length)}`;
  }
  return path;
}

function loudest(peaks: readonly number[], bar: number, bars: number): number {
  const from = Math.floor((bar * peaks.length) / bars);
  const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, peaks[index] ?? 0);
  return Math.min(100, peak);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
