import type { Analysis } from '#packages/vocal/src/index.ts';

/** Semitones that a take as a whole is above A4 = 440 Hz: notes are named, drawn and judged beside it. */
export const tuningOf = ({ accuracy }: Pick<Analysis, 'accuracy'>): number =>
  (accuracy?.tuning.offset ?? 0) / 100;

/** Cents from the nearest semitone. */
export const centsBeside = (midi: number): number => 100 * (midi - Math.round(midi));
