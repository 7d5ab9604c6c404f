import { expect, test } from 'vitest';
import { altitudeAt, heightAt } from './index.ts';

test('the summits stand at their surveyed altitudes', () => {
  expect(altitudeAt(1050)).toBe(3152);
  expect(altitudeAt(1370)).toBe(3317);
  expect(heightAt(1370)).toBe(232);
});

test('between two points the altitude stays between theirs', () => {
  for (let x = 1200; x <= 1370; x += 5) {
    expect(altitudeAt(x)).toBeGreaterThanOrEqual(2750);
    expect(altitudeAt(x)).toBeLessThanOrEqual(3317);
  }
});
