import { expect, test } from 'vitest';
import { speedometer } from './speedometer.ts';

test('a network that stutters has one speed', () => {
  const speed = speedometer();
  const shown: number[] = [];
  // 48 kB a second, in bursts of two seconds.
  for (let second = 0; second <= 30; second += 1) {
    shown.push(speed(48_000 * (second - (second % 2)), second * 1000));
  }
  const settled = shown.slice(10);
  expect(Math.min(...settled)).toBeGreaterThan(40_000);
  expect(Math.max(...settled)).toBeLessThan(56_000);
});

test('what the first buffer swallows is no speed', () => {
  const speed = speedometer();
  expect([speed(0, 0), speed(2_000_000, 20), speed(2_000_000, 900)]).toEqual([0, 0, 0]);
});
