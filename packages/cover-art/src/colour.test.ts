import { expect, test } from 'vitest';
import {
  type Colour,
  contrastOfColours,
  luminanceOf,
  mixed,
  rampOf,
  rgbOf,
  withAlpha,
} from './colour.ts';

// https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum: the grays that just reach and just miss 4.5.
test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#00ff00', '#000000', 15.3],
  ['#050505', '#000000', 1.03],
] as const)('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOfColours(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOfColours(other, one)).toBe(contrastOfColours(one, other));
});

test('the parts of white add up, and each counts as much as the eye sees of it', () => {
  expect(luminanceOf([255, 0, 0])).toBeCloseTo(0.2126, 6);
  expect(luminanceOf([0, 255, 0])).toBeCloseTo(0.7152, 6);
  expect(luminanceOf([0, 0, 255])).toBeCloseTo(0.0722, 6);
  expect(luminanceOf([128, 128, 128])).toBeCloseTo(0.2159, 4);
  // Below 0.04045 the curve is a line.
  expect(luminanceOf([10, 10, 10])).toBeCloseTo(10 / 255 / 12.92, 6);
});

// What Chromium paints of `color-mix(in oklab, …)`.
test.each([
  ['#ff0000', '#0000ff', 0.5, '#8c53a2'],
  ['#00ff00', '#ff00ff', 0.25, '#95dc81'],
  ['#123456', '#fedcba', 0.7, '#b3a79d'],
  ['#ffb02e', '#002328', 0.4, '#95763b'],
  ['#000000', '#ffffff', 0.5, '#636363'],
  ['#0a0a0a', '#050505', 0.5, '#070707'],
  ['#e0115f', '#50c878', 0.6, '#aa966e'],
] as const)('%s and %s at %d are %s', (from, to, at, expected) => {
  for (const [channel, value] of rgbOf(mixed(from, to, at)).entries())
    expect(Math.abs(value - (rgbOf(expected)[channel] ?? 0))).toBeLessThanOrEqual(1);
});

test('the ends of a mixture are its colours, to the step', () => {
  const colours: Colour[] = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#123456'];
  for (const one of colours) {
    expect(mixed(one, '#fedcba', 0)).toBe(one);
    expect(mixed('#fedcba', one, 1)).toBe(one);
  }
});

test('a ramp goes through all of its colours, at even places', () => {
  const ramp = rampOf(['#ff0000', '#00ff00', '#0000ff'], 5);
  expect(ramp).toHaveLength(15);
  const at = (step: number) => [...ramp.subarray(3 * step, 3 * step + 3)];
  expect([at(0), at(2), at(4)]).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]);
  expect(at(1)).toEqual(rgbOf(mixed('#ff0000', '#00ff00', 0.5)));
  expect(at(3)).toEqual(rgbOf(mixed('#00ff00', '#0000ff', 0.5)));
  expect(rampOf(['#ff0000', '#00ff00'])).toHaveLength(3 * 1024);
});

test('a colour can be let through', () => {
  expect(withAlpha('#0a141e', 0.5)).toBe('rgba(10,20,30,0.5)');
});
