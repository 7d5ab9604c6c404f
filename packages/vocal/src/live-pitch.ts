import { createCandidateScores } from './candidate-score.ts';
import { createPitchFrame, mostCandidates } from './pitch-frame.ts';
import { createPitchPath } from './pitch-path.ts';
import { decimate, decimationOf, reachOf } from './resample.ts';
import { createRunningLevels } from './running-levels.ts';
import { settings } from './settings.ts';
import { smoothPitch } from './smooth-pitch.ts';
import { type Candidates, hopOf, pathScore } from './track-pitch.ts';

/** A moment of a pitch: seconds into the take, hertz (0 without a voice), and how likely a voice is. */
export type PitchPoint = { time: number; hz: number; probability: number };

/** What a frame says by itself, at once; and what the frames since then make of an earlier one, null at the beginning. */
export type LiveEstimate = { now: PitchPoint; settled: PitchPoint | null };

/** Frames after which an estimate is settled: 150 ms. */
export const settlingFrames = 15;
/** Frames that are kept: smoothing looks three to each side. */
const kept = settlingFrames + 7;

/**
 * Follows a pitch while it is sung, by the same frames, scores and path as `trackPitch`; only how loud the take is has to be learned
 * on the way, and there is no second look. `push` takes samples of one channel, any number at a time, and gives an estimate for each
 * 10 ms that they complete, 25 ms late.
 */
export function createLivePitch(rate: number) {
  const factor = decimationOf(rate);
  const slowRate = rate / factor;
  const hop = hopOf(slowRate);
  const window = Math.round(0.05 * slowRate);
  const { analyse } = createPitchFrame(slowRate);
  const score = createCandidateScores();
  const levelsAt = createRunningLevels();
  const path = createPitchPath(settings.path, kept);
  const recent = emptyCandidates();
  const own = new Float64Array(mostCandidates);
  let raw: Float32Array = new Float32Array(0);
  let rawFirst = 0;
  let slow: Float32Array = new Float32Array(0);
  let slowFirst = 0;
  let frame = 0;

  const estimate = (): LiveEstimate => {
    const found = analyse(slow, frame * hop - slowFirst);
    const scores = score(found, levelsAt(found.level));
    remember(recent, found.hz, scores, found.count);
    let best = -1;
    for (let at = 0; at < found.count; at += 1) {
      own[at] = pathScore(scores[at] ?? 0);
      if (best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
    }
    path.push(found.hz, own, found.count, 0);
    const chance = best < 0 ? 0 : 1 / (1 + Math.exp(-(scores[best] ?? 0)));
    const isSung = best >= 0 && (own[best] ?? 0) > 0;
    const now = {
      time: (frame * hop) / slowRate,
      hz: isSung ? (found.hz[best] ?? 0) : 0,
      probability: chance,
    };
    frame += 1;
    return { now, settled: settledPoint() };
  };

  const settledPoint = (): PitchPoint | null => {
    const at = frame - 1 - settlingFrames;
    if (at < 0) return null;
    const traced = path.trace(kept);
    const states = new Int8Array(kept).fill(-1);
    states.set(traced, kept - traced.length);
    const { hz, probability } = smoothPitch(recent, states);
    const place = kept - 1 - settlingFrames;
    return {
      time: (at * hop) / slowRate,
      hz: hz[place] ?? 0,
      probability: probability[place] ?? 0,
    };
  };

  const push = (samples: Float32Array): LiveEstimate[] => {
    raw = joined(raw, samples);
    const reach = reachOf(factor);
    const from = slowFirst + slow.length;
    const to = Math.max(from, Math.floor((rawFirst + raw.length - 1 - reach) / factor) + 1);
    slow = joined(slow, decimate(raw, factor, { first: rawFirst, from, to }));
    const rawKept = Math.max(rawFirst, to * factor - reach);
    raw = raw.slice(rawKept - rawFirst);
    rawFirst = rawKept;
    const estimates: LiveEstimate[] = [];
    const half = window - (window >> 1);
    while (frame * hop + half <= slowFirst + slow.length) estimates.push(estimate());
    const slowKept = Math.max(slowFirst, frame * hop - window);
    slow = slow.slice(slowKept - slowFirst);
    slowFirst = slowKept;
    return estimates;
  };
  return { push };
}

const emptyCandidates = (): Candidates => ({
  counts: new Uint8Array(kept),
  hz: new Float32Array(kept * mostCandidates),
  scores: new Float32Array(kept * mostCandidates),
  clarity: new Float32Array(kept * mostCandidates),
});

/** The oldest frame makes room. */
function remember(
  { counts, hz, scores }: Candidates,
  newHz: Float64Array,
  newScores: Float64Array,
  count: number,
): void {
  counts.copyWithin(0, 1);
  hz.copyWithin(0, mostCandidates);
  scores.copyWithin(0, mostCandidates);
  counts[kept - 1] = count;
  hz.set(newHz.subarray(0, count), (kept - 1) * mostCandidates);
  scores.set(newScores.subarray(0, count), (kept - 1) * mostCandidates);
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
