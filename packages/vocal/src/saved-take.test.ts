import { expect, test } from 'vitest';
import { singNotes } from '#test/sung-voice.ts';
import { analyseTake } from './analyse-take.ts';
import { figure, signed } from './figure.ts';
import { findingsOf, keyName } from './findings.ts';
import { noteName } from './note-names.ts';
import { type SavedTake, savedTakeSchema, saveTakeSchema } from './saved-take.ts';
import { summariseTake } from './summarise-take.ts';

const rate = 16_000;
const tune = [57, 60, 64, 62, 60, 57, 69, 57].map((midi) => ({ midi, seconds: 1 }));
const analysis = analyseTake({ channels: [singNotes(tune, { rate, gain: 0.1 })], rate });
const summarised = summariseTake(analysis);
if (!summarised) throw new Error('nothing was found of a plain tune');
const take: SavedTake = summarised;

test('what is kept of a take is numbers, and they are those of the take', () => {
  expect(savedTakeSchema.parse(take)).toEqual(take);
  expect(take.seconds).toBe(8);
  expect(take.range.low).toBeCloseTo(57, 0);
  expect(take.range.high).toBeCloseTo(69, 0);
  expect(take.histogram.map(([midi]) => midi)).toEqual([57, 60, 62, 64, 69]);
  expect(take.histogram.find(([midi]) => midi === 57)?.[1]).toBeCloseTo(3, 0);
  expect(JSON.stringify(take).length).toBeLessThan(1500);
});

test('each number is the one that was measured, to a thousandth', () => {
  const { accuracy, range, stability, loudness, dynamics, keys } = analysis;
  const near = (value: number | null | undefined, measured: number | null | undefined) =>
    expect(value).toBeCloseTo(measured ?? Number.NaN, 2);
  near(take.accuracy?.tuning, accuracy?.tuning.offset);
  near(take.accuracy?.median, accuracy?.againstOwn.median);
  near(take.accuracy?.within25, accuracy?.againstOwn.within25);
  near(take.range.low, range?.low);
  near(take.range.high, range?.high);
  near(take.tessitura.low, range?.tessitura.low);
  near(take.tessitura.middle, range?.tessitura.middle);
  near(take.tessitura.high, range?.tessitura.high);
  expect(take.tessitura.mode).toBe(57);
  near(take.deviation, stability.deviation);
  near(take.loudness.integrated, loudness.integrated);
  near(take.loudness.span, dynamics?.span);
  near(take.keys[0]?.confidence, keys[0]?.confidence);
});

test('a take without a voice leaves nothing to keep', () => {
  expect(summariseTake(analyseTake({ channels: [new Float32Array(8 * rate)], rate }))).toBeNull();
});

const wrong: [string, object][] = [
  ['a field more', { audio: 'UklGRg' }],
  ['a text', { seconds: '8' }],
  ['a number out of its bounds', { seconds: -1 }],
  ['a note that nobody sings', { range: { ...take.range, low: 2 } }],
  ['no number', { notes: Number.NaN }],
  ['endless', { notes: Infinity }],
  ['a longer list', { keys: Array.from({ length: 3 }, () => take.keys[0]) }],
  [
    'a histogram of too many notes',
    { histogram: Array.from({ length: 110 }, (_, at) => [12 + at, 1]) },
  ],
  ['a field more within', { tessitura: { ...take.tessitura, audio: 'UklGRg' } }],
  ['another one', { accuracy: { ...take.accuracy, name: 'Ana' } }],
  ['and another one', { vibrato: { ...take.vibrato, curve: [1, 2] } }],
  ['a range upside down', { range: { low: 60, high: 50 } }],
  ['a tessitura upside down', { tessitura: { ...take.tessitura, low: 70, high: 60 } }],
  [
    'a note twice',
    {
      histogram: [
        [60, 1],
        [60, 2],
      ],
    },
  ],
  ['half a semitone', { histogram: [[60.5, 1]] }],
  ['a voice that there is not', { voiceTypes: [{ type: 'sopranino', probability: 1 }] }],
];

test.each(wrong)('%s is not taken, nor anything beside it', (_, change) => {
  expect(savedTakeSchema.safeParse({ ...take, ...change }).success).toBe(false);
});

const form = { ticket: 'x', name: 'Toma', take: JSON.stringify(take) };

test('the form has a name, and its numbers as JSON', () => {
  expect(saveTakeSchema.parse(form)).toEqual({ ticket: 'x', name: 'Toma', take });
  for (const sent of [
    '',
    'nada',
    '[]',
    'null',
    '{"__proto__":{}}',
    `${form.take}${' '.repeat(8000)}`,
  ])
    expect(saveTakeSchema.safeParse({ ...form, take: sent }).success).toBe(false);
  expect(saveTakeSchema.safeParse({ ...form, name: '' }).success).toBe(false);
  expect(saveTakeSchema.safeParse({ ...form, name: 'n'.repeat(81) }).success).toBe(false);
});

test('notes and keys are said as they are in Spanish', () => {
  expect([21, 60, 61, 68.6, 69, 69.4].map((midi) => noteName(midi))).toEqual([
    'La0',
    'Do4',
    'Do♯4',
    'La4',
    'La4',
    'La4',
  ]);
  const nameKeys = (mode: 'major' | 'minor') =>
    Array.from({ length: 12 }, (_, tonic) => keyName({ tonic, mode }).split(' ')[0]).join(' ');
  expect(nameKeys('major')).toBe('Do Re♭ Re Mi♭ Mi Fa Fa♯ Sol La♭ La Si♭ Si');
  expect(nameKeys('minor')).toBe('Do Do♯ Re Mi♭ Mi Fa Fa♯ Sol Sol♯ La Si♭ Si');
  // A key writes the notes of its scale.
  expect(noteName(63, { tonic: 8, mode: 'major' })).toBe('Mi♭4');
  expect(noteName(63, { tonic: 4, mode: 'minor' })).toBe('Re♯4');
  expect(noteName(70, { tonic: 7, mode: 'minor' })).toBe('Si♭4');
  expect(noteName(66, { tonic: 7, mode: 'minor' })).toBe('Fa♯4');
  expect(noteName(61, { tonic: 2, mode: 'minor' })).toBe('Do♯4');
  expect(noteName(63, { tonic: 2, mode: 'minor' })).toBe('Mi♭4');
  const inFlats = savedTakeSchema.parse({
    ...take,
    keys: [{ tonic: 8, mode: 'major', confidence: 1 }],
    range: { low: 63, high: 75 },
  });
  expect(findingsOf(inFlats)[0]?.value).toBe('Mi♭4 a Mi♭5');
});

test('every finding has words, whatever is missing', () => {
  const poor = savedTakeSchema.parse({
    ...take,
    accuracy: null,
    deviation: null,
    vibrato: { share: 0, rate: null, extent: null },
    loudness: { integrated: null, span: null },
    voiceTypes: [],
    keys: [],
  });
  for (const one of [take, poor])
    for (const { value, detail } of findingsOf(one)) {
      expect(`${value} ${detail}`).not.toMatch(/NaN|undefined|null/);
      expect(detail).not.toBe('');
    }
  const values = Object.fromEntries(findingsOf(take).map(({ name, value }) => [name, value]));
  expect(findingsOf(take).find(({ name }) => name === 'Afinación')?.detail).toContain(
    `${Math.round(100 * (take.accuracy?.within25 ?? 0))}\u{A0}% de las notas`,
  );
  expect(findingsOf(take).find(({ name }) => name === 'Zona cómoda')?.detail).toContain(
    'La nota que más suena es La3.',
  );
  expect(values).toMatchObject({ Rango: 'La3 a La4', Notas: '8', 'Tipo de voz': 'Insuficiente' });
});

test('figures are written as in Colombia, and nothing is less than nothing', () => {
  expect([figure(-1046.5, 1), figure(-0.04, 1), figure(-0.3), figure(12.25, 2)]).toEqual([
    '−1.046,5',
    '0,0',
    '0',
    '12,25',
  ]);
  expect([signed(-0.4), signed(0.4), signed(-0.6), signed(12)]).toEqual(['0', '0', '−1', '+12']);
});
