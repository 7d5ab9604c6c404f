import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRealFft } from './fft.ts';

const samples = (size: number) =>
  fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size });

test.each([16, 32, 64, 128, 512])('a transform of %i samples is that of its definition', (size) => {
  fc.assert(
    fc.property(samples(size), (values) => {
      const power = new Float64Array(size / 2 + 1);
      createRealFft(size).power(Float64Array.from(values), power);
      for (const bin of [0, 1, size / 4, size / 2]) {
        let [re, im] = [0, 0];
        for (const [at, value] of values.entries()) {
          re += value * Math.cos((2 * Math.PI * at * bin) / size);
          im += value * Math.sin((2 * Math.PI * at * bin) / size);
        }
        expect(power[bin]).toBeCloseTo(re * re + im * im, 8);
      }
    }),
    { numRuns: 10 },
  );
});

test('the transform of a power spectrum is the circular autocorrelation', () => {
  fc.assert(
    fc.property(samples(64), fc.integer({ min: 0, max: 32 }), (values, lag) => {
      const fft = createRealFft(64);
      const power = new Float64Array(33);
      const correlation = new Float64Array(33);
      fft.power(Float64Array.from(values), power);
      fft.even(power, correlation);
      const direct = values.reduce(
        (sum, value, at) => sum + value * (values[(at + lag) % 64] ?? 0),
        0,
      );
      expect((correlation[lag] ?? 0) / 64).toBeCloseTo(direct, 8);
    }),
  );
});

test('other sizes are refused', () => {
  for (const size of [0, 8, 24, 1000]) expect(() => createRealFft(size)).toThrow(RangeError);
});
