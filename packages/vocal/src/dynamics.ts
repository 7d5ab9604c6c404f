import { quantile } from './pitch-units.ts';
import type { Loudness } from './loudness.ts';
import type { PitchTrack } from './track-pitch.ts';

/** How loud a voice is where it sings: 10, 50 and 95 in a hundred moments are softer, in LUFS, and what lies between, in LU. */
export type Dynamics = { soft: number; middle: number; loud: number; span: number };

/** The dynamics of the blocks of 400 ms in which most is sung; null of none. Without a calibrated microphone no level is absolute. */
export function measureDynamics(track: PitchTrack, { momentary }: Loudness): Dynamics | null {
  const perBlock = 0.4 / track.hop;
  const levels: number[] = [];
  for (const [at, loudness] of momentary.entries()) {
    const from = Math.round((at * 0.1) / track.hop);
    const frames = track.hz.subarray(from, Math.round(from + perBlock));
    const sung = frames.reduce((count, hz) => count + (hz > 0 ? 1 : 0), 0);
    if (sung > frames.length / 2) levels.push(loudness);
  }
  if (levels.length === 0) return null;
  const [soft, loud] = [quantile(levels, 0.1), quantile(levels, 0.95)];
  return { soft, middle: quantile(levels, 0.5), loud, span: loud - soft };
}
