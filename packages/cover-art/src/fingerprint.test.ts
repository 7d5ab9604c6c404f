import { expect, test } from 'vitest';
import { chooseApart, distanceOf, fingerprintOf } from './fingerprint.ts';

const side = 32;

/** A picture of one colour, with bars of another at each `pitch`. */
function barred(colour: number, pitch: number, isUpright = true) {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isBar = (isUpright ? x : y) % pitch < pitch / 2;
      data.set([isBar ? colour : 255 - colour, colour, isBar ? 0 : 200, 255], (y * side + x) * 4);
    }
  return fingerprintOf({ data, width: side, height: side });
}

test('a picture is no distance from itself, and some from another', () => {
  const [one, other] = [barred(20, 8), barred(220, 8, false)];
  expect(distanceOf(one, one)).toBe(0);
  expect(distanceOf(one, other)).toBeGreaterThan(0.45);
  expect(distanceOf(one, other)).toBeCloseTo(distanceOf(other, one), 10);
});

test('of the five that suit best the one that stands out is taken first, and none twice', () => {
  const twin = barred(20, 8);
  const prints = [twin, twin, barred(220, 8, false), twin, twin, barred(120, 4)];
  expect(chooseApart(prints, 2)).toEqual([2, expect.any(Number)]);
  expect(chooseApart(prints, 2, 1)).toEqual([0, expect.any(Number)]);
  expect(chooseApart([twin, twin, twin, twin, twin, barred(120, 4)], 2)).toEqual([0, 5]);
  const twins = chooseApart([barred(20, 8), barred(20, 8), barred(20, 8)], 3);
  expect(new Set(twins)).toEqual(new Set([0, 1, 2]));
  expect(chooseApart([], 4)).toEqual([]);
});

test('of twins and strangers the strangers are chosen', () => {
  const prints = [
    barred(20, 8),
    barred(20, 8),
    barred(220, 8, false),
    barred(120, 4),
    barred(20, 8),
  ];
  expect(chooseApart(prints, 3).filter((at) => [0, 1, 4].includes(at))).toHaveLength(1);
});
