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
