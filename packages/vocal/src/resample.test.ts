import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimate, decimationOf, reachOf } from './resample.ts';

test.each([
  [8000, 1],
  [16_000, 1],
  [22_050, 1],
  [44_100, 2],
  [48_000, 2],
  [96_000, 4],
  [192_000, 8],
])('of %i samples a second every %ith is kept', (rate, factor) => {
  expect(decimationOf(rate)).toBe(factor);
});

test('a tone below the new limit passes, and one that would fold does not', () => {
  const tone = (hz: number) =>
    Float32Array.from({ length: 44_100 }, (_, at) => Math.sin((2 * Math.PI * hz * at) / 44_100));
  const strength = (hz: number) => {
    const kept = decimate(tone(hz), 2, { to: 22_050 }).subarray(100, -100);
    return Math.sqrt(kept.reduce((sum, value) => sum + value * value, 0) / kept.length);
  };
  expect(strength(1000)).toBeCloseTo(Math.SQRT1_2, 3);
  expect(strength(16_000)).toBeLessThan(0.002);
});

test('stretches of a take give the samples of the whole', () => {
  const input = Float32Array.from({ length: 600 }, (_, at) => Math.sin(at * at));
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 4),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      (factor, from, length) => {
        const to = from + length;
        const whole = decimate(input, factor, { to: Math.floor(600 / factor) });
        const first = Math.max(0, from * factor - reachOf(factor));
        const part = decimate(input.subarray(first), factor, { first, from, to });
        expect(part).toEqual(whole.subarray(from, to));
      },
    ),
  );
});
