import { expect, test } from 'vitest';
import { trackOf } from '#test/pitch-track.ts';
import { sungNotes } from '#test/sung-notes.ts';
import { findKeys } from './key.ts';
import { findNotes, type Note } from './notes.ts';
import { sungRange } from './range.ts';
import { findTranspositions } from './transpositions.ts';
import { measureAccuracy } from './tuning.ts';
import { guessVoiceType } from './voice-type.ts';

const sung = (pitches: readonly number[], seconds = 0.5) => {
  const track = trackOf(pitches.flatMap((midi) => [{ midi, seconds }, { seconds: 0.1 }]));
  return { track, notes: findNotes(track) };
};

const scale = [60, 62, 64, 65, 67, 69, 71, 72];
const tune = [60, 64, 67, 65, 64, 62, 60, 67, 69, 71, 72, 67, 64, 60];

test('the range is what was sung, and one wrong moment does not widen it', () => {
  const { track, notes } = sung(scale);
  track.hz.fill(1300, 20, 22);
  const range = sungRange(track, notes);
  expect(range?.low).toBeCloseTo(60, 1);
  expect(range?.high).toBeCloseTo(72, 1);
});

test('what the track is not sure of, and what is short, is not in the range', () => {
  const { track, notes } = sung([60, 62, 64]);
  track.probability.fill(0.5, 120, 180);
  expect(sungRange(track, notes)?.high).toBeCloseTo(62, 1);
  const grace = trackOf([{ midi: 60, seconds: 1 }, { seconds: 0.1 }, { midi: 80, seconds: 0.08 }]);
  expect(sungRange(grace, findNotes(grace))?.high).toBeCloseTo(60, 1);
  expect(sungRange(trackOf([{ seconds: 1 }]), [])).toBeNull();
});

test('the tessitura is where the notes are for most of the time', () => {
  const { track, notes } = sung([55, 64, 64, 64, 65, 65, 64, 76]);
  const tessitura = sungRange(track, notes)?.tessitura;
  expect(tessitura?.low).toBeCloseTo(64, 3);
  expect(tessitura?.middle).toBeCloseTo(64, 3);
  expect(tessitura?.high).toBeCloseTo(65, 3);
  expect(tessitura?.mode).toBe(64);
});

test.each([-38, 0, 27])(
  'a take %i cents off is as accurate as another, in its own tuning',
  (off) => {
    const { notes } = sung(scale.map((midi) => midi + off / 100));
    const accuracy = measureAccuracy(notes);
    expect(accuracy?.tuning.offset).toBeCloseTo(off, 0);
    expect(accuracy?.tuning.spread).toBeLessThan(0.01);
    expect(accuracy?.againstOwn.median).toBeLessThan(1);
    expect(accuracy?.against440.bias).toBeCloseTo(off, 0);
  },
);

test('flat high notes show in their register alone', () => {
  const { notes } = sung([60, 62, 64, 65, 67, 69, 70.8, 71.8, 73.8]);
  const accuracy = measureAccuracy(notes);
  expect(accuracy?.byRegister.high).toBeLessThan(-10);
  expect(Math.abs(accuracy?.byRegister.low ?? 99)).toBeLessThan(10);
  expect(measureAccuracy([])).toBeNull();
});

test.each([0, 3, 7, 10])('a tune %i semitones higher is in a key as much higher', (shift) => {
  const { notes } = sung(tune.map((midi) => midi + shift));
  const [best, ...others] = findKeys(notes, 0);
  expect(best).toMatchObject({ tonic: shift % 12, mode: 'major' });
  expect([best, ...others].reduce((sum, one) => sum + (one?.confidence ?? 0), 0)).toBeCloseTo(1, 6);
  expect(others).toHaveLength(23);
});

test('a minor tune, one out of tune, and one that is too short', () => {
  const minor = [57, 60, 64, 62, 60, 59, 57, 64, 65, 64, 60, 62, 59, 57];
  expect(findKeys(sung(minor).notes, 0)[0]).toMatchObject({ tonic: 9, mode: 'minor' });
  const flat = sung(tune.map((midi) => midi - 0.6)).notes;
  expect(findKeys(flat, measureAccuracy(flat)?.tuning.offset ?? 0)[0]).toMatchObject({ tonic: 11 });
  expect(findKeys(sung([60, 64, 67]).notes, 0)).toEqual([]);
});

test('how often each note is sung tells a minor song from its relative, also where it stops on its fifth', () => {
  const threeKings = [
    76, 74, 72, 69, 71, 72, 71, 69, 76, 74, 72, 69, 71, 72, 71, 69, 72, 72, 74, 74, 76, 76,
  ];
  expect(findKeys(sung(threeKings).notes, 0)[0]).toMatchObject({ tonic: 9, mode: 'minor' });
});

const note = (midi: number, at: number): Note => ({
  ...{ on: at, off: at + 0.5, midi, level: -20, from: 0, stands: 0, end: 50 },
  ...{ stableFrom: 8, stableEnd: 42 },
});

test('a song that is too high for a voice is better some semitones lower', () => {
  const { track, notes } = sung([52, 53, 55, 57, 59, 60, 62, 64]);
  const range = sungRange(track, notes);
  if (!range) throw new Error('nothing was sung');
  const song = [59, 60, 62, 64, 66, 67, 69].map(note);
  const found = findTranspositions(song, range, { tonic: 7, mode: 'major' });
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({
    shift: -6,
    key: { tonic: 1, mode: 'major' },
    low: 53,
    high: 63,
  });
  expect(found.map(({ cost }) => cost)).toEqual(
    found.map(({ cost }) => cost).toSorted((a, b) => a - b),
  );
  const own = findTranspositions(notes, range, undefined)[0];
  expect(own).toMatchObject({ shift: 0, key: undefined });
});

test.each([
  [71, 'soprano'],
  [67, 'mezzo'],
  [59, 'tenor'],
  [50, 'bass'],
])('a voice at home at %i is likeliest a %s, of two candidates', (middle, type) => {
  const range = {
    ...{ low: middle - 10, high: middle + 10, comfortLow: middle - 8, comfortHigh: middle + 8 },
    tessitura: { low: middle - 3, middle, high: middle + 3, mode: middle },
  };
  const guess = guessVoiceType(range, 30);
  if (guess.kind !== 'guess') throw new Error('insufficient');
  expect(guess.candidates).toHaveLength(2);
  expect(guess.candidates[0]?.type).toBe(type);
  expect(guess.candidates[0]?.probability).toBeGreaterThan(guess.candidates[1]?.probability ?? 1);
  expect(guessVoiceType(range, 19)).toMatchObject({ kind: 'insufficient', reason: 'seconds' });
  expect(guessVoiceType({ ...range, high: range.low + 9 }, 30)).toMatchObject({ reason: 'span' });
});

test('a wrong octave in the middle of a note is no part of the range, and staccato is', () => {
  const octave = trackOf([
    { midi: 60, seconds: 1 },
    { midi: 72, seconds: 0.08 },
    { midi: 60, seconds: 1 },
  ]);
  expect(sungRange(octave, findNotes(octave))?.high).toBeCloseTo(60, 1);
  const staccato = trackOf(
    Array.from({ length: 30 }, (_, at) => [
      { midi: 60 + (at % 3), seconds: 0.09 },
      { seconds: 0.1 },
    ]).flat(),
  );
  expect(sungRange(staccato, findNotes(staccato))).toMatchObject({
    low: expect.closeTo(60, 1) as number,
    high: expect.closeTo(62, 1) as number,
  });
});

const frames = (midi: number, count: number) => ({ midi, seconds: count / 100 });
const home = sungNotes([[60, 1]]);

test('the ends and the comfort of a range are shares of its moments, but for two at each end of a stretch', () => {
  const rising = trackOf(Array.from({ length: 100 }, (_, at) => frames(60 + at / 10, 1)));
  const { tessitura, ...range } = sungRange(rising, home) ?? { tessitura: null };
  expect(range).toEqual({
    ...{ low: expect.closeTo(60.295, 4), comfortLow: expect.closeTo(60.675, 4) },
    ...{ comfortHigh: expect.closeTo(69.225, 4), high: expect.closeTo(69.605, 4) },
  });
  expect(tessitura).toEqual({ low: 60, middle: 60, high: 60, mode: 60 });
  expect(sungRange(rising, [])).toBeNull();
});

test.each([
  // Three semitones at once are another stretch, which four frames are too short for.
  [63.1, 4, 60],
  [62.9, 4, 62.9],
  // A tenth of a second is long enough.
  [72, 10, 72],
  [72, 9, 60],
])('after a leap to %f for %i hundredths, the highest is %f', (midi, count, highest) => {
  const track = trackOf([frames(60, 12), frames(midi, count), frames(60, 12)]);
  expect(sungRange(track, home)?.high).toBeCloseTo(highest, 0);
});

test('what sounds to the very end counts, and of two notes sung as long the lower is the usual one', () => {
  const track = trackOf([{ seconds: 0.1 }, frames(64, 12)]);
  const notes = sungNotes([
    [64, 1],
    [62, 1],
    [67, 0.5],
  ]);
  expect(sungRange(track, notes)).toMatchObject({
    low: expect.closeTo(64, 4),
    tessitura: { low: 62, middle: 64, high: 67, mode: 62 },
  });
});
