import type { Note } from '#packages/vocal/src/notes.ts';

/** Notes one after another, of these MIDI numbers and seconds, with nothing between them. */
export function sungNotes(notes: readonly (readonly [midi: number, seconds: number])[]): Note[] {
  let at = 0;
  return notes.map(([midi, seconds]) => {
    const on = at;
    at += seconds;
    const frames = { from: 0, stands: 0, end: 0, stableFrom: 0, stableEnd: 0 };
    return { on, off: at, midi, level: -20, ...frames };
  });
}
