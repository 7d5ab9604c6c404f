import { expect, test } from 'vitest';
import { arch, band, bars, between, ellipse, sickle, under } from './shapes.ts';

test('an ellipse is as high as its radius in the middle and nowhere outside', () => {
  const round = ellipse(10, 20, 5, 8);
  expect(round(10)).toEqual([12, 28]);
  expect(round(15)).toBeNull();
  expect(round(4)).toBeNull();
});

test('the rim of an ellipse is as thick as it says at its top, and all of it beside the inner one', () => {
  const rim = arch(0, 0, 10, 10, 2);
  expect(rim(0)).toEqual([-10, -8]);
  expect(rim(9)?.[1]).toBe(0);
  expect(rim(11)).toBeNull();
});

test('a sickle hangs lowest in its middle', () => {
  const smile = sickle(0, 100, 10, 4, 6);
  expect(smile(0)).toEqual([104, 112]);
  expect(smile(9)?.[0]).toBeLessThan(101);
  expect(smile(10)).toBeNull();
});

test('a band goes straight from end to end', () => {
  expect(band([0, 0], [10, 20], 3)(5)).toEqual([10, 13]);
  expect(band([0, 0], [10, 20], 3)(11)).toBeNull();
});

test('a line through points holds what is under it', () => {
  const hill = under(
    [
      [0, 50],
      [10, 10],
      [20, 50],
    ],
    60,
  );
  expect(hill(10)).toEqual([10, 60]);
  expect(hill(5)).toEqual([30, 60]);
  expect(hill(21)).toBeNull();
});

test('a part of a shape ends where the shape ends', () => {
  const part = between(ellipse(0, 0, 10, 10), -4, 100);
  expect(part(0)).toEqual([-4, 10]);
  expect(between(ellipse(0, 0, 10, 10), 20, 30)(0)).toBeNull();
});

test('bars stand at even distances and leave out what is too short to see', () => {
  expect(bars(ellipse(15, 10, 14, 10), 30, 10)).toBe('M5 3V17M15 0V20M25 3V17');
  expect(bars(ellipse(15, 10, 14, 0.9), 30, 10)).toBe('');
});
