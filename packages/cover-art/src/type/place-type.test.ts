import { expect, test } from 'vitest';
import { bottom, right } from '../scene.ts';
import type { FontMetrics } from './metrics.ts';
import { placeType, sizeOf, type TypeWish, type Words } from './place-type.ts';

/** Letters half as wide as they are high. */
const measure: FontMetrics = (_, text) => ({
  ...{ left: 0, right: text.length / 2, above: 0.7, below: 0 },
});

const setting = {
  ...{ display: 'fraunces-900', support: 'inter-500', isCapitals: false, tracking: 0 },
  scale: 'large',
} as const;
const words: Words = {
  ...{ artist: 'Niebla Norte', title: 'Páramo adentro', genre: 'folk', setting, ratio: '1:1' },
  arrangement: { align: 'left', isArtistFirst: false, anchor: 'start' },
};
const wish: TypeWish = { side: 'top', share: 0.46 };

const placed = (some: Partial<Words>, other: Partial<TypeWish> = {}) =>
  placeType(measure, { ...words, ...some }, { ...wish, ...other });

test('a title of few letters is set larger than one of many', () => {
  expect(sizeOf(placed({ title: 'Nada' }).title)).toBeGreaterThan(
    1.3 * sizeOf(placed({ title: 'Todo lo que nunca dijimos' }).title),
  );
});

test('what is read from the right begins at the right', () => {
  expect(placed({}).title.x).toBeCloseTo(0.07);
  expect(right(placed({ title: 'שלום' }).title)).toBeCloseTo(0.93);
});

test('type in the middle stands there, and all of the frame is left to what is drawn', () => {
  const { ink, rest } = placed({}, { side: 'middle' });
  expect(ink.x + ink.width / 2).toBeCloseTo(0.5);
  expect(ink.y + ink.height / 2).toBeCloseTo(0.5);
  expect(rest).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('the artist stands above the title, below it, or at the other end', () => {
  const first = placed({ arrangement: { ...words.arrangement, isArtistFirst: true } });
  expect(bottom(first.artist)).toBeLessThan(first.title.y);
  expect(bottom(placed({}).title)).toBeLessThan(placed({}).artist.y);
  expect(bottom(placed({}, { isApart: true }).artist)).toBeCloseTo(0.93);
  expect(placed({}, { isApart: true, side: 'bottom' }).artist.y).toBeCloseTo(0.07);
});

test('in a column both stand at its beginning, in its middle or at its end', () => {
  const tops = (['start', 'middle', 'end'] as const).map((anchor) => {
    const { ink } = placed(
      { ratio: '16:9', arrangement: { ...words.arrangement, anchor } },
      { side: 'left' },
    );
    return { top: ink.y, bottom: bottom(ink) };
  });
  expect(tops[0]?.top).toBeCloseTo(0.07);
  expect((tops[1]?.top ?? 0) + (tops[1]?.bottom ?? 0)).toBeCloseTo(1);
  expect(tops[2]?.bottom).toBeCloseTo(0.93);
});
