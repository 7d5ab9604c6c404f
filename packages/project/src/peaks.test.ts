import { expect, test } from 'vitest';
import { decodePeaks, encodePeaks, loudestOf } from './peaks.ts';

test('peaks survive their way to the page', () => {
  const peaks = [0, 7, 16, 100, 255];
  expect(encodePeaks(peaks)).toBe('00071064ff');
  expect(decodePeaks(encodePeaks(peaks))).toEqual(peaks);
  expect(decodePeaks('')).toEqual([]);
  const all = Array.from({ length: 256 }, (_, peak) => peak);
  expect(decodePeaks(encodePeaks(all))).toEqual(all);
});

test.each([
  ['each slice is its loudest', [1, 9, 3, 4, 80, 2], 3, [9, 4, 80]],
  ['fewer peaks than slices repeat in order', [10, 90], 4, [10, 10, 90, 90]],
  ['slices of unequal length lose no peak', [1, 2, 99, 3, 4], 2, [2, 99]],
  ['no peaks are silence', [], 2, [0, 0]],
])('%s', (_, peaks, count, expected) => {
  expect(loudestOf(peaks, count)).toEqual(expected);
});
