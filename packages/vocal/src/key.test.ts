import { expect, test } from 'vitest';
import { sungNotes } from '#test/sung-notes.ts';
import { findKeys } from './key.ts';

/** The likeliest keys, with what another program made of the same profiles. */
const likeliest = (notes: readonly (readonly [number, number])[], tuning = 0) =>
  findKeys(sungNotes(notes), tuning)
    .slice(0, 4)
    .map(({ tonic, mode, confidence }) => [tonic, mode, Number(confidence.toFixed(4))]);

test('a key is as likely as its profile makes the notes, which count by their seconds, at most one', () => {
  expect(
    likeliest([
      [69, 0.5],
      [72, 0.25],
      [71, 0.25],
      [69, 0.5],
      [64, 3],
    ]),
  ).toEqual([
    [9, 'minor', 0.4942],
    [4, 'minor', 0.2549],
    [9, 'major', 0.0757],
    [0, 'major', 0.0526],
  ]);
});

const withStray = [60, 62, 64, 66, 67, 60].map((midi, at) => [midi, [4, 4, 4, 2, 4, 6][at] ?? 0]);

test.each([0, -60, 45])('a note of no scale leaves its key possible, %i cents off', (tuning) => {
  const notes = withStray.map(([midi = 0, tenths = 0]): [number, number] => [
    midi + tuning / 100,
    tenths / 10,
  ]);
  expect(likeliest(notes, tuning)).toEqual([
    [0, 'major', 0.5678],
    [7, 'major', 0.2557],
    [4, 'minor', 0.0719],
    [5, 'major', 0.0505],
  ]);
});

test('five notes are enough, and four are not', () => {
  const five = [60, 64, 67, 64, 60].map((midi): [number, number] => [midi, 0.5]);
  expect(findKeys(sungNotes(five), 0)).toHaveLength(24);
  expect(findKeys(sungNotes(five.slice(1)), 0)).toEqual([]);
  expect(findKeys([], 0)).toEqual([]);
});
