import { levelsOf, type TakeLevels } from './candidate-score.ts';

/** dB of full scale of the first bin; a bin is one decibel. */
const lowest = -140;
/** Before anybody has sung, the loud parts are taken to be as loud as this at least. */
const leastLoud = -50;

/** The levels of a take that is not over: of all frames so far, by a histogram. */
export function createRunningLevels(): (level: number) => TakeLevels {
  const counts = new Uint32Array(-lowest + 20);
  let all = 0;
  const quantile = (share: number): number => {
    let sum = 0;
    for (const [bin, count] of counts.entries()) {
      sum += count;
      if (sum > share * (all - 1)) return bin + lowest + 0.5;
    }
    return lowest;
  };
  return (level) => {
    const bin = Math.max(0, Math.min(counts.length - 1, Math.floor(level - lowest)));
    counts[bin] = (counts[bin] ?? 0) + 1;
    all += 1;
    return levelsOf(Math.max(leastLoud, quantile(0.95)), quantile(0.05));
  };
}
