import { expect, test } from 'vitest';
import { recommend } from './recommendations.ts';
import { sentenceOf } from './recommendation-sentences.ts';
import type { Accuracy } from './tuning.ts';

const accuracy: Accuracy = {
  tuning: { offset: 2, spread: 0.05 },
  against440: { median: 8, bias: 3, within25: 0.9 },
  againstOwn: { median: 7, bias: 0, within25: 0.9 },
  byRegister: { low: 1, middle: 0, high: -2 },
  notes: 30,
};
const stability = {
  notes: [],
  deviation: 10,
  vibrato: { share: 0.5, rate: 5.5, extent: 40 },
};
const dynamics = { soft: -30, middle: -24, loud: -18, span: 12 };
const plain = { accuracy, stability, dynamics, range: null, transpositions: [] };
const codes = (some: Partial<typeof plain>) =>
  recommend({ ...plain, ...some }).map(({ code }) => code);

test('who sings well is told so, with the number', () => {
  const [only, ...others] = recommend(plain);
  expect(only && sentenceOf(only)).toBe(
    'El 90 % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de 7 cents.',
  );
  expect(others).toEqual([]);
});

test.each([
  [{ against440: { median: 20, bias: -18, within25: 0.5 } }, 'flat'],
  [{ against440: { median: 20, bias: 18, within25: 0.5 } }, 'sharp'],
  [{ tuning: { offset: -40, spread: 0.1 } }, 'other-tuning'],
  [{ byRegister: { low: 0, middle: 0, high: -22 } }, 'high-notes-flat'],
  [{ byRegister: { low: 14, middle: 0, high: 0 } }, 'low-notes-sharp'],
  [{ againstOwn: { median: 30, bias: 0, within25: 0.4 } }, 'inaccurate'],
])('of an accuracy with %j', (some, code) => {
  expect(codes({ accuracy: { ...accuracy, ...some } })).toContain(code);
});

test.each([
  [{ deviation: 22 }, 'unsteady'],
  [{ deviation: 5 }, 'steady'],
  [{ vibrato: { share: 1, rate: 7.8, extent: 40 } }, 'vibrato-fast'],
  [{ vibrato: { share: 1, rate: 4, extent: 40 } }, 'vibrato-slow'],
  [{ vibrato: { share: 1, rate: 5, extent: 130 } }, 'vibrato-wide'],
])('of a voice that holds its notes with %j', (some, code) => {
  expect(codes({ stability: { ...stability, ...some } })).toContain(code);
});

test.each([
  [3, 'dynamics-flat'],
  [26, 'dynamics-wide'],
])('of %i LU between soft and loud', (span, code) => {
  expect(codes({ dynamics: { ...dynamics, span } })).toContain(code);
});

test('another key is worth a word where it brings much more of the song home', () => {
  const at = (shift: number, insideTessitura: number, cost: number) => ({
    ...{ shift, key: undefined, low: 50, high: 60, insideTessitura, cost },
  });
  const told = recommend({ ...plain, transpositions: [at(-2, 0.8, 1), at(0, 0.5, 2)] }).at(-1);
  expect(told && sentenceOf(told)).toBe(
    'Prueba la canción 2 semitonos más abajo: el 80 % quedaría en tu zona cómoda; hoy está el 50 %.',
  );
  expect(codes({ transpositions: [] })).not.toContain('transpose');
  const little = recommend({ ...plain, transpositions: [at(-1, 0.55, 1), at(0, 0.5, 2)] });
  expect(little.map(({ code }) => code)).not.toContain('transpose');
});

const tuned = (offset: number, spread: number, bias = 0) => ({
  accuracy: {
    ...accuracy,
    tuning: { offset, spread },
    against440: { ...accuracy.against440, bias },
  },
});
const inRegister = (low: number | null, high: number | null) => ({
  accuracy: { ...accuracy, byRegister: { low, middle: 0, high } },
});
const within = (within25: number) => ({
  accuracy: { ...accuracy, againstOwn: { ...accuracy.againstOwn, within25 } },
});
const held = (deviation: number | null, rate: number | null, extent: number | null) => ({
  stability: { ...stability, deviation, vibrato: { share: 1, rate, extent } },
});
const sangOver = (high: number) => ({ range: { ...singer, low: 60, high } });
const singer = {
  ...{ comfortLow: 60, comfortHigh: 64 },
  tessitura: { low: 60, middle: 62, high: 64, mode: 62 },
};

test.each([
  [tuned(25, 0.29), ['other-tuning']],
  [tuned(-25, 0.29), ['other-tuning']],
  [tuned(24.9, 0.1), []],
  // Without a tuning of its own a take is off by its notes.
  [tuned(25, 0.3, 10), ['sharp']],
  [tuned(0, 0.1, 10), ['sharp']],
  [tuned(0, 0.1, -10), ['flat']],
  [tuned(0, 0.1, 9.9), []],
  [tuned(30, 0.1, 30), ['other-tuning']],
  [inRegister(10, 10), ['high-notes-sharp', 'low-notes-sharp']],
  [inRegister(-10, -10), ['high-notes-flat', 'low-notes-flat']],
  [inRegister(9.9, -9.9), []],
  [inRegister(null, null), []],
  [held(15, null, null), ['unsteady']],
  [held(14.9, null, null), []],
  [held(8, null, null), []],
  [held(7.9, null, null), ['steady']],
  [held(null, 7, 100), []],
  [held(null, 7.01, null), ['vibrato-fast']],
  [held(null, 4.5, null), []],
  [held(null, 4.49, null), ['vibrato-slow']],
  [held(null, null, 100.1), ['vibrato-wide']],
  [{ dynamics: { ...dynamics, span: 5 } }, []],
  [{ dynamics: { ...dynamics, span: 4.9 } }, ['dynamics-flat']],
  [{ dynamics: { ...dynamics, span: 20 } }, []],
  [{ dynamics: { ...dynamics, span: 20.1 } }, ['dynamics-wide']],
  [{ dynamics: null }, []],
  [sangOver(67), []],
  [sangOver(66.9), ['narrow-range']],
])('nothing more and nothing less is said of %j', (some, said) => {
  const found = recommend({ ...plain, ...some });
  expect(found.map(({ code }) => code).filter((code) => code !== 'accurate')).toEqual(said);
});

test('four notes in five that are near are a good take', () => {
  expect(codes(within(0.8))).toEqual(['accurate']);
  expect(codes(within(0.79))).toEqual(['inaccurate']);
  expect(recommend({ ...plain, accuracy: null })).toEqual([]);
});

test('each recommendation has the number that it is about', () => {
  const numbers = (some: object) => recommend({ ...plain, ...some })[0];
  expect(numbers(tuned(-40, 0.1))).toEqual({ code: 'other-tuning', cents: -40 });
  expect(numbers(tuned(0, 0.1, -18))).toEqual({ code: 'flat', cents: 18, notes: 30 });
  expect(numbers(inRegister(0, -22))).toEqual({ code: 'high-notes-flat', cents: 22 });
  expect(numbers(inRegister(-14, 0))).toEqual({ code: 'low-notes-flat', cents: 14 });
  expect(numbers(within(0.9))).toEqual({ code: 'accurate', percent: 90, cents: 7 });
  const silent = { accuracy: null };
  expect(numbers({ ...silent, ...held(22, null, null) })).toEqual({
    code: 'unsteady',
    cents: 22,
    notes: 0,
  });
  expect(numbers({ ...silent, ...held(null, 7.8, null) })).toEqual({
    code: 'vibrato-fast',
    rate: 7.8,
  });
  expect(numbers({ ...silent, ...held(null, null, 130) })).toEqual({
    code: 'vibrato-wide',
    extent: 130,
  });
  expect(numbers({ ...silent, ...sangOver(64) })).toEqual({ code: 'narrow-range', semitones: 4 });
  expect(numbers({ ...silent, dynamics: { ...dynamics, span: 3 } })).toEqual({
    code: 'dynamics-flat',
    span: 3,
  });
});

test('a song that is best where it is is left there, and so is one that was not tried there', () => {
  const at = (shift: number, insideTessitura: number) => ({
    ...{ shift, key: undefined, low: 50, high: 60, insideTessitura, cost: 1 },
  });
  const told = (...transpositions: ReturnType<typeof at>[]) =>
    recommend({ ...plain, accuracy: null, transpositions });
  expect(told(at(0, 0.5), at(-2, 0.9))).toEqual([]);
  expect(told(at(-2, 0.9), at(-1, 0.2))).toEqual([]);
  expect(told(at(-2, 0.75), at(0, 0.5))).toEqual([
    { code: 'transpose', shift: -2, percent: 75, now: 50 },
  ]);
});
