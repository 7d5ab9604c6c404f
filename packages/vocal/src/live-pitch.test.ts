import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singNotes } from '#test/sung-voice.ts';
import { createLivePitch, type LiveEstimate, settlingFrames } from './live-pitch.ts';
import { trackPitch } from './track-pitch.ts';

const rate = 44_100;
const melody = singNotes(
  [
    { midi: null, seconds: 0.3 },
    { midi: 57, seconds: 0.5 },
    { midi: 64, seconds: 0.5, vibrato: { rate: 5.5, extent: 50 } },
    { midi: null, seconds: 0.2 },
    { midi: 60, seconds: 0.5 },
  ],
  { rate },
);

function follow(samples: Float32Array, sizes: readonly number[]): LiveEstimate[] {
  const live = createLivePitch(rate);
  const all: LiveEstimate[] = [];
  for (let at = 0, turn = 0; at < samples.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 441;
    all.push(...live.push(samples.subarray(at, at + size)));
    at += size;
  }
  return all;
}

const whole = follow(melody, [441]);

test('however the samples arrive, the estimates are the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 }),
      (sizes) => {
        const some = melody.subarray(0, 26_460);
        const other = follow(some, sizes);
        expect(other.length).toBeGreaterThan(55);
        expect(other).toEqual(whole.slice(0, other.length));
      },
    ),
    { numRuns: 4 },
  );
});

test('what is settled is what the whole take says, within a cent in 97 of 100 frames', () => {
  const track = trackPitch({ samples: melody, rate });
  const settled = whole.flatMap(({ settled }) => settled ?? []);
  expect(settled.length).toBe(whole.length - settlingFrames);
  const alike = settled.filter(({ time, hz }) => {
    const other = track.hz[Math.round(time / track.hop)] ?? 0;
    return hz > 0 && other > 0 ? Math.abs(1200 * Math.log2(hz / other)) < 1 : hz === other;
  });
  expect(alike.length / settled.length).toBeGreaterThan(0.97);
});

test('an estimate comes at once, 25 ms behind its samples at most', () => {
  const live = createLivePitch(rate);
  const estimates = live.push(melody.subarray(0, rate));
  const last = estimates.at(-1);
  expect(last?.now.time).toBeGreaterThan(1 - 0.025 - 0.011);
  expect(last?.now.hz).toBeGreaterThan(0);
});
