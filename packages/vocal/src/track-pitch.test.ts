import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noise, singNotes } from '#test/sung-voice.ts';
import { hzOf, quantile } from './pitch-units.ts';
import { type PitchTrack, trackPitch } from './track-pitch.ts';

const cents = (hz: number, truth: number) => 1200 * Math.log2(hz / truth);

/** Of the frames between two moments: how many have a voice, and how far it is from a pitch. */
function judge({ hz, hop }: PitchTrack, truth: number, from: number, to: number) {
  const frames = Array.from(hz.subarray(Math.ceil(from / hop), Math.floor(to / hop)));
  const voiced = frames.filter((one) => one > 0);
  const errors = voiced.map((one) => Math.abs(cents(one, truth)));
  return { voiced: voiced.length / frames.length, median: quantile(errors, 0.5) };
}

test.each([
  [41, 44_100],
  [52, 44_100],
  [60, 8000],
  [60, 16_000],
  [60, 48_000],
  [64, 96_000],
  [64, 192_000],
  [76, 44_100],
  [88, 44_100],
])('a note of MIDI %i at %i samples a second is heard to the cent', (midi, rate) => {
  const samples = singNotes(
    [
      { midi: null, seconds: 0.2 },
      { midi, seconds: 0.5 },
      { midi: null, seconds: 0.2 },
    ],
    { rate },
  );
  const track = trackPitch({ samples, rate });
  const { voiced, median } = judge(track, hzOf(midi), 0.26, 0.64);
  expect(voiced).toBeGreaterThan(0.97);
  expect(median).toBeLessThan(1);
  expect(judge(track, hzOf(midi), 0, 0.15).voiced).toBe(0);
});

test.each([
  ['no first partial', [0, 0.8, 0.7, 0.6, 0.5, 0.4]],
  ['a third partial that drowns the others', [0.15, 0.1, 1, 0.1, 0.15, 0.2, 0.1]],
  ['odd partials alone', [1, 0, 0.6, 0, 0.5, 0, 0.3]],
  ['hardly more than the first', [1, 0.05, 0.02]],
])('a pitch is no octave off with %s', (_, partials) => {
  const samples = singNotes([{ midi: 50, seconds: 0.6 }], { partials });
  const { voiced, median } = judge(trackPitch({ samples, rate: 44_100 }), hzOf(50), 0.1, 0.5);
  expect(voiced).toBeGreaterThan(0.9);
  expect(median).toBeLessThan(3);
});

test('how loud a take is changes nothing', () => {
  const notes = [57, 64, 60].map((midi) => ({ midi, seconds: 0.3 }));
  const whole = trackPitch({ samples: singNotes(notes), rate: 44_100 });
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 4, noNaN: true }), (gain) => {
      const other = trackPitch({ samples: singNotes(notes, { gain: 0.2 * gain }), rate: 44_100 });
      for (const [at, hz] of whole.hz.entries())
        if (hz > 0 && (other.hz[at] ?? 0) > 0)
          expect(Math.abs(cents(hz, other.hz[at] ?? 1))).toBeLessThan(1);
      expect(Math.abs(voicedCount(whole) - voicedCount(other))).toBeLessThanOrEqual(2);
    }),
    { numRuns: 5 },
  );
});

const voicedCount = ({ hz }: PitchTrack) => hz.filter((one) => one > 0).length;

test('silence and noise have no pitch', () => {
  for (const samples of [new Float32Array(22_050), noise(22_050, 0.2), noise(22_050, 0.001)])
    expect(voicedCount(trackPitch({ samples, rate: 44_100 }))).toBe(0);
});

test('a voice is followed in noise 10 dB below it', () => {
  const sung = singNotes([{ midi: 55, seconds: 0.8 }]);
  const rms = Math.sqrt(sung.reduce((sum, value) => sum + value * value, 0) / sung.length);
  const hiss = noise(sung.length, rms * Math.sqrt(3) * 10 ** (-10 / 20));
  const samples = sung.map((value, at) => value + (hiss[at] ?? 0));
  const { voiced, median } = judge(trackPitch({ samples, rate: 44_100 }), hzOf(55), 0.1, 0.7);
  expect(voiced).toBeGreaterThan(0.95);
  expect(median).toBeLessThan(5);
});

test('there is a frame each 10 ms, also of a take shorter than a window', () => {
  for (const length of [0, 1, 100, 441, 4410]) {
    const { hz, hop, level } = trackPitch({ samples: noise(length, 0.1), rate: 44_100 });
    expect(hop).toBeCloseTo(0.01, 4);
    expect(hz).toHaveLength(Math.ceil(Math.floor(length / 2) / 221));
    expect(level).toHaveLength(hz.length);
  }
});

test('how much is done is told on the way, and goes up', () => {
  const told: number[] = [];
  const x = singNotes([{ midi: 60, seconds: 3 }], { rate: 16_000 });
  trackPitch({ samples: x, rate: 16_000 }, (share) => told.push(share));
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.at(-1)).toBeLessThanOrEqual(1);
});
