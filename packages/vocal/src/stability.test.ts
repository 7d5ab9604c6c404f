import { expect, test } from 'vitest';
import { trackOf } from '#test/pitch-track.ts';
import { findNotes } from './notes.ts';
import { measureStability } from './stability.ts';

const held = (midi: number, vibrato?: { rate: number; extent: number }) => [
  { midi, seconds: 1.5, ...(vibrato && { vibrato }) },
  { seconds: 0.2 },
];

test('what is usual of the held notes is their median, and a vibrato is of those that have one', () => {
  const track = trackOf([
    ...held(60),
    ...held(64, { rate: 5, extent: 30 }),
    ...held(67),
    ...held(65, { rate: 6, extent: 50 }),
  ]);
  const { notes, vibrato, deviation } = measureStability(track, findNotes(track));
  expect(notes.map(({ midi }) => Math.round(midi))).toEqual([60, 64, 67, 65]);
  expect(vibrato.share).toBe(0.5);
  expect(vibrato.rate).toBeCloseTo(5.5, 0);
  expect(vibrato.extent).toBeCloseTo(40, -1);
  expect(deviation).toBeLessThan(5);
});

test('of no held note there is neither a deviation nor a vibrato', () => {
  const short = trackOf([{ midi: 60, seconds: 0.2 }, { seconds: 0.1 }]);
  expect(measureStability(short, findNotes(short))).toEqual({
    ...{ notes: [], deviation: null, vibrato: { share: 0, rate: null, extent: null } },
  });
});
