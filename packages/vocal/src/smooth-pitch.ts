import { mostCandidates } from './pitch-frame.ts';
import type { Candidates, PitchTrack } from './track-pitch.ts';

/** Savitzky-Golay: a parabola through seven frames, which flattens jitter and keeps vibrato. */
const wide = [-2 / 21, 3 / 21, 6 / 21, 7 / 21, 6 / 21, 3 / 21, -2 / 21];
const narrow = [0.25, 0.5, 0.25];

/** Octaves between frames that are no longer one line. */
const leap = 0.06;

/** What the path sings, smoothed where it is one line; and the likeliest candidate where it is silent. */
export function smoothPitch(
  { counts, hz, scores, clarity }: Candidates,
  path: Int8Array,
): Pick<PitchTrack, 'hz' | 'guess' | 'probability' | 'clarity'> {
  const length = path.length;
  const logs = new Float64Array(length);
  const odds = new Float64Array(length).fill(-8);
  const clear = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const place = at * mostCandidates;
    let state = path[at] ?? -1;
    if (state < 0)
      for (let k = 0; k < (counts[at] ?? 0); k += 1)
        if (state < 0 || (scores[place + k] ?? 0) > (scores[place + state] ?? 0)) state = k;
    if (state < 0) continue;
    logs[at] = Math.log2(hz[place + state] ?? 1);
    odds[at] = scores[place + state] ?? -8;
    clear[at] = clarity[place + state] ?? 0;
  }
  const sung = new Float32Array(length);
  const guess = new Float32Array(length);
  const probability = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const value = smoothAt(logs, at);
    guess[at] = value > 0 ? 2 ** value : 0;
    const isSung = (path[at] ?? -1) >= 0;
    if (isSung) sung[at] = guess[at] ?? 0;
    // The path decides; how sure it is, the network says.
    const chance = 1 / (1 + Math.exp(-(odds[at] ?? -8)));
    probability[at] = isSung ? Math.max(0.5, chance) : Math.min(0.49, chance);
  }
  return { hz: sung, guess, probability, clarity: clear };
}

function smoothAt(logs: Float64Array, at: number): number {
  const own = logs[at] ?? 0;
  if (own <= 0) return 0;
  for (const kernel of [wide, narrow]) {
    const half = kernel.length >> 1;
    let sum = 0;
    let isLine = true;
    for (let k = -half; k <= half && isLine; k += 1) {
      const value = logs[at + k] ?? 0;
      isLine = value > 0 && Math.abs(value - own) < leap;
      sum += (kernel[k + half] ?? 0) * value;
    }
    if (isLine) return sum;
  }
  return own;
}
