import { isBlackKey } from '#packages/vocal/src/index.ts';

/** Where the white keys of these semitones, one after another, meet: under a black one, or where two white ones touch; in semitones from the first. */
export const whiteKeyEdges = (semitones: readonly number[]): number[] =>
  semitones.flatMap((midi, at) => {
    if (isBlackKey(midi)) return at + 0.5;
    return isBlackKey(midi + 1) ? [] : at + 1;
  });
