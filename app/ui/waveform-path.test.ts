import { expect, test } from 'vitest';
import { waveformPath } from './waveform-path.ts';

/** The bars' lengths in a drawing so high that a peak is as long as its value. */
const lengths = (peaks: number[], bars: number) =>
  [...waveformPath(peaks, bars, 100 / 0.96).matchAll(/v([\d.]+)/g)].map(([, length]) =>
    Number(length),
  );

test('each bar is the loudest of its slice', () => {
  expect(lengths([1, 9, 3, 4, 80, 2], 3)).toEqual([9, 4, 80]);
});

test('a recording with fewer peaks than bars repeats them in order', () => {
  expect(lengths([10, 90], 4)).toEqual([10, 10, 90, 90]);
});

test('values out of range are held inside it', () => {
  expect(lengths([-5, 140], 2)).toEqual([2, 100]);
});

test('no peaks, no path out of the drawing: one dot a bar', () => {
  expect(waveformPath([], 2, 44)).toBe('M2 26v2M6 26v2');
});

test('the loudest bar stays inside the drawing, 62 % over the axis', () => {
  expect(waveformPath([100], 1, 50)).toBe('M2 1.2v48');
});
