import { createCandidateScores, type TakeLevels, takeLevels } from './candidate-score.ts';
import { createPitchFrame, featureCount, mostCandidates, type PitchFrame } from './pitch-frame.ts';
import { createPitchPath } from './pitch-path.ts';
import { settings } from './settings.ts';
import { smoothPitch } from './smooth-pitch.ts';
import { decimate, decimationOf, type Signal } from './resample.ts';

/** What is sung from moment to moment; the middle of frame i is `i * hop` seconds into the take. */
export type PitchTrack = {
  hop: number;
  /** Hertz; 0 where nobody sings. */
  hz: Float32Array;
  /** Hertz that would be sung if somebody sang; 0 where nothing sounds. */
  guess: Float32Array;
  /** From 0 to 1, how likely it is that somebody sings. */
  probability: Float32Array;
  /** From 0 to 1, how much of the sound comes back after a period: of a voice alone nearly all. */
  clarity: Float32Array;
  /** dB of full scale of 50 ms. */
  level: Float32Array;
};

/** Is told how much of a work is done, 0 to 1, now and then. */
export type OnProgress = (share: number) => void;

/** Frames between two reports of progress: half a second of a take. */
const reportEvery = 50;

/**
 * Follows the pitch of a take: candidates by autocorrelation and by harmonic salience each 10 ms, weighed by a small network, and the
 * best path through them, first without and then with what the first says of this singer's range. Deterministic.
 */
export function trackPitch(signal: Signal, onProgress?: OnProgress): PitchTrack {
  const { frames, level, hop } = analysedFrames(signal);
  const candidates = scoreFrames(frames, takeLevels(level), { count: level.length, onProgress });
  const first = followPath(candidates, null);
  const middle = middleOf(candidates, first);
  const path = middle === null ? first : followPath(candidates, middle);
  return { hop, level, ...smoothPitch(candidates, path) };
}

/** The frames of a take, one after the other in the same object, with the level of each and the seconds between them. */
export function analysedFrames({ samples, rate }: Signal): {
  frames: Iterable<PitchFrame>;
  level: Float32Array;
  hop: number;
} {
  const factor = decimationOf(rate);
  const length = Math.floor(samples.length / factor);
  const slow = decimate(samples, factor, { to: length });
  const slowRate = rate / factor;
  const hop = hopOf(slowRate);
  const count = Math.ceil(length / hop);
  const level = frameLevels(slow, { hop, count, window: Math.round(0.05 * slowRate) });
  return { frames: framesOf(slow, { rate: slowRate, hop, count }), level, hop: hop / slowRate };
}

function* framesOf(
  samples: Float32Array,
  { rate, hop, count }: { rate: number; hop: number; count: number },
): Generator<PitchFrame> {
  const { analyse } = createPitchFrame(rate);
  for (let at = 0; at < count; at += 1) yield analyse(samples, at * hop);
}

/** Samples between frames: 10 ms. */
export const hopOf = (rate: number): number => Math.round(settings.hop * rate);

/** The candidates of every frame, `mostCandidates` places each. */
export type Candidates = {
  counts: Uint8Array;
  hz: Float32Array;
  scores: Float32Array;
  clarity: Float32Array;
};

function scoreFrames(
  frames: Iterable<PitchFrame>,
  levels: TakeLevels,
  { count, onProgress }: { count: number; onProgress: OnProgress | undefined },
): Candidates {
  const score = createCandidateScores();
  const found: Candidates = {
    counts: new Uint8Array(count),
    hz: new Float32Array(count * mostCandidates),
    scores: new Float32Array(count * mostCandidates),
    clarity: new Float32Array(count * mostCandidates),
  };
  let at = 0;
  for (const frame of frames) {
    found.counts[at] = frame.count;
    found.hz.set(frame.hz.subarray(0, frame.count), at * mostCandidates);
    found.scores.set(score(frame, levels).subarray(0, frame.count), at * mostCandidates);
    for (let k = 0; k < frame.count; k += 1)
      found.clarity[at * mostCandidates + k] = Math.max(0, frame.features[k * featureCount] ?? 0);
    at += 1;
    if (at % reportEvery === 0) onProgress?.(at / count);
  }
  return found;
}

/** Levels of the frames' windows without their mean, as `createPitchFrame` gives them, by running sums. */
function frameLevels(
  samples: Float32Array,
  { hop, count, window }: { hop: number; count: number; window: number },
): Float32Array {
  const sums = new Float64Array(samples.length + 1);
  const squares = new Float64Array(samples.length + 1);
  for (let at = 0; at < samples.length; at += 1) {
    const value = samples[at] ?? 0;
    sums[at + 1] = (sums[at] ?? 0) + value;
    squares[at + 1] = (squares[at] ?? 0) + value * value;
  }
  return Float32Array.from({ length: count }, (_, at) => {
    const start = at * hop - (window >> 1);
    const from = Math.max(0, start);
    const to = Math.min(samples.length, start + window);
    const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / window;
    const energy =
      ((squares[to] ?? 0) - (squares[from] ?? 0)) / window -
      mean * mean * (2 - (to - from) / window);
    return 10 * Math.log10(Math.max(0, energy) + 1e-14);
  });
}

/** What a score counts on the path: bounded, so that one frame never decides alone. */
export const pathScore = (logOdds: number): number =>
  Math.max(-settings.mostScore, Math.min(settings.mostScore, logOdds - settings.silenceScore));

/** The path through the candidates; with the middle of a singer's range, what is far from it costs more. */
function followPath({ counts, hz, scores }: Candidates, middle: number | null): Int8Array {
  const path = createPitchPath(settings.path);
  const own = new Float64Array(mostCandidates);
  for (let at = 0; at < counts.length; at += 1) {
    const place = at * mostCandidates;
    const count = counts[at] ?? 0;
    for (let k = 0; k < count; k += 1) {
      const far =
        middle === null
          ? 0
          : Math.max(0, 12 * Math.abs(Math.log2((hz[place + k] ?? 1) / middle)) - settings.nearby);
      own[k] = pathScore(scores[place + k] ?? 0) - settings.farCost * far;
    }
    path.push(hz.subarray(place, place + count), own, count, 0);
  }
  return path.trace();
}

/** The pitch in the middle of what is sung with certainty; null of less than a second. */
function middleOf({ hz, scores }: Candidates, path: Int8Array): number | null {
  const sure: number[] = [];
  for (const [at, state] of path.entries())
    if (state >= 0 && (scores[at * mostCandidates + state] ?? 0) > settings.sureScore)
      sure.push(hz[at * mostCandidates + state] ?? 0);
  if (sure.length * settings.hop < 1) return null;
  return Float64Array.from(sure).sort()[sure.length >> 1] ?? null;
}
