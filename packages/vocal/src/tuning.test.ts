import { expect, test } from 'vitest';
import { sungNotes } from '#test/sung-notes.ts';
import { measureAccuracy } from './tuning.ts';

const of = (notes: readonly (readonly [number, number])[]) => measureAccuracy(sungNotes(notes));

test('each third of the notes is measured by itself: low ones sharp, high ones flat', () => {
  const found = of(
    [48.2, 50.2, 52.2, 55.05, 57.05, 59.05, 61.8, 63.8, 65.8].map((midi) => [midi, 1]),
  );
  expect(found?.byRegister.low).toBeCloseTo(16.905, 2);
  expect(found?.byRegister.middle).toBeCloseTo(1.905, 2);
  expect(found?.byRegister.high).toBeCloseTo(-23.095, 2);
  expect(found?.tuning.offset).toBeCloseTo(3.095, 2);
  expect(found?.against440).toEqual({
    median: expect.closeTo(20, 6),
    bias: expect.closeTo(5, 6),
    within25: 1,
  });
  expect(found?.againstOwn.median).toBeCloseTo(16.905, 2);
  expect(found?.notes).toBe(9);
});

test('a tuning is the mean of the notes around the semitone, by their length', () => {
  // Around the circle: 45 cents below is as near to 45 above as 10.
  const around = of([
    [59.55, 1],
    [60.45, 1],
  ]);
  expect(Math.abs(around?.tuning.offset ?? 0)).toBeCloseTo(50, 6);
  expect(around?.tuning.spread).toBeCloseTo(1 - Math.cos(0.1 * Math.PI), 9);
  const long = of([
    [60.2, 3],
    [62, 1],
  ]);
  expect(long?.tuning.offset).toBeCloseTo(
    (100 * Math.atan2(3 * Math.sin(0.4 * Math.PI), 3 * Math.cos(0.4 * Math.PI) + 1)) /
      (2 * Math.PI),
    9,
  );
});

test('what stands for a seventh of a second or less is no note to judge by', () => {
  const found = of([
    [60, 1],
    [61.4, 0.14],
    [62, 1],
  ]);
  expect(found?.notes).toBe(2);
  expect(found?.againstOwn).toEqual({
    median: expect.closeTo(0, 9),
    bias: expect.closeTo(0, 9),
    within25: 1,
  });
  expect(of([[60, 0.14]])).toBeNull();
});

test('a quarter of a semitone parts what is near from what is not', () => {
  const found = of([60, 62, 64, 65, 67, 69, 71, 72.4].map((midi) => [midi, 1]));
  expect(found?.againstOwn.within25).toBe(7 / 8);
  const one = of([[60.3, 1]]);
  expect(one?.against440.within25).toBe(0);
  expect(one?.againstOwn.within25).toBe(1);
  expect(one?.byRegister).toEqual({ low: expect.closeTo(0, 9), middle: null, high: null });
});
