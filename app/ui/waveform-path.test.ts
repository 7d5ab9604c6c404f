import { expect, test } from 'vitest';
import { thinPeaks, waveformPath } from './waveform-path.ts';

test('each bar is the loudest of its slice', () => {
  expect(thinPeaks([1, 9, 3, 4, 80, 2], 3)).toEqual([9, 4, 80]);
});

test('a recording with fewer peaks than bars repeats them in order', () => {
  expect(thinPeaks([10, 90], 4)).toEqual([10, 10, 90, 90]);
});

test('values out of range are held inside it', () => {
  expect(thinPeaks([-5, 140], 2)).toEqual([0, 100]);
});

test('no peaks, no path out of the drawing: one dot a bar', () => {
  expect(waveformPath([], 2, 44)).toBe('M2 26.0v2.0M6 26.0v2.0');
});

test('the loudest bar stays inside the drawing, 62 % over the axis', () => {
  expect(waveformPath([100], 1, 50)).toBe('M2 1.2v48.0');
});
