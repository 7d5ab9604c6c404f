import { expect, test } from 'vitest';
import { noise, singNotes } from '#test/sung-voice.ts';
import { trackOf } from '#test/pitch-track.ts';
import { analyseTake } from './analyse-take.ts';
import { findNotes } from './notes.ts';
import { findRefusals } from './refusals.ts';
import { sentenceOf } from './recommendation-sentences.ts';
import { refusalSentence } from './refusal-sentences.ts';

const rate = 16_000;
const reasons = (x: Float32Array) =>
  analyseTake({ channels: [x], rate }).refusals.map(({ reason }) => reason);

const tune = [57, 60, 64, 62, 60, 57].map((midi) => ({ midi, seconds: 1 }));
const sung = singNotes(tune, { rate, gain: 0.1 });

test('six seconds of singing are taken', () => {
  expect(reasons(sung)).toEqual([]);
});

test('silence, and nothing at all', () => {
  expect(reasons(new Float32Array(rate))).toEqual(['silence']);
  expect(reasons(noise(rate, 0.0005))).toEqual(['silence']);
  expect(reasons(new Float32Array(0))).toEqual(['silence']);
});

test('a take that was cut off at the top', () => {
  const loud = sung.map((value) => Math.max(-0.5, Math.min(0.5, 2.4 * value)));
  expect(reasons(loud)).toEqual(['clipped']);
  // One channel is enough, and what was made softer afterwards is not asked for.
  const take = (channels: Float32Array[]) =>
    analyseTake({ channels, rate }).refusals.map(({ reason }) => reason);
  expect(take([sung, loud])).toEqual(['clipped']);
  expect(take([loud.map((value) => 0.3 * value)])).toEqual([]);
});

test('a steady low tone is as flat at its top as a sine is, and was not cut off', () => {
  const tone = Float32Array.from(
    { length: 8 * 44_100 },
    (_, at) => Math.round(32_768 * 0.4 * Math.sin((2 * Math.PI * 40 * at) / 44_100)) / 32_768,
  );
  const { refusals } = analyseTake({ channels: [tone], rate: 44_100 });
  expect(refusals.map(({ reason }) => reason)).not.toContain('clipped');
});

test('less than five seconds of singing', () => {
  expect(reasons(sung.subarray(0, 3 * rate))).toEqual(['short']);
});

test('chords as loud as the voice', () => {
  const chord = [48, 52.02, 55.01].map((midi) =>
    singNotes([{ midi, seconds: 6 }], { rate, gain: 0.08 }),
  );
  const mixed = sung.map(
    (value, at) => value + chord.reduce((sum, one) => sum + (one[at] ?? 0), 0),
  );
  expect(reasons(mixed)).toContain('backing');
});

test('what is louder than the voice', () => {
  const drums = noise(16 * rate, 0.3);
  drums.set(sung, 0);
  expect(reasons(drums)).toContain('mix');
});

test('a pitch that never stands is speech; a vibrato stands', () => {
  const spoken = trackOf(
    Array.from({ length: 40 }, (_, at) => [
      { midi: 50 + (at % 3), seconds: 0.01 },
      { midi: 46 + (at % 5), seconds: 0.16, slide: 0.16 },
      { seconds: 0.05 },
    ]).flat(),
  );
  const found = findRefusals([sung], spoken, findNotes(spoken));
  expect(found.map(({ reason }) => reason)).toEqual(['speech']);
  const wave = trackOf([{ midi: 60, seconds: 6, vibrato: { rate: 5.5, extent: 80 } }]);
  expect(findRefusals([sung], wave, findNotes(wave))).toEqual([]);
});

test('a siren is sung, although no note stands, and so is staccato', () => {
  const siren = trackOf([
    { midi: 48, seconds: 0.2 },
    ...[72, 48, 72, 48].map((midi) => ({ midi, seconds: 2, slide: 2 })),
  ]);
  expect(findRefusals([sung], siren, findNotes(siren))).toEqual([]);
  const staccato = trackOf(
    Array.from({ length: 60 }, (_, at) => [
      { midi: 60 + (at % 5), seconds: 0.12 },
      { seconds: 0.1 },
    ]).flat(),
  );
  expect(findRefusals([sung], staccato, findNotes(staccato))).toEqual([]);
});

test('noise in which the pauses are softer is no backing', () => {
  const track = trackOf([{ midi: 60, seconds: 6 }, { seconds: 1 }]);
  track.clarity.fill(0.7);
  track.level.fill(-20);
  track.level.fill(-35, 600);
  expect(findRefusals([sung], track, findNotes(track))).toEqual([]);
  track.level.fill(-24, 600);
  expect(findRefusals([sung], track, findNotes(track)).map(({ reason }) => reason)).toEqual([
    'backing',
  ]);
});

test('every refusal and every recommendation says its number', () => {
  const { refusals } = analyseTake({ channels: [sung.subarray(0, 2 * rate)], rate });
  expect(refusals.map(refusalSentence)).toEqual([
    expect.stringMatching(/^Hay \d,\d segundos de canto claro; se necesitan 5\./),
  ]);
  const { recommendations } = analyseTake({ channels: [sung], rate });
  expect(recommendations.length).toBeGreaterThan(1);
  for (const one of recommendations) expect(sentenceOf(one)).toMatch(/\d/);
});

test('a take without a channel, or of a rate that there is not, is an error', () => {
  expect(() => analyseTake({ channels: [], rate })).toThrow(RangeError);
  expect(() => analyseTake({ channels: [sung], rate: 4000 })).toThrow(RangeError);
});

test('a take in which nothing is sure enough to be a range is too short', () => {
  const track = trackOf([{ midi: 60, seconds: 6 }]);
  expect(findRefusals([sung], track, [])).toEqual([{ reason: 'short', value: 0, limit: 5 }]);
});

test('two channels are heard as their mean', () => {
  const half = sung.map((value) => 2 * value);
  const stereo = analyseTake({ channels: [half, new Float32Array(half.length)], rate });
  expect(stereo.track).toEqual(analyseTake({ channels: [sung], rate }).track);
});

test('five seconds with a voice are enough, and a hundredth less is not', () => {
  const enough = trackOf([{ midi: 60, seconds: 5 }]);
  expect(findRefusals([sung], enough, findNotes(enough))).toEqual([]);
  const less = trackOf([{ midi: 60, seconds: 4.99 }]);
  expect(findRefusals([sung], less, findNotes(less))).toEqual([
    { reason: 'short', value: expect.closeTo(4.99, 6), limit: 5 },
  ]);
});

test('of less than a second nothing is said but that it is short', () => {
  const brief = trackOf([{ midi: 60, seconds: 0.9 }, { seconds: 2 }]);
  brief.level.fill(-20);
  brief.clarity.fill(0.5);
  expect(findRefusals([sung], brief, findNotes(brief)).map(({ reason }) => reason)).toEqual([
    'short',
  ]);
  const longer = trackOf([{ midi: 60, seconds: 1 }, { seconds: 2.1 }]);
  longer.level.fill(-20);
  expect(findRefusals([sung], longer, findNotes(longer)).map(({ reason }) => reason)).toEqual([
    'mix',
    'short',
  ]);
});
