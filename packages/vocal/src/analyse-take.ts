import { type Dynamics, measureDynamics } from './dynamics.ts';
import { findKeys, type KeyCandidate } from './key.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import { findNotes, type Note } from './notes.ts';
import { type SungRange, sungRange } from './range.ts';
import { highestRate, lowestRate } from './rates.ts';
import { type Recommendation, recommend } from './recommendations.ts';
import { findRefusals, type Refusal, sungSeconds } from './refusals.ts';
import { measureStability, type Stability } from './stability.ts';
import { type OnProgress, type PitchTrack, trackPitch } from './track-pitch.ts';
import { findTranspositions, type Transposition } from './transpositions.ts';
import { type Accuracy, measureAccuracy } from './tuning.ts';
import { guessVoiceType, type VoiceTypeGuess } from './voice-type.ts';

/** Everything that is measured of a take. With refusals the rest is only what could be found, and is not to be shown. */
export type Analysis = {
  refusals: readonly Refusal[];
  seconds: number;
  sungSeconds: number;
  track: PitchTrack;
  notes: readonly Note[];
  range: SungRange | null;
  accuracy: Accuracy | null;
  stability: Stability;
  loudness: Loudness;
  dynamics: Dynamics | null;
  voiceType: VoiceTypeGuess | null;
  keys: readonly KeyCandidate[];
  transpositions: readonly Transposition[];
  recommendations: readonly Recommendation[];
};

/** A decoded take: channels of the same length, from -1 to 1, and samples a second. */
export type Take = { channels: readonly Float32Array[]; rate: number };

/** The share of the work that following the pitch is. */
const shareOfPitch = 0.9;

/**
 * Analyses a take. The same samples give the same analysis on every machine.
 * @throws RangeError where there is no channel, or a rate below 8 kHz or above 192 kHz.
 */
export function analyseTake({ channels, rate }: Take, onProgress?: OnProgress): Analysis {
  const samples = mixDown({ channels, rate });
  const track = trackPitch(
    { samples, rate },
    onProgress && ((share) => onProgress(shareOfPitch * share)),
  );
  const notes = findNotes(track);
  const range = sungRange(track, notes);
  const accuracy = measureAccuracy(notes);
  const stability = measureStability(track, notes);
  const loudness = measureLoudness(channels, rate);
  const dynamics = measureDynamics(track, loudness);
  const keys = findKeys(notes, accuracy?.tuning.offset ?? 0);
  const sung = sungSeconds(track);
  const transpositions = range ? findTranspositions(notes, range, keys[0]) : [];
  return {
    refusals: findRefusals(channels, track, range ? notes : []),
    ...{ seconds: samples.length / rate, sungSeconds: sung, track, notes, range, accuracy },
    ...{ stability, loudness, dynamics, keys, transpositions },
    voiceType: range ? guessVoiceType(range, sung) : null,
    recommendations: recommend({ accuracy, stability, dynamics, range, transpositions }),
  };
}

/** The mean of the channels. */
export function mixDown({ channels, rate }: Take): Float32Array {
  const [first] = channels;
  if (!first) throw new RangeError('a take has a channel at least');
  if (!(rate >= lowestRate && rate <= highestRate))
    throw new RangeError(`${rate} is no rate of a take`);
  if (channels.length === 1) return first;
  return first.map(
    (_, at) => channels.reduce((sum, one) => sum + (one[at] ?? 0), 0) / channels.length,
  );
}
