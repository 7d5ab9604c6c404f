import { expect, test } from 'vitest';
import { heightAt } from '#packages/ridge/src/index.ts';
import { ridgePaths } from './ridge-path.ts';

test('300 bars, each starting on the axis; what has sounded ends at Monserrate', () => {
  const { played, ahead } = ridgePaths();
  const walk = (path: string) => {
    const [, from = '', axis = ''] = /^M(-?\d+) (\d+)/.exec(path) ?? [];
    let [x, y] = [Number(from), Number(axis)];
    return [...path.matchAll(/m(\d+)-(\d+)V(\d+)/g)].map(([, across, up, foot]) => {
      x += Number(across);
      const top = y - Number(up);
      y = Number(foot);
      return { x, foot: y, top };
    });
  };
  const [sounded, left] = [walk(played), walk(ahead)];
  expect(sounded.length + left.length).toBe(300);
  expect(sounded.at(-1)?.x).toBe(1044);
  expect(left[0]?.x).toBe(1052);
  for (const bar of [...sounded, ...left]) {
    expect(bar.foot).toBe(278);
    expect(280 - bar.top).toBeLessThanOrEqual(Math.ceil(heightAt(bar.x)) + 2);
  }
});

test('the drawing is the same every time and small enough for the first page', () => {
  const paths = ridgePaths();
  expect(ridgePaths()).toEqual(paths);
  expect(Object.values(paths).join('').length).toBeLessThan(5000);
});
