/** A note to be sung: MIDI number (null is a pause), seconds, and a vibrato of so many cents to each side. */
export type SungNote = {
  midi: number | null;
  seconds: number;
  vibrato?: { rate: number; extent: number };
};

type Voice = { rate?: number; gain?: number; partials?: readonly number[] };

/** Strengths of partials that fall as those of a voice do. */
const falling = [1, 0.8, 0.6, 0.5, 0.3, 0.25, 0.2, 0.1, 0.08, 0.06];

/** Samples of a sung score, with soft beginnings and ends: a sum of partials whose pitch is exact. */
export function singNotes(
  notes: readonly SungNote[],
  { rate = 44_100, gain = 0.2, partials = falling }: Voice = {},
): Float32Array {
  const total = notes.reduce((sum, { seconds }) => sum + Math.round(seconds * rate), 0);
  const x = new Float32Array(total);
  let at = 0;
  let phase = 0;
  for (const { midi, seconds, vibrato } of notes) {
    const length = Math.round(seconds * rate);
    for (let k = 0; k < length; k += 1, at += 1) {
      if (midi === null) continue;
      const time = k / rate;
      const wave = vibrato
        ? (vibrato.extent / 100) * Math.sin(2 * Math.PI * vibrato.rate * time)
        : 0;
      const hz = 440 * 2 ** ((midi + wave - 69) / 12);
      phase = (phase + hz / rate) % 1;
      const edge = Math.min(1, time / 0.02, (seconds - time) / 0.03);
      let value = 0;
      for (const [partial, strength] of partials.entries())
        if ((partial + 1) * hz < 0.45 * rate)
          value += strength * Math.sin(2 * Math.PI * (partial + 1) * phase);
      x[at] = gain * edge * value;
    }
  }
  return x;
}

/** White noise of a seed, from -gain to gain (mulberry32, by T. Ettinger, in the public domain). */
export function noise(length: number, gain: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return gain * (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1);
  });
}
