import { expect, test } from 'vitest';
import { BioFault } from '#packages/bio/src/index.ts';
import { withNextSeeds } from './next-seeds.ts';

/** Makes something of the seeds from `right` on; those before it have a fault. */
function tryFrom(right: number) {
  const faults: string[] = [];
  const made = () =>
    withNextSeeds(
      7,
      (seed) => {
        if (seed < right) throw new BioFault('tiktok', 'number');
        return seed;
      },
      ({ message }) => faults.push(message),
    );
  return { made, faults };
}

test.each([7, 8, 9, 10])(
  'of seed 7 comes what the first seed without a fault makes: %i',
  (right) => {
    const { made, faults } = tryFrom(right);
    expect(made()).toBe(right);
    expect(faults).toHaveLength(right - 7);
  },
);

test('after three more seeds it is an error, which says nothing of what was typed', () => {
  const { made, faults } = tryFrom(11);
  expect(made).toThrow(BioFault);
  expect(faults).toEqual(Array.from({ length: 3 }, () => 'A biography for tiktok: number'));
});

test('what fails otherwise fails at once', () => {
  const seeds: number[] = [];
  expect(() =>
    withNextSeeds(
      7,
      (seed) => {
        seeds.push(seed);
        throw new RangeError('no name');
      },
      () => undefined,
    ),
  ).toThrow('no name');
  expect(seeds).toEqual([7]);
});
