import type { Analysis } from './analyse-take.ts';
import { noteSeconds } from './note-seconds.ts';
import type { SavedTake } from './saved-take.ts';

/** Characters of the name of a take. */
export const longestTakeName = 80;

const rounded = (value: number): number => Math.round(1000 * value) / 1000;
const roundedOrNull = (value: number | null): number | null =>
  value === null ? null : rounded(value);

/** What would be kept of an analysis; null of one without a range, which is refused as too short. */
export function summariseTake(analysis: Analysis): SavedTake | null {
  const { range, accuracy, stability, loudness: loud, dynamics, voiceType, keys } = analysis;
  if (!range) return null;
  const { low, high, tessitura } = range;
  const { vibrato } = stability;
  return {
    ...{ seconds: rounded(analysis.seconds), sungSeconds: rounded(analysis.sungSeconds) },
    notes: analysis.notes.length,
    range: { low: rounded(low), high: rounded(high) },
    tessitura: {
      ...{ low: rounded(tessitura.low), middle: rounded(tessitura.middle) },
      ...{ high: rounded(tessitura.high), mode: tessitura.mode },
    },
    histogram: noteSeconds(analysis.notes).map(([note, sung]) => [note, rounded(sung)]),
    accuracy: accuracy && {
      tuning: rounded(accuracy.tuning.offset),
      median: rounded(accuracy.againstOwn.median),
      within25: rounded(accuracy.againstOwn.within25),
    },
    deviation: roundedOrNull(stability.deviation),
    vibrato: {
      share: rounded(vibrato.share),
      ...{ rate: roundedOrNull(vibrato.rate), extent: roundedOrNull(vibrato.extent) },
    },
    loudness: {
      integrated: roundedOrNull(loud.integrated),
      span: roundedOrNull(dynamics?.span ?? null),
    },
    voiceTypes:
      voiceType?.kind === 'guess'
        ? voiceType.candidates.map(({ type, probability }) => ({
            type,
            probability: rounded(probability),
          }))
        : [],
    keys: keys.slice(0, 2).map(({ tonic, mode, confidence }) => ({
      ...{ tonic, mode },
      confidence: rounded(confidence),
    })),
  };
}
