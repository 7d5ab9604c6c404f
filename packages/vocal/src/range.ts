import { noteSeconds } from './note-seconds.ts';
import type { Note } from './notes.ts';
import { midiOf, quantile, weightedQuantile } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';

/** What was sung, in MIDI numbers with a fraction: its ends, what nine in ten moments lie between, and where the notes mostly are. */
export type SungRange = {
  low: number;
  high: number;
  /** 5 and 95 in a hundred moments are lower. */
  comfortLow: number;
  comfortHigh: number;
  tessitura: Tessitura;
};

/** 15, 50 and 85 in a hundred seconds of notes are lower, and the semitone that was sung longest. */
export type Tessitura = { low: number; middle: number; high: number; mode: number };

/** A moment counts where a voice is likelier than none, and in a stretch of so many seconds; of who sings staccato in a shorter one. */
const leastProbability = 0.5;
const shortestStretch = 0.1;
const shortestStaccato = 0.06;
/** Octaves between moments that are no longer one stretch: a wrong octave stands alone. */
const leap = 0.25;
/** Frames at the ends of a stretch that do not count. */
const edge = 2;

/** The range of a take; null where nothing was sung for long enough. The raw extremes are no range: one wrong moment would be one. */
export function sungRange(track: PitchTrack, notes: readonly Note[]): SungRange | null {
  const held = sureMoments(track, shortestStretch);
  const midi = held.length > 0 ? held : sureMoments(track, shortestStaccato);
  const tessitura = tessituraOf(notes);
  if (midi.length === 0 || !tessitura) return null;
  return {
    ...{ low: quantile(midi, 0.01), high: quantile(midi, 0.99) },
    ...{ comfortLow: quantile(midi, 0.05), comfortHigh: quantile(midi, 0.95) },
    tessitura,
  };
}

function sureMoments({ hz, probability, hop }: PitchTrack, shortest: number): number[] {
  const sure: number[] = [];
  let from = 0;
  for (let at = 0; at <= hz.length; at += 1) {
    const [before, own] = [hz[at - 1] ?? 0, hz[at] ?? 0];
    const goesOn = own > 0 && (at === from || Math.abs(Math.log2(own / before)) < leap);
    if (goesOn) continue;
    if ((at - from) * hop >= shortest)
      for (let k = from + edge; k < at - edge; k += 1)
        if ((probability[k] ?? 0) > leastProbability) sure.push(midiOf(hz[k] ?? 1));
    from = own > 0 ? at : at + 1;
  }
  return sure;
}

function tessituraOf(notes: readonly Note[]): Tessitura | null {
  if (notes.length === 0) return null;
  const weighed = notes.map(({ midi, on, off }) => ({ value: midi, weight: off - on }));
  const [mode = 0] =
    noteSeconds(notes).toSorted((one, other) => other[1] - one[1] || one[0] - other[0])[0] ?? [];
  return {
    low: weightedQuantile(weighed, 0.15),
    middle: weightedQuantile(weighed, 0.5),
    high: weightedQuantile(weighed, 0.85),
    mode,
  };
}
