import type { SavedTake } from '#packages/vocal/src/index.ts';

/** What the analyser said of «Auld Lang Syne», as `bench/vocal/tunes` sings it: the voice of place 10, seed 3. */
export const exampleTake: SavedTake = {
  seconds: 28.403,
  sungSeconds: 25.167,
  notes: 52,
  range: { low: 62.664, high: 77.268 },
  tessitura: { low: 67.717, middle: 69.737, high: 76.444, mode: 68 },
  histogram: [
    [63, 1.133],
    [65, 1.113],
    [67, 0.752],
    [68, 6.745],
    [70, 3.979],
    [72, 4.139],
    [74, 0.381],
    [75, 2.846],
    [76, 0.381],
    [77, 3.698],
  ],
  accuracy: { tuning: -14.44, median: 15.13, within25: 0.692 },
  deviation: 3.05,
  vibrato: { share: 0.222, rate: 5.125, extent: 23.753 },
  loudness: { integrated: -20.426, span: 18.639 },
  voiceTypes: [
    { type: 'soprano', probability: 0.528 },
    { type: 'mezzo', probability: 0.381 },
  ],
  keys: [
    { tonic: 8, mode: 'major', confidence: 0.999 },
    { tonic: 3, mode: 'major', confidence: 0.001 },
  ],
};
