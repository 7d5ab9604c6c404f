import { loudestOf } from '#packages/project/src/index.ts';

/** Width of one bar and its gap in the drawing's own units. */
export const barPitch = 4;

/** The drawing is as high as the loudest peak is loud. */
export const waveformHeight = 100;

const dot = 4;

/**
 * The peaks (0 to 100) of a recording as `bars` vertical strokes, each as loud as the loudest of its slice: 62 % above
 * and 38 % below the axis. Silence keeps a visible dot. Relative commands and whole numbers keep it small.
 */
export function waveformPath(peaks: readonly number[], bars: number): string {
  let path = `M${-barPitch / 2} 0`;
  let pen = 0;
  for (const peak of loudestOf(peaks, bars)) {
    const length = Math.max(dot, Math.round(Math.min(100, peak) * 0.96));
    const top = Math.round((waveformHeight - length) * 0.62);
    path += `m${barPitch}${top < pen ? '' : ' '}${top - pen}v${length}`;
    pen = top + length;
  }
  return path;
}
