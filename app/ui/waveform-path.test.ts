import { expect, test } from 'vitest';
import { waveformPath } from './waveform-path.ts';

/** Each bar as a browser would draw it. */
function barsOf(path: string) {
  const [, startX, startY] = /^M(-?\d+) (\d+)/.exec(path) ?? [];
  let [x, y] = [Number(startX), Number(startY)];
  return [...path.matchAll(/m(\d+) ?(-?\d+)v(\d+)/g)].map(([, across, down, length]) => {
    x += Number(across);
    const top = y + Number(down);
    y = top + Number(length);
    return { x, top, length: Number(length) };
  });
}

test('each bar is the loudest of its slice, 62 % over the axis', () => {
  expect(barsOf(waveformPath([1, 50, 100, 4, 100, 2], 3))).toEqual([
    { x: 2, top: 32, length: 48 },
    { x: 6, top: 2, length: 96 },
    { x: 10, top: 2, length: 96 },
  ]);
});

test('values out of range are held inside the drawing', () => {
  expect(barsOf(waveformPath([-5, 140], 2)).map(({ length }) => length)).toEqual([4, 96]);
});

test('no peaks: one dot a bar', () => {
  expect(waveformPath([], 2)).toBe('M-2 0m4 60v4m4-4v4');
});

test('the wave of a list is always the same, and small', () => {
  const peaks = Array.from({ length: 160 }, (_, index) => (index * 37) % 101);
  const path = waveformPath(peaks, 40);
  expect(waveformPath([...peaks], 40)).toBe(path);
  expect(barsOf(path)).toHaveLength(40);
  expect(path.length).toBeLessThan(400);
});
