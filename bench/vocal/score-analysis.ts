import type { ClipTruth } from './corpus/generate.ts';
import { hzToMidi } from './corpus/scale.ts';

/** What an analysis says of a clip. `extent_cents` is to each side: half of what is between the peaks. */
export type AnalysisReport = {
  notes: readonly { on: number; off: number; midi: number }[];
  low_midi: number | null;
  high_midi: number | null;
  key: number | null;
  mode: 'maj' | 'min' | null;
  vibrato: readonly { on: number; off: number; rate_hz: number; extent_cents: number }[];
};

export type AnalysisScore = {
  /** F-measures of notes: onset; and pitch; and offset. */
  onset: number;
  onsetPitch: number;
  onsetPitchOffset: number;
  /** Shares of clips whose lowest and highest note are within half a semitone. */
  low: number;
  high: number;
  keyExact: number;
  keyWeighted: number;
  /** The same of clips with twelve notes or more. */
  keyWeightedLong: number;
  /** The scale is right, whichever of its two keys was said. */
  signature: number;
  longClips: number;
  vibratoRecall: number;
  vibratoFalse: number;
  rateError: number;
  extentError: number;
};

type RealNote = ClipTruth['notes'][number];

export function scoreAnalyses(
  clips: readonly { truth: ClipTruth; report: AnalysisReport }[],
): AnalysisScore {
  const notes = { true: 0, found: 0, onset: 0, pitch: 0, offset: 0 };
  const ends = { low: [] as number[], high: [] as number[] };
  const keys: { score: number; isLong: boolean; isSameScale: boolean }[] = [];
  const vibrato = {
    of: 0,
    found: 0,
    plain: 0,
    false: 0,
    rates: [0].slice(1),
    extents: [0].slice(1),
  };
  for (const { truth, report } of clips) {
    const real = truth.notes.filter(({ gliss }) => gliss === undefined);
    if (real.length === truth.notes.length) addNotes(notes, real, report);
    const { p1, p99 } = truth.f0;
    if (p1 !== null && p99 !== null) {
      ends.low.push(Math.abs((report.low_midi ?? 0) - hzToMidi(p1)));
      ends.high.push(Math.abs((report.high_midi ?? 0) - hzToMidi(p99)));
    }
    if (truth.key !== null)
      keys.push({
        score: keyScore(truth, report),
        isLong: real.length >= 12,
        isSameScale: scaleOf(truth) === scaleOf(report),
      });
    addVibrato(vibrato, real, report);
  }
  const f = (hits: number) => (2 * hits) / (notes.true + notes.found);
  const within = (errors: readonly number[]) =>
    errors.filter((error) => error <= 0.5).length / errors.length;
  const mean = (of: readonly { score: number }[]) =>
    of.reduce((sum, { score }) => sum + score, 0) / of.length;
  const long = keys.filter(({ isLong }) => isLong);
  return {
    ...{ onset: f(notes.onset), onsetPitch: f(notes.pitch), onsetPitchOffset: f(notes.offset) },
    ...{ low: within(ends.low), high: within(ends.high) },
    signature: keys.filter(({ isSameScale }) => isSameScale).length / keys.length,
    keyExact: keys.filter(({ score }) => score === 1).length / keys.length,
    ...{ keyWeighted: mean(keys), keyWeightedLong: mean(long), longClips: long.length },
    vibratoRecall: vibrato.found / vibrato.of,
    vibratoFalse: vibrato.false / Math.max(1, vibrato.plain),
    ...{ rateError: middle(vibrato.rates), extentError: middle(vibrato.extents) },
  };
}

const middle = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? Number.NaN;

const pitchOf = ({ midi, cents }: RealNote) => midi + cents / 100;

/** Each note finds the first of the report's that is as near as MIREX asks: 50 ms, half a semitone, a fifth of its length. */
function addNotes(
  sums: { true: number; found: number; onset: number; pitch: number; offset: number },
  real: readonly RealNote[],
  { notes }: AnalysisReport,
): void {
  sums.true += real.length;
  sums.found += notes.length;
  const used = { onset: new Set<number>(), pitch: new Set<number>(), offset: new Set<number>() };
  for (const note of real) {
    const tolerance = Math.max(0.05, 0.2 * (note.off - note.on));
    const begins = ({ on }: { on: number }) => Math.abs(on - note.on) <= 0.05;
    const sounds = ({ midi }: { midi: number }) => Math.abs(midi - pitchOf(note)) <= 0.5;
    const ends = ({ off }: { off: number }) => Math.abs(off - note.off) <= tolerance;
    for (const [kind, isMatch] of [
      ['onset', begins],
      ['pitch', (one: AnalysisReport['notes'][number]) => begins(one) && sounds(one)],
      ['offset', (one: AnalysisReport['notes'][number]) => begins(one) && sounds(one) && ends(one)],
    ] as const) {
      const at = notes.findIndex((one, index) => !used[kind].has(index) && isMatch(one));
      if (at < 0) continue;
      used[kind].add(at);
      sums[kind] += 1;
    }
  }
}

/** As MIREX weighs keys: a fifth away .5, the relative .3, the parallel .2. */
export function keyScore(
  { key, mode }: Pick<ClipTruth, 'key' | 'mode'>,
  report: Pick<AnalysisReport, 'key' | 'mode'>,
): number {
  if (report.key === null || key === null) return 0;
  const away = (report.key - key + 12) % 12;
  if (report.mode === mode) return away === 0 ? 1 : away === 7 || away === 5 ? 0.5 : 0;
  if ((mode === 'maj' && away === 9) || (mode === 'min' && away === 3)) return 0.3;
  return away === 0 ? 0.2 : 0;
}

/** The major key of the same notes. */
const scaleOf = ({ key, mode }: { key: number | null; mode: string | null }): number =>
  key === null ? -1 : mode === 'min' ? (key + 3) % 12 : key;

type VibratoSums = {
  of: number;
  found: number;
  plain: number;
  false: number;
  rates: number[];
  extents: number[];
};

/** Of notes that wave for more than half a second; and of plain ones as long, what was found where nothing waves. */
function addVibrato(
  sums: VibratoSums,
  real: readonly RealNote[],
  { vibrato }: AnalysisReport,
): void {
  for (const { on, off, vib } of real) {
    const length = off - on;
    const found = vibrato.find(
      (one) => Math.min(one.off, off) - Math.max(one.on, on) > 0.4 * (length - (vib?.delay ?? 0)),
    );
    if (vib && length - vib.delay > 0.5) {
      sums.of += 1;
      if (!found) continue;
      sums.found += 1;
      sums.rates.push(Math.abs(found.rate_hz - vib.rate));
      sums.extents.push(Math.abs(found.extent_cents - vib.ext));
    } else if (!vib && length > 0.5) {
      sums.plain += 1;
      if (found) sums.false += 1;
    }
  }
}
