import { leastSquares } from './least-squares.ts';
import type { Note } from './notes.ts';
import { midiOf } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';

/** Waves of the pitch within a note: seconds, waves a second, and cents to each side. */
export type Vibrato = { on: number; off: number; rate: number; extent: number };

/** How a note stands: its vibrato, if it has one, and the deviation of its pitch without it, in cents. */
export type NoteMotion = { vibrato: Vibrato | null; deviation: number };

/** Seconds that a note must stand for its waves to be counted. */
const shortest = 0.35;
/** Frames at its ends that may still belong to a slide. */
const margin = 3;
const slowest = 3.5;
const fastest = 9;
/** The share of the motion that one sine must be, and its least extent. */
const leastShare = 0.5;
const leastExtent = 11;
/** Seconds in which a vibrato grows, and where it may begin. */
const growth = 0.3;
const begins = [-0.3, 0, 0.1, 0.2, 0.3, 0.45, 0.7, 1];
/** The windows in which the pitch was found flatten quick waves: cents of 100 that are left at a rate. */
const leftOf = (rate: number): number => 1 - flattening * rate * rate;
const flattening = 0.0012;

/**
 * A sine that grows in, beside a slow bend of the pitch, by least squares: the rate, the beginning and the extent that explain most of
 * how a note moves. What is left is its unsteadiness.
 */
export function measureMotion(track: PitchTrack, note: Note): NoteMotion | null {
  const { hop } = track;
  const from = note.stands + margin;
  const end = note.end - margin;
  const cents = Float64Array.from(
    track.hz.subarray(from, end),
    (hz) => 100 * ((hz > 0 ? midiOf(hz) : note.midi) - note.midi),
  );
  if (cents.length * hop < shortest) return null;
  const times = cents.map((_, at) => at * hop);
  const trend = [times.map(() => 1), times, times.map((time) => time * time)];
  const plain = leastSquares(trend, cents)?.residual ?? 0;
  let best = { residual: plain, rate: 0, extent: 0, begin: 0 };
  const look = (rate: number, begin: number) => {
    const grown = times.map((time) => ramp((time - begin) / growth));
    const turn = 2 * Math.PI * rate;
    const found = leastSquares(
      [
        ...trend,
        grown.map((gain, at) => gain * Math.cos(turn * (times[at] ?? 0))),
        grown.map((gain, at) => gain * Math.sin(turn * (times[at] ?? 0))),
      ],
      cents,
    );
    if (!found || found.residual >= best.residual) return;
    const extent = Math.hypot(found.weights[3] ?? 0, found.weights[4] ?? 0);
    best = { residual: found.residual, rate, extent, begin };
  };
  const length = cents.length * hop;
  const starts = begins.filter((begin) => begin + growth / 2 < length - 0.25);
  for (const begin of starts)
    for (let rate = slowest; rate <= fastest; rate += 0.25) look(rate, begin);
  const coarse = best;
  for (const shift of [-0.05, 0, 0.05])
    for (let away = -0.2; away <= 0.21; away += 0.05)
      look(coarse.rate + away, coarse.begin + shift);
  const extent = best.extent / leftOf(best.rate);
  const share = plain > 0 ? 1 - best.residual / plain : 0;
  const isVibrato =
    share >= leastShare && extent >= leastExtent && best.rate > slowest && best.rate < fastest;
  const residual = isVibrato ? best.residual : plain;
  return {
    deviation: Math.sqrt(residual / cents.length),
    vibrato: isVibrato
      ? {
          on: Math.max(note.on, (from + best.begin / hop) * hop),
          off: note.off,
          ...{ rate: best.rate, extent },
        }
      : null,
  };
}

const ramp = (at: number): number => (at <= 0 ? 0 : at >= 1 ? 1 : at * at * (3 - 2 * at));
