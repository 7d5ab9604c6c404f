import type { Dynamics } from './dynamics.ts';
import type { SungRange } from './range.ts';
import type { Stability } from './stability.ts';
import type { Transposition } from './transpositions.ts';
import type { Accuracy } from './tuning.ts';

/** What a singer could work on, or is told is well, with the numbers that say so. `recommendation-sentences.ts` has the words. */
export type Recommendation =
  | { code: 'flat' | 'sharp'; cents: number; notes: number }
  | {
      code: 'high-notes-flat' | 'high-notes-sharp' | 'low-notes-flat' | 'low-notes-sharp';
      cents: number;
    }
  | { code: 'accurate'; percent: number; cents: number }
  | { code: 'inaccurate'; percent: number; cents: number }
  | { code: 'other-tuning'; cents: number }
  | { code: 'unsteady' | 'steady'; cents: number; notes: number }
  | { code: 'vibrato-fast' | 'vibrato-slow'; rate: number }
  | { code: 'vibrato-wide'; extent: number }
  | { code: 'dynamics-flat' | 'dynamics-wide'; span: number }
  | { code: 'transpose'; shift: number; percent: number; now: number }
  | { code: 'narrow-range'; semitones: number };

/** Cents from which a deviation is heard in a melody; a quarter of a semitone is heard by nearly everybody. */
const heard = 10;
const clearly = 25;
const unsteadyFrom = 15;
const steadyBelow = 8;
/** Waves a second between which a vibrato is usual, and cents to each side (J. Sundberg, *The Science of the Singing Voice*, 1987). */
const usualRate = { least: 4.5, most: 7 };
const widest = 100;
/** LU between soft and loud. */
const flatBelow = 5;
const wideFrom = 20;

export function recommend({
  accuracy,
  stability,
  dynamics,
  range,
  transpositions,
}: {
  accuracy: Accuracy | null;
  stability: Stability;
  dynamics: Dynamics | null;
  range: SungRange | null;
  transpositions: readonly Transposition[];
}): Recommendation[] {
  return [
    ...(accuracy ? ofAccuracy(accuracy) : []),
    ...ofStability(stability),
    ...(dynamics ? ofDynamics(dynamics) : []),
    ...(range && range.high - range.low < 7
      ? [{ code: 'narrow-range' as const, semitones: range.high - range.low }]
      : []),
    ...ofTranspositions(transpositions),
  ];
}

function ofAccuracy({
  tuning,
  against440,
  againstOwn,
  byRegister,
  notes,
}: Accuracy): Recommendation[] {
  const found: Recommendation[] = [];
  const isOfOneTuning = tuning.spread < 0.3;
  if (isOfOneTuning && Math.abs(tuning.offset) >= clearly)
    found.push({ code: 'other-tuning', cents: tuning.offset });
  else if (Math.abs(against440.bias) >= heard)
    found.push({
      code: against440.bias < 0 ? 'flat' : 'sharp',
      cents: Math.abs(against440.bias),
      notes,
    });
  const { low, high } = byRegister;
  if (high !== null && Math.abs(high) >= heard)
    found.push({ code: high < 0 ? 'high-notes-flat' : 'high-notes-sharp', cents: Math.abs(high) });
  if (low !== null && Math.abs(low) >= heard)
    found.push({ code: low < 0 ? 'low-notes-flat' : 'low-notes-sharp', cents: Math.abs(low) });
  const percent = 100 * againstOwn.within25;
  const code = percent >= 80 ? 'accurate' : 'inaccurate';
  return [...found, { code, percent, cents: againstOwn.median }];
}

function ofStability({ notes, deviation, vibrato: { rate, extent } }: Stability): Recommendation[] {
  const found: Recommendation[] = [];
  if (deviation !== null && deviation >= unsteadyFrom)
    found.push({ code: 'unsteady', cents: deviation, notes: notes.length });
  if (deviation !== null && deviation < steadyBelow)
    found.push({ code: 'steady', cents: deviation, notes: notes.length });
  if (rate !== null && rate > usualRate.most) found.push({ code: 'vibrato-fast', rate });
  if (rate !== null && rate < usualRate.least) found.push({ code: 'vibrato-slow', rate });
  if (extent !== null && extent > widest) found.push({ code: 'vibrato-wide', extent });
  return found;
}

function ofDynamics({ span }: Dynamics): Recommendation[] {
  if (span < flatBelow) return [{ code: 'dynamics-flat', span }];
  return span > wideFrom ? [{ code: 'dynamics-wide', span }] : [];
}

/** Another key is worth a word where it brings a tenth of the song more into the tessitura. */
function ofTranspositions(all: readonly Transposition[]): Recommendation[] {
  const [best] = all;
  const now = all.find(({ shift }) => shift === 0);
  if (!best || !now || best.shift === 0) return [];
  if (best.insideTessitura - now.insideTessitura < 0.1) return [];
  const [percent, before] = [100 * best.insideTessitura, 100 * now.insideTessitura];
  return [{ code: 'transpose', shift: best.shift, percent, now: before }];
}
