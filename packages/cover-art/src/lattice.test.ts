import { expect, test } from 'vitest';
import { latticeOf } from './lattice.ts';

const page = { width: 1, height: 1.25 };

test('a plane is itself between the points of a lattice, on the page and around it', () => {
  const plane = (x: number, y: number) => 3 * x - 2 * y + 0.5;
  const sampled = latticeOf(page, 10, plane, 0.2);
  for (const [x, y] of [
    [0, 0],
    [0.333, 0.777],
    [1, 1.25],
    [-0.19, 1.4],
    [1.2, -0.2],
  ] as const)
    expect(sampled(x, y)).toBeCloseTo(plane(x, y), 10);
});

test('beyond a lattice its edge goes on', () => {
  const sampled = latticeOf(page, 10, (x) => x);
  expect(sampled(-3, 0.5)).toBe(0);
  expect(sampled(7, 0.5)).toBe(sampled(9, -4));
});
