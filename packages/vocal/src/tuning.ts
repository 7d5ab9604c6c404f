import type { Note } from './notes.ts';
import { quantile } from './pitch-units.ts';

/** How a take is tuned, and how near its notes come to it; in cents. */
export type Accuracy = {
  /** How much higher than A4 = 440 Hz the take is as a whole, -50 to 50; `spread` from 0, all notes agree, to 1, none do. */
  tuning: { offset: number; spread: number };
  /** Of the notes that stand: against 440 Hz, and against the take's own tuning. */
  against440: Deviation;
  againstOwn: Deviation;
  /** Against its own tuning: median deviation of the lowest, middle and highest third of the notes; null where there are none. */
  byRegister: { low: number | null; middle: number | null; high: number | null };
  notes: number;
};

/** The median size of the deviation, its median with its sign (above 0 is sharp), and the share within 25 cents. */
export type Deviation = { median: number; bias: number; within25: number };

/** Seconds that a note stands for at least to be judged. */
const shortest = 0.15;

/** How near the notes of a take come to the semitones; null of none that stands. */
export function measureAccuracy(notes: readonly Note[]): Accuracy | null {
  const standing = notes.filter(({ on, off }) => off - on >= shortest);
  if (standing.length === 0) return null;
  const tuning = tuningOf(standing);
  const own = standing.map(({ midi }) => centsFromSemitone(midi - tuning.offset / 100));
  const pitches = standing.map(({ midi }) => midi);
  const [third, twoThirds] = [quantile(pitches, 1 / 3), quantile(pitches, 2 / 3)];
  const biasOf = (isIn: (midi: number) => boolean) => {
    const some = own.filter((_, at) => isIn(pitches[at] ?? 0));
    return some.length > 0 ? quantile(some, 0.5) : null;
  };
  return {
    tuning,
    against440: deviationOf(pitches.map(centsFromSemitone)),
    againstOwn: deviationOf(own),
    byRegister: {
      low: biasOf((midi) => midi <= third),
      middle: biasOf((midi) => midi > third && midi <= twoThirds),
      high: biasOf((midi) => midi > twoThirds),
    },
    notes: standing.length,
  };
}

/** The circular mean of what the notes are beside their semitones, by their length. */
function tuningOf(notes: readonly Note[]): { offset: number; spread: number } {
  let [x, y, weight] = [0, 0, 0];
  for (const { midi, on, off } of notes) {
    const angle = 2 * Math.PI * midi;
    x += (off - on) * Math.cos(angle);
    y += (off - on) * Math.sin(angle);
    weight += off - on;
  }
  return {
    offset: (100 * Math.atan2(y, x)) / (2 * Math.PI),
    spread: 1 - Math.hypot(x, y) / weight,
  };
}

const centsFromSemitone = (midi: number): number => 100 * (midi - Math.round(midi));

const deviationOf = (cents: readonly number[]): Deviation => ({
  median: quantile(cents.map(Math.abs), 0.5),
  bias: quantile(cents, 0.5),
  within25: cents.filter((one) => Math.abs(one) <= 25).length / cents.length,
});
