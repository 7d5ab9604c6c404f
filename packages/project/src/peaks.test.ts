import { expect, test } from 'vitest';
import { decodePeaks, encodePeaks } from './peaks.ts';

test('peaks survive their way to the page', () => {
  const peaks = [0, 7, 16, 100, 255];
  expect(encodePeaks(peaks)).toBe('00071064ff');
  expect(decodePeaks(encodePeaks(peaks))).toEqual(peaks);
  expect(decodePeaks('')).toEqual([]);
});
