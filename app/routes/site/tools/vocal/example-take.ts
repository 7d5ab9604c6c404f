import type { SavedTake } from '#packages/vocal/src/index.ts';

/** What the analyser said of half a minute that `bench/vocal` sang: three melodies of a mezzo-soprano, seed 777. */
export const exampleTake: SavedTake = {
  seconds: 29.089,
  sungSeconds: 24.225,
  notes: 43,
  range: { low: 57.762, high: 79.239 },
  tessitura: { low: 61.894, middle: 69.858, high: 75.868, mode: 69 },
  histogram: [
    [58, 1.874],
    [60, 0.291],
    [62, 1.784],
    [63, 1.684],
    [65, 2.165],
    [67, 0.972],
    [69, 3.297],
    [70, 2.436],
    [71, 0.311],
    [72, 2.466],
    [74, 2.776],
    [76, 2.977],
    [79, 1.193],
  ],
  accuracy: { tuning: -3.791, median: 10.218, within25: 0.814 },
  deviation: 3.514,
  vibrato: { share: 0.5, rate: 5.85, extent: 40.881 },
  loudness: { integrated: -20.246, span: 17.895 },
  voiceTypes: [
    { type: 'soprano', probability: 0.47 },
    { type: 'mezzo', probability: 0.435 },
  ],
  keys: [
    { tonic: 5, mode: 'major', confidence: 0.835 },
    { tonic: 2, mode: 'minor', confidence: 0.165 },
  ],
};
