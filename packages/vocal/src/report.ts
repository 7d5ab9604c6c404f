import type { Analysis } from './analyse-take.ts';
import { sentenceOf } from './recommendation-sentences.ts';
import { refusalSentence } from './refusal-sentences.ts';

/** An analysis as plain data: what `bench vocal` scores, and the figures of the result. Times in seconds, pitches in MIDI numbers. */
export function reportOf({
  refusals,
  seconds,
  sungSeconds,
  notes,
  range,
  accuracy,
  stability,
  loudness,
  dynamics,
  voiceType,
  keys,
  transpositions,
  recommendations,
}: Analysis) {
  const [key] = keys;
  return {
    refusals: refusals.map((one) => ({ ...one, sentence: refusalSentence(one) })),
    ...{ seconds, sung_seconds: sungSeconds },
    notes: notes.map(({ on, off, midi }) => ({ on, off, midi })),
    low_midi: range?.low ?? null,
    high_midi: range?.high ?? null,
    key: key?.tonic ?? null,
    mode: key ? shortModes[key.mode] : null,
    vibrato: stability.notes.flatMap(({ vibrato }) =>
      vibrato
        ? [
            {
              ...{ on: vibrato.on, off: vibrato.off, rate_hz: vibrato.rate },
              extent_cents: vibrato.extent,
            },
          ]
        : [],
    ),
    ...{ range, accuracy, dynamics, voice_type: voiceType, keys: keys.slice(0, 4), transpositions },
    stability: { deviation_cents: stability.deviation, vibrato: stability.vibrato },
    loudness: {
      ...{ integrated_lufs: loudness.integrated, momentary_max_lufs: loudness.momentaryMax },
      ...{ short_term_max_lufs: loudness.shortTermMax, range_lu: loudness.range },
    },
    recommendations: recommendations.map((one) => ({ ...one, sentence: sentenceOf(one) })),
  };
}

const shortModes = { major: 'maj', minor: 'min' } as const;
