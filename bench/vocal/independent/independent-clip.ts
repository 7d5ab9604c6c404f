import type { ReferenceFrame } from '../corpus/score.ts';

/** A clip that another synthesiser sings: `write` makes its WAV file of 16 bits, and gives the pitch of each 5 ms. */
export type IndependentClip = {
  id: string;
  group: 'fof' | 'gm' | 'festival';
  write: (target: string, folder: string) => ReferenceFrame[];
};

/** A moment each 5 ms; what it is, `at` says. */
export const framesOf = (
  seconds: number,
  at: (time: number) => { hz: number; label: 0 | 1 | 2 },
): ReferenceFrame[] =>
  Array.from({ length: Math.floor(seconds / 0.005) }, (_, index): ReferenceFrame => {
    const { hz, label } = at(index * 0.005);
    return [index * 0.005, label === 0 ? 0 : hz, label];
  });
