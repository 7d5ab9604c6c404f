import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxIn } from './postings.ts';

test.each([
  [39_000, 19, 6_227],
  [160_814_600, 19, 25_676_281],
  [39_000, 0, 0],
  [1, 19, 0],
  [119, 19, 19],
  [3, 100, 1], // half of one stays in the base
  [10 ** 12, 19, 159_663_865_546],
])('of %d with %d %% are tax %d', (total, percent, tax) => {
  expect(taxIn(total, percent)).toBe(tax);
});

test('the base is the nearest there is', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.constantFrom(0, 5, 19, 100), (total, percent) => {
      const tax = taxIn(total, percent);
      expect(tax).toBeGreaterThanOrEqual(0);
      const step = 100n + BigInt(percent);
      const away = 2n * (BigInt(total - tax) * step - BigInt(total) * 100n);
      expect(away > -step && away <= step).toBe(true);
    }),
  );
});
