/** Width of one bar and its gap in the drawing's own units. */
export const barPitch = 4;

/** The recording's peaks (0 to 100) thinned to `bars` values, each the loudest of its slice. */
export function thinPeaks(peaks: readonly number[], bars: number): number[] {
  if (peaks.length === 0) return Array.from({ length: bars }, () => 0);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.min(100, Math.max(0, ...peaks.slice(from, to)));
  });
}

/** Vertical strokes, 62 % above and 38 % below the axis; silence keeps a visible dot. */
export function waveformPath(peaks: readonly number[], bars: number, height: number): string {
  return thinPeaks(peaks, bars)
    .map((peak, bar) => {
      const length = Math.max(2, (peak / 100) * height * 0.96);
      const top = height * 0.62 - length * 0.62;
      return `M${bar * barPitch + barPitch / 2} ${top.toFixed(1)}v${length.toFixed(1)}`;
    })
    .join('');
}
