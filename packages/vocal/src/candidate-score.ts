import { learned } from './learned-weights.ts';
import { featureCount, mostCandidates, type PitchFrame } from './pitch-frame.ts';
import { settings } from './settings.ts';

/** How loud a take is where it is loud, and where it is quiet, in dB of full scale. */
export type TakeLevels = { loud: number; quiet: number };

/** What a voice stands above the quiet parts of its take at least, in decibels. */
const leastContrast = 12;

/** 95 and 5 in a hundred frames of a take are quieter. */
export function takeLevels(levels: Float32Array): TakeLevels {
  const sorted = Float32Array.from(levels).sort();
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? -140;
  return levelsOf(quantile(0.95), quantile(0.05));
}

export const levelsOf = (loud: number, quiet: number): TakeLevels => ({
  loud,
  quiet: Math.min(quiet, loud - leastContrast),
});

const { units } = learned;
const rows = Float64Array.from(learned.rows);
const offsets = Float64Array.from(learned.offsets);
const outputs = Float64Array.from(learned.outputs);

/** What a candidate is described by: what was measured of it, how it stands beside the others, its pitch, and the levels. */
const inputCount = featureCount + 6;

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** Describes the candidates of a frame, `inputs` numbers each, in an array that the next frame overwrites. */
export function createCandidateInputs() {
  const described = new Float64Array(mostCandidates * inputCount);
  const describe = (frame: PitchFrame, { loud, quiet }: TakeLevels): Float64Array => {
    const { features, hz, count } = frame;
    let [exact, strong] = [0, 0];
    for (let at = 0; at < count; at += 1) {
      exact = Math.max(exact, features[(at + 1) * featureCount - 1] ?? 0);
      strong = Math.max(strong, features[at * featureCount + 6] ?? 0);
    }
    for (let at = 0; at < count; at += 1) {
      const from = at * featureCount;
      const to = at * inputCount;
      const last = featureCount - 1;
      for (let k = 0; k < last; k += 1) described[to + k] = features[from + k] ?? 0;
      // How exact a period is counts beside the others alone: no voice is the less one for being steady.
      described[to + last] = (features[from + last] ?? 0) - exact;
      const octaves = Math.log2((hz[at] ?? 1) / 220);
      const rest = to + featureCount;
      described[rest] = (features[from + 6] ?? 0) - strong;
      described[rest + 1] = octaves;
      described[rest + 2] = octaves * octaves;
      described[rest + 3] = Math.max(-3, (frame.level - loud) / 20);
      described[rest + 4] = clamp((frame.shortLevel - frame.level) / 10, -1.5, 1);
      described[rest + 5] = clamp((frame.level - quiet) / 20, 0, 2.5);
    }
    return described;
  };
  return { inputs: inputCount, describe };
}

/**
 * Scores the candidates of frames: log odds that a voice sings that pitch at that moment. A small network of one hidden layer weighs
 * how periodic the sound is, how well the partials are found, what its octaves have to say, and how loud it is for its take.
 */
export function createCandidateScores() {
  const scores = new Float64Array(mostCandidates);
  const { describe } = createCandidateInputs();
  return (frame: PitchFrame, levels: TakeLevels): Float64Array => {
    const described = describe(frame, levels);
    const faint = Math.max(0, levels.loud - settings.dynamicRange - frame.level);
    for (let at = 0; at < frame.count; at += 1)
      scores[at] = logOdds(described, at * inputCount) - settings.faintCost * faint;
    return scores;
  };
}

function logOdds(described: Float64Array, from: number): number {
  let sum: number = learned.offset;
  let place = 0;
  for (let unit = 0; unit < units; unit += 1) {
    let value = offsets[unit] ?? 0;
    for (let k = 0; k < inputCount; k += 1)
      value += (rows[place + k] ?? 0) * (described[from + k] ?? 0);
    place += inputCount;
    sum += (outputs[unit] ?? 0) * Math.tanh(value);
  }
  return sum;
}
