import type { PitchTrack } from '#packages/vocal/src/track-pitch.ts';

/** A stretch of a track: without a MIDI number nobody sings; `slide` seconds of it come from the pitch before. */
export type Stretch = {
  midi?: number;
  seconds: number;
  slide?: number;
  vibrato?: { rate: number; extent: number };
};

/** A pitch track as a voice of exact pitch would give it, a frame each 10 ms. */
export function trackOf(stretches: readonly Stretch[]): PitchTrack {
  const hz: number[] = [];
  let last = 0;
  for (const { midi, seconds, slide = 0, vibrato } of stretches) {
    for (let at = 0; at < Math.round(seconds * 100); at += 1) {
      const time = at / 100;
      if (midi === undefined) {
        hz.push(0);
        continue;
      }
      const share = time < slide ? (time / slide) ** 2 * (3 - (2 * time) / slide) : 1;
      const wave = vibrato
        ? (vibrato.extent / 100) * Math.sin(2 * Math.PI * vibrato.rate * time)
        : 0;
      hz.push(440 * 2 ** ((last + (midi - last) * share + wave - 69) / 12));
    }
    last = midi ?? last;
  }
  return {
    hop: 0.01,
    hz: Float32Array.from(hz),
    guess: Float32Array.from(hz),
    probability: Float32Array.from(hz, (one) => (one > 0 ? 1 : 0)),
    clarity: Float32Array.from(hz, (one) => (one > 0 ? 0.97 : 0)),
    level: Float32Array.from(hz, (one) => (one > 0 ? -20 : -70)),
  };
}
