import { expect, test } from 'vitest';
import { sungNotes } from '#test/sung-notes.ts';
import { trackOf } from '#test/pitch-track.ts';
import type { Analysis } from './analyse-take.ts';
import { reportOf } from './report.ts';

const empty: Analysis = {
  ...{ refusals: [], seconds: 4, sungSeconds: 0, track: trackOf([]), notes: [], range: null },
  accuracy: null,
  stability: { notes: [], deviation: null, vibrato: { share: 0, rate: null, extent: null } },
  loudness: { integrated: null, momentaryMax: -40, shortTermMax: -41, range: null },
  ...{ dynamics: null, voiceType: null, keys: [], transpositions: [], recommendations: [] },
} as unknown as Analysis;

test('of a take in which nothing was found, nothing is said', () => {
  expect(reportOf({ ...empty, refusals: [{ reason: 'silence', value: -80, limit: -60 }] })).toEqual(
    {
      refusals: [
        {
          ...{ reason: 'silence', value: -80, limit: -60 },
          sentence: 'La grabación está en silencio: revisa el micrófono y canta más cerca.',
        },
      ],
      ...{ seconds: 4, sung_seconds: 0, notes: [], low_midi: null, high_midi: null },
      ...{ key: null, mode: null, vibrato: [], range: null, accuracy: null, dynamics: null },
      ...{ voice_type: null, keys: [], transpositions: [], recommendations: [] },
      stability: { deviation_cents: null, vibrato: { share: 0, rate: null, extent: null } },
      loudness: {
        ...{ integrated_lufs: null, momentary_max_lufs: -40, short_term_max_lufs: -41 },
        range_lu: null,
      },
    },
  );
});

test('what was found stands under the names that its readers know', () => {
  const vibrato = { on: 0.2, off: 0.9, rate: 5.5, extent: 32 };
  const keys = [3, 0, 8, 10, 5].map((tonic) => ({
    tonic,
    mode: 'minor' as const,
    confidence: 0.2,
  }));
  const report = reportOf({
    ...empty,
    notes: sungNotes([
      [60.1, 1],
      [62, 0.5],
    ]),
    range: { low: 59.9, high: 62.1 } as Analysis['range'],
    stability: {
      ...empty.stability,
      notes: [{ vibrato }, { vibrato: null }] as unknown as Analysis['stability']['notes'],
    },
    keys,
    recommendations: [{ code: 'narrow-range', semitones: 2.2 }],
  });
  expect(report).toMatchObject({
    notes: [
      { on: 0, off: 1, midi: 60.1 },
      { on: 1, off: 1.5, midi: 62 },
    ],
    ...{ low_midi: 59.9, high_midi: 62.1, key: 3, mode: 'min', keys: keys.slice(0, 4) },
    vibrato: [{ on: 0.2, off: 0.9, rate_hz: 5.5, extent_cents: 32 }],
    recommendations: [
      {
        code: 'narrow-range',
        sentence: 'Cantaste solo 2 semitonos: graba también tus notas más graves y más agudas.',
      },
    ],
  });
  expect(report.keys).toHaveLength(4);
  expect(report.vibrato).toHaveLength(1);
  expect(Object.keys(report.notes[0] ?? {})).toEqual(['on', 'off', 'midi']);
});
