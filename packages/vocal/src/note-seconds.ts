import type { Note } from './notes.ts';

/** The semitones that were sung, as MIDI numbers from the lowest, with the seconds of each. */
export function noteSeconds(notes: readonly Note[]): [midi: number, seconds: number][] {
  const seconds = new Map<number, number>();
  for (const { midi, on, off } of notes) {
    const semitone = Math.round(midi);
    seconds.set(semitone, (seconds.get(semitone) ?? 0) + off - on);
  }
  return [...seconds].toSorted(([one], [other]) => one - other);
}
