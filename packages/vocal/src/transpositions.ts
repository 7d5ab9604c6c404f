import type { Key } from './note-names.ts';
import type { Note } from './notes.ts';
import type { SungRange } from './range.ts';

/** A song some semitones higher or lower: its key, if it has one, its ends, and how much of it is at home, 0 to 1. */
export type Transposition = {
  shift: number;
  key: Key | undefined;
  low: number;
  high: number;
  insideTessitura: number;
  cost: number;
};

const farthest = 6;
/** What a semitone costs each second: outside of the tessitura, of what is comfortable, of what was sung at all. */
const outsideTessitura = 1;
const outsideComfort = 4;
const outsideRange = 20;
/** What each semitone away from where the song is costs. */
const shiftCost = 0.1;

/** The three transpositions within six semitones that suit a voice best, the best first: of these notes, for a singer of this range. */
export function findTranspositions(
  notes: readonly Note[],
  range: SungRange,
  key: Key | undefined,
): Transposition[] {
  if (notes.length === 0) return [];
  const seconds = notes.reduce((sum, { on, off }) => sum + off - on, 0);
  const shifts = Array.from({ length: 2 * farthest + 1 }, (_, at) => at - farthest);
  return shifts
    .map((shift): Transposition => {
      const moved = notes.map(({ midi, on, off }) => ({ midi: midi + shift, seconds: off - on }));
      const strain = moved.reduce(
        (sum, note) => sum + note.seconds * strainOf(note.midi, range),
        0,
      );
      const inside = moved
        .filter(({ midi }) => distance(midi, range.tessitura) === 0)
        .reduce((sum, note) => sum + note.seconds, 0);
      const pitches = moved.map(({ midi }) => midi);
      return {
        shift,
        key: key && { tonic: (key.tonic + shift + 24) % 12, mode: key.mode },
        ...{ low: Math.min(...pitches), high: Math.max(...pitches) },
        insideTessitura: inside / seconds,
        cost: strain / seconds + shiftCost * Math.abs(shift),
      };
    })
    .sort((one, other) => one.cost - other.cost || Math.abs(one.shift) - Math.abs(other.shift))
    .slice(0, 3);
}

/** Half a semitone beside a border is still on it: notes are sung around their semitones. */
const tolerance = 0.5;

const distance = (midi: number, { low, high }: { low: number; high: number }): number => {
  const outside = Math.max(0, low - midi, midi - high);
  return outside <= tolerance ? 0 : outside;
};

const strainOf = (midi: number, { low, high, comfortLow, comfortHigh, tessitura }: SungRange) =>
  outsideTessitura * distance(midi, tessitura) +
  (distance(midi, { low: comfortLow, high: comfortHigh }) > 0 ? outsideComfort : 0) +
  (distance(midi, { low, high }) > 0 ? outsideRange : 0);
