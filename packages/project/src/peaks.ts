/**
 * A waveform's peaks (0 to 255 each) as text, two hexadecimal digits a peak: a tenth of what a list of numbers costs
 * on its way to the page.
 * @example encodePeaks([0, 100]) // '0064'
 */
export function encodePeaks(peaks: readonly number[]): string {
  let text = '';
  for (const peak of peaks) text += hexadecimal[peak];
  return text;
}

/** @example decodePeaks('0064') // [0, 100] */
export function decodePeaks(text: string): number[] {
  const peaks: number[] = [];
  for (let at = 0; at + 1 < text.length; at += 2)
    peaks.push(16 * digitAt(text, at) + digitAt(text, at + 1));
  return peaks;
}

// Every list of songs writes and reads some hundred peaks a song, so both look their digits up.
const hexadecimal = Array.from({ length: 256 }, (_, peak) => peak.toString(16).padStart(2, '0'));

/** The value of a digit: those from `0` on stand at 48, those from `a` on at 97. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 97 ? code - 48 : code - 87;
}

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
