/**
 * A waveform's peaks (0 to 255 each) as text, two hexadecimal digits a peak: a tenth of what a list of numbers costs
 * on its way to the page.
 * @example encodePeaks([0, 100]) // '0064'
 */
export const encodePeaks = (peaks: readonly number[]): string =>
  peaks.map((peak) => peak.toString(16).padStart(2, '0')).join('');

/** @example decodePeaks('0064') // [0, 100] */
export const decodePeaks = (text: string): number[] =>
  Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );

/**
 * The peaks of `count` equal slices of a recording, each as loud as the loudest of its slice; with fewer peaks than that
 * they repeat in order. Every list draws several, so it is a plain loop.
 * @example loudestOf([1, 9, 3, 4], 2) // [9, 4]
 */
export function loudestOf(peaks: readonly number[], count: number): number[] {
  const found: number[] = [];
  for (let slice = 0; slice < count; slice += 1) {
    const from = Math.floor((slice * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((slice + 1) * peaks.length) / count));
    let peak = 0;
    for (let index = from; index < to; index += 1) peak = Math.max(peak, peaks[index] ?? 0);
    found.push(peak);
  }
  return found;
}
