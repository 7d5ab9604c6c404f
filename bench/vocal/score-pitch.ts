import type { ReferenceFrame } from './corpus/score.ts';

/** A row of a tracker: seconds of the frame's middle, hertz (0 without voice), how sure it is, and what it would say of a voice. */
export type PitchRow = readonly [time: number, hz: number, probability: number, guess: number];

/** Sums of frames, and the errors in cents of those that both call voiced. */
export type Tally = {
  frames: number;
  voiced: number;
  unvoiced: number;
  called: number;
  hits: number;
  falseAlarms: number;
  /** Voiced, called so, and within 50 cents. */
  right: number;
  pitchRight: number;
  chromaRight: number;
  gross: number;
  octaves: number;
  errors: number[];
};

/** As `mir_eval.melody` defines them, as shares; errors in cents. */
export type PitchScore = {
  oa: number;
  f50: number;
  rpa: number;
  rca: number;
  vr: number;
  vfa: number;
  gross: number;
  octave: number;
  median: number;
  p95: number;
  bias: number;
};

const newTally = (): Tally => ({
  ...{ frames: 0, voiced: 0, unvoiced: 0, called: 0, hits: 0, falseAlarms: 0 },
  ...{ right: 0, pitchRight: 0, chromaRight: 0, gross: 0, octaves: 0, errors: [] },
});

/**
 * Adds a clip: each frame of the reference that counts (label 0 or 1) is compared with the tracker at `time - shift`, nearest in
 * voicing, between two frames in pitch. With a threshold, a frame is voiced by its probability instead of by its hertz.
 */
function addClip(
  tally: Tally,
  reference: readonly ReferenceFrame[],
  rows: readonly PitchRow[],
  { shift = 0, threshold }: { shift?: number; threshold?: number } = {},
): void {
  let at = 0;
  for (const [time, hz, label] of reference) {
    if (label === 2) continue;
    const moment = time - shift;
    while ((rows[at + 1]?.[0] ?? Infinity) <= moment) at += 1;
    const { row, guess } = estimateAt(rows, at, moment);
    const isCalled =
      row !== undefined &&
      (threshold === undefined ? row[1] > 0 : pitchOf(row) > 0 && row[2] >= threshold);
    tally.frames += 1;
    if (isCalled) tally.called += 1;
    if (label === 1) addVoiced(tally, { hz, guess, isCalled });
    else {
      tally.unvoiced += 1;
      if (isCalled) tally.falseAlarms += 1;
    }
  }
}

const pitchOf = (row: PitchRow | undefined): number => (row ? row[3] || row[1] : 0);

function estimateAt(rows: readonly PitchRow[], at: number, moment: number) {
  const [before, after] = [rows[at], rows[at + 1]];
  const share =
    before && after && moment > before[0]
      ? Math.min(1, (moment - before[0]) / (after[0] - before[0]))
      : 0;
  const row = share > 0.5 ? after : before;
  const [one, other] = [pitchOf(before), pitchOf(after)];
  let guess = pitchOf(row);
  const isBetween = share > 0 && share < 1 && one > 0 && other > 0;
  if (isBetween && Math.abs(Math.log2(one / other)) < 0.12)
    guess = one ** (1 - share) * other ** share;
  if (row && Math.abs(row[0] - moment) > 0.05) guess = 0;
  return { row, guess };
}

function addVoiced(
  tally: Tally,
  { hz, guess, isCalled }: { hz: number; guess: number; isCalled: boolean },
): void {
  tally.voiced += 1;
  if (isCalled) tally.hits += 1;
  if (guess <= 0) return;
  const error = 1200 * Math.log2(guess / hz);
  const chroma = Math.abs(error - 1200 * Math.round(error / 1200));
  if (Math.abs(error) <= 50) tally.pitchRight += 1;
  if (chroma <= 50) tally.chromaRight += 1;
  if (!isCalled) return;
  tally.errors.push(error);
  if (Math.abs(error) <= 50) tally.right += 1;
  else {
    tally.gross += 1;
    if (chroma <= 50 && Math.abs(error) > 600) tally.octaves += 1;
  }
}

function scoreOf(tally: Tally): PitchScore {
  const { frames, voiced, unvoiced, called, hits, falseAlarms, right, errors } = tally;
  const both = Math.max(1, errors.length);
  const sizes = errors.map(Math.abs);
  return {
    oa: (right + unvoiced - falseAlarms) / frames,
    f50: (2 * right) / (voiced + called),
    rpa: tally.pitchRight / voiced,
    rca: tally.chromaRight / voiced,
    vr: hits / voiced,
    vfa: unvoiced > 0 ? falseAlarms / unvoiced : 0,
    gross: tally.gross / both,
    octave: tally.octaves / both,
    ...{ median: quantile(sizes, 0.5), p95: quantile(sizes, 0.95), bias: quantile(errors, 0.5) },
  };
}

const quantile = (values: readonly number[], share: number): number =>
  Float64Array.from(values).sort()[Math.floor(share * (values.length - 1))] ?? Number.NaN;

export type ScoredClip = { reference: readonly ReferenceFrame[]; rows: readonly PitchRow[] };

export function scoreClips(
  clips: readonly ScoredClip[],
  options: { shift?: number; threshold?: number } = {},
): PitchScore {
  const tally = newTally();
  for (const { reference, rows } of clips) addClip(tally, reference, rows, options);
  return scoreOf(tally);
}

/** The one shift within 60 ms that serves a tracker best: what a frame's time means costs nobody anything. */
export function bestShift(clips: readonly ScoredClip[]): number {
  let [best, shift] = [-1, 0];
  for (let step = -24; step <= 24; step += 1) {
    const { rpa } = scoreClips(clips, { shift: step * 0.0025 });
    if (rpa > best) [best, shift] = [rpa, step * 0.0025];
  }
  return shift;
}

/** The threshold of a tracker's own certainty that gives the best OA on these very clips: in its favour. */
export function bestThreshold(clips: readonly ScoredClip[], shift: number): number {
  let [best, threshold] = [-1, 0];
  for (let step = 1; step < 40; step += 1) {
    const { oa } = scoreClips(clips, { shift, threshold: step / 40 });
    if (oa > best) [best, threshold] = [oa, step / 40];
  }
  return threshold;
}
