import type { Row } from '../cover/bars.ts';
import { figure } from '../measure.ts';
import type { PitchScore } from './score-pitch.ts';

export const percent = (share: number, digits = 1): string => `${figure(100 * share, digits)} %`;

/** A bar that a share of 1 must reach, or stay under. */
export const atLeast = (name: string, value: number, bar: number): Row => ({
  ...{ name, value: percent(value, 2), bar: `≥ ${figure(bar, 1)} %` },
  isMet: 100 * value >= bar,
});

export const atMost = (name: string, value: number, bar: number): Row => ({
  ...{ name, value: percent(value, 2), bar: `≤ ${figure(bar, 1)} %` },
  isMet: 100 * value <= bar,
});

const centsAtMost = (name: string, value: number, bar: number): Row => ({
  ...{ name, value: `${figure(value, 2)} cents`, bar: `≤ ${figure(bar, 1)} cents` },
  isMet: Math.abs(value) <= bar,
});

/** What the issue asks of a corpus as a whole. */
export const pitchBars = (score: PitchScore): Row[] => [
  atLeast('OA', score.oa, 97.5),
  atLeast('RPA', score.rpa, 98.8),
  atLeast('RCA', score.rca, 99.3),
  { name: 'F50', value: percent(score.f50, 2), bar: '', isMet: null },
  { name: 'VR', value: percent(score.vr, 2), bar: '', isMet: null },
  atMost('VFA', score.vfa, 5),
  atMost('errores gruesos', score.gross, 1),
  { name: 'de ellos, de octava', value: percent(score.octave, 2), bar: '', isMet: null },
  centsAtMost('desviación, mediana', score.median, 2.3),
  centsAtMost('desviación, percentil 95', score.p95, 18),
  centsAtMost('sesgo', score.bias, 0.3),
];

/** OA in a hundred of each group, as published for these clips (`shared/engines/vocal.md`): none of these tools was run here. */
export const published: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Praat ac': {
    ...{ clean: 99.3, technique: 98.8, noise40: 98.7, noise20: 99.3, noise10: 96.4, fault: 98.3 },
    ...{ reverb: 94.6, accomp: 77.6, timbre: 85.8, codec: 99.3, negative: 98.3 },
  },
  'Praat shs': {
    ...{ clean: 98.6, technique: 97.5, noise40: 98.2, noise20: 98.4, noise10: 92.4, fault: 96 },
    ...{ reverb: 95.4, accomp: 84.8, timbre: 97.6, codec: 98.6, negative: 91.2 },
  },
  RAPT: {
    ...{ clean: 98.3, technique: 90.8, noise40: 98.5, noise20: 98.1, noise10: 95, fault: 81.6 },
    ...{ reverb: 94.3, accomp: 84.4, timbre: 93.8, codec: 99.5, negative: 100 },
  },
  "SWIPE'": {
    ...{ clean: 99.2, technique: 94.6, noise40: 99.3, noise20: 99.1, noise10: 70.3, fault: 88.3 },
    ...{ reverb: 92.4, accomp: 81.3, timbre: 98.5, codec: 99, negative: 100 },
  },
  SwiftF0: {
    ...{ clean: 98, technique: 95.5, noise40: 98.3, noise20: 97.1, noise10: 87.9, fault: 94.8 },
    ...{ reverb: 88.7, accomp: 53.9, timbre: 97.3, codec: 98.1, negative: 100 },
  },
  'aubio yinfft': {
    ...{ clean: 94.3, technique: 91, noise40: 94.8, noise20: 90.3, noise10: 86.8, fault: 72.8 },
    ...{ reverb: 94.5, accomp: 82, timbre: 89.6, codec: 91.9, negative: 62.9 },
  },
};
