import type { Note } from './notes.ts';
import { quantile } from './pitch-units.ts';
import type { PitchTrack } from './track-pitch.ts';
import { measureMotion, type Vibrato } from './vibrato.ts';

/** How a voice holds its notes: of each long one its vibrato and how far, in cents, it strays beside it; and what is usual of both. */
export type Stability = {
  notes: readonly HeldNote[];
  /** Median deviation in cents of the held notes; null of none. */
  deviation: number | null;
  vibrato: { share: number; rate: number | null; extent: number | null };
};

export type HeldNote = {
  on: number;
  off: number;
  midi: number;
  deviation: number;
  vibrato: Vibrato | null;
};

export function measureStability(track: PitchTrack, notes: readonly Note[]): Stability {
  const held = notes.flatMap((note): HeldNote[] => {
    const motion = measureMotion(track, note);
    return motion ? [{ on: note.on, off: note.off, midi: note.midi, ...motion }] : [];
  });
  const waves = held.flatMap(({ vibrato }) => vibrato ?? []);
  const middle = (values: readonly number[]) => (values.length > 0 ? quantile(values, 0.5) : null);
  return {
    notes: held,
    deviation: middle(held.map(({ deviation }) => deviation)),
    vibrato: {
      share: held.length > 0 ? waves.length / held.length : 0,
      rate: middle(waves.map(({ rate }) => rate)),
      extent: middle(waves.map(({ extent }) => extent)),
    },
  };
}
