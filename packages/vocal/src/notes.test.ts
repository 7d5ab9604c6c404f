import { expect, test } from 'vitest';
import { trackOf } from '#test/pitch-track.ts';
import { findNotes } from './notes.ts';
import { measureStability } from './stability.ts';

const pitches = (track: ReturnType<typeof trackOf>) =>
  findNotes(track).map(({ midi }) => Math.round(10 * midi) / 10);

test('notes apart, each with its time and pitch', () => {
  const track = trackOf([
    { seconds: 0.2 },
    { midi: 60.1, seconds: 0.4 },
    { seconds: 0.15 },
    { midi: 64, seconds: 0.3 },
    { seconds: 0.2 },
  ]);
  const notes = findNotes(track);
  expect(notes).toHaveLength(2);
  expect(notes[0]?.on).toBeCloseTo(0.2, 2);
  expect(notes[0]?.off).toBeCloseTo(0.6, 2);
  expect(notes[0]?.midi).toBeCloseTo(60.1, 2);
  expect(notes[1]?.on).toBeCloseTo(0.75, 2);
  expect(notes[1]?.midi).toBeCloseTo(64, 2);
});

test('notes that slide into each other begin where the slide begins', () => {
  const track = trackOf([
    { midi: 60, seconds: 0.5 },
    { midi: 64, seconds: 0.5, slide: 0.1 },
    { midi: 62, seconds: 0.5, slide: 0.06 },
  ]);
  const notes = findNotes(track);
  expect(notes.map(({ midi }) => Math.round(midi))).toEqual([60, 64, 62]);
  expect(Math.abs((notes[1]?.on ?? 0) - 0.5)).toBeLessThan(0.03);
  expect(Math.abs((notes[2]?.on ?? 0) - 1)).toBeLessThan(0.03);
});

test('a wide vibrato is one note', () => {
  const vibrato = { rate: 5, extent: 90 };
  expect(pitches(trackOf([{ midi: 67, seconds: 1.5, vibrato }]))).toEqual([67]);
});

test('the same pitch twice is two notes where the voice was softer between them', () => {
  const softer = trackOf([{ midi: 60, seconds: 0.8 }]);
  softer.level.fill(-40, 38, 42);
  expect(pitches(softer)).toEqual([60, 60]);
  expect(pitches(trackOf([{ midi: 60, seconds: 0.8 }]))).toEqual([60]);
});

test('a gap of 20 ms is no pause, and 40 ms of a pitch are no note', () => {
  const gap = trackOf([{ midi: 60, seconds: 0.3 }, { seconds: 0.02 }, { midi: 60, seconds: 0.3 }]);
  gap.level.fill(-22, 30, 32);
  expect(pitches(gap)).toEqual([60]);
  expect(pitches(trackOf([{ midi: 60, seconds: 0.04 }, { seconds: 0.2 }]))).toEqual([]);
});

test.each([
  [4.2, 80],
  [5.5, 40],
  [6.6, 25],
  [7.5, 60],
])('a vibrato of %d waves a second and %i cents is measured', (rate, extent) => {
  const track = trackOf([{ midi: 65, seconds: 1.2, vibrato: { rate, extent } }]);
  const [held] = measureStability(track, findNotes(track)).notes;
  expect(Math.abs((held?.vibrato?.rate ?? 0) - rate)).toBeLessThan(0.1);
  // The track has no window that would flatten it: what is made good for that shows here.
  expect(Math.abs((held?.vibrato?.extent ?? 0) / extent - 1)).toBeLessThan(0.12);
});

test('a straight note has no vibrato, and its deviation is how far it strays', () => {
  const straight = trackOf([{ midi: 65, seconds: 1.2 }]);
  const { notes, deviation, vibrato } = measureStability(straight, findNotes(straight));
  expect(notes[0]?.vibrato).toBeNull();
  expect(deviation).toBeLessThan(0.1);
  expect(vibrato).toEqual({ share: 0, rate: null, extent: null });
  const shaky = trackOf([{ midi: 65, seconds: 1.2 }]);
  for (let at = 0; at < shaky.hz.length; at += 1)
    shaky.hz[at] = (shaky.hz[at] ?? 0) * 2 ** ((20 * (at % 2 === 0 ? 1 : -1)) / 1200);
  expect(measureStability(shaky, findNotes(shaky)).deviation).toBeCloseTo(20, 0);
});
