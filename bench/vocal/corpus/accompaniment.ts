import { createRandom } from './random.ts';
import { midiToHz, sampleRate } from './scale.ts';

const minor = [
  [0, 3, 7],
  [5, 8, 12],
  [8, 12, 15],
  [7, 11, 14],
];
const major = [
  [0, 4, 7],
  [9, 12, 16],
  [5, 9, 12],
  [7, 11, 14],
];
const tempo = 84;

/** Soft plucked chords, a bass and a shaker, of RMS 1: what leaks from headphones. */
export function accompaniment(
  length: number,
  { key, isMinor, seed }: { key: number; isMinor: boolean; seed: number },
): Float32Array {
  const random = createRandom(seed);
  const y = new Float32Array(length);
  const beat = 60 / tempo;
  const chords = isMinor ? minor : major;
  const pluck = (start: number, midi: number, gain: number, decay: number) => {
    const hz = midiToHz(midi);
    const from = Math.floor(start * sampleRate);
    for (let h = 1; h <= 8 && hz * h < 9000; h += 1) {
      const amplitude = gain / h ** 1.2;
      const omega = (2 * Math.PI * hz * h * Math.sqrt(1 + 0.0002 * h * h)) / sampleRate;
      const phase = random() * 6.28;
      for (let at = 0; at < decay * 4 * sampleRate && from + at < length; at += 1)
        y[from + at] =
          (y[from + at] ?? 0) +
          amplitude *
            Math.min(1, at / 200) *
            Math.exp(-at / ((decay * sampleRate) / (1 + 0.3 * h))) *
            Math.sin(omega * at + phase);
    }
  };
  for (let count = 0; count * beat < length / sampleRate; count += 1) {
    const chord = chords[Math.floor(count / 4) % 4] ?? [];
    if (count % 4 === 0) pluck(count * beat, 36 + key + ((chord[0] ?? 0) % 12), 1, 1);
    if (count % 2 === 0)
      for (const tone of chord) pluck(count * beat + random() * 0.01, 48 + key + tone, 0.6, 0.7);
    const from = Math.floor((count + 0.5) * beat * sampleRate);
    let [high, before] = [0, 0];
    for (let at = 0; at < 2500 && from + at < length; at += 1) {
      const noise = random.gauss();
      high = 0.2 * high + noise - before;
      before = noise;
      y[from + at] = (y[from + at] ?? 0) + 0.15 * high * Math.exp(-at / 500);
    }
  }
  let energy = 0;
  for (const value of y) energy += value * value;
  const gain = 1 / Math.sqrt(energy / length);
  for (let at = 0; at < length; at += 1) y[at] = (y[at] ?? 0) * gain;
  return y;
}
