import type { Controls } from '../corpus/controls.ts';
import type { Random } from '../corpus/random.ts';
import { bandwidths } from '../corpus/vowels.ts';

const mostPartials = 64;
const highestHz = 10_000;

/** Partials whose strengths follow a spectrum of chance. */
export type Timbre = {
  /** For a control step, at a pitch. */
  shape: (control: number, hz: number) => void;
  /** At a place in the cycle, 0 to 1. */
  value: (phase: number) => number;
};

/**
 * Of four kinds: 0 narrow formants of chance levels, in which one partial may be all that is heard; 1 a profile of partials as of an
 * instrument; 2 wide formants; 3 soft, nearly a sine.
 */
export function createTimbre({ tract }: Controls, kind: number, random: Random): Timbre {
  const isFormed = kind === 0 || kind === 2;
  const width = kind === 0 ? random.range(0.3, 0.9) : random.range(1, 2.5);
  // Who tunes the first formant to a partial is heard an octave or a twelfth too high.
  const tuned = kind === 0 && random() < 0.4 ? random.pick([2, 2, 3, 4]) : 0;
  const farthest = random.range(500, 1100);
  const slope = -(kind === 3 ? random.range(12, 24) : random.range(3, 13));
  const profile = Float64Array.from(
    { length: mostPartials + 1 },
    () => 10 ** ((random.gauss() * (kind === 1 ? 8 : 3)) / 20),
  );
  const evenShare = kind === 1 && random() < 0.3 ? random.range(0.05, 0.5) : 1;
  const firstShare = random() < 0.15 ? random.range(0.05, 0.4) : 1;
  const levels =
    kind === 0
      ? [0, -random.range(3, 16), -random.range(6, 32), -random.range(8, 40), -random.range(18, 62)]
      : [0, -4, -8, -12, -16];
  const phases = profile.map(() => (isFormed ? 0 : random() * 2 * Math.PI));
  const cosines = phases.map(Math.cos);
  const sines = phases.map(Math.sin);
  const strengths = new Float64Array(mostPartials + 1);
  let count = 0;
  const strengthOf = (partial: number, hz: number, control: number): number => {
    const sloping = 10 ** ((slope * Math.log2(partial)) / 20);
    if (!isFormed) return sloping;
    let sum = kind === 2 ? 2 * sloping : 0;
    for (const [k, formant] of tract.entries()) {
      const half = ((bandwidths[k] ?? 100) * width) / 2 + (kind === 2 ? 60 : 0);
      const isTuned = k === 0 && tuned > 0 && tuned * hz < farthest;
      const middle = isTuned ? tuned * hz : (formant[control] ?? 500);
      const away = (partial * hz - middle) / half;
      sum += 10 ** ((levels[k] ?? 0) / 20) / Math.sqrt(1 + away * away);
    }
    return sum;
  };
  return {
    shape(control, hz) {
      count = Math.min(mostPartials, Math.floor(highestHz / hz));
      let energy = 1e-9;
      for (let partial = 1; partial <= count; partial += 1) {
        const share = (partial % 2 === 0 ? evenShare : 1) * (partial === 1 ? firstShare : 1);
        const strength = strengthOf(partial, hz, control) * (profile[partial] ?? 0) * share;
        strengths[partial] = strength;
        energy += strength * strength;
      }
      const scale = 1 / Math.sqrt(energy);
      for (let partial = 1; partial <= count; partial += 1)
        strengths[partial] = (strengths[partial] ?? 0) * scale;
    },
    value(phase) {
      const cosine = Math.cos(2 * Math.PI * phase);
      const sine = Math.sin(2 * Math.PI * phase);
      let [re, im, sum] = [1, 0, 0];
      for (let partial = 1; partial <= count; partial += 1) {
        [re, im] = [re * cosine - im * sine, im * cosine + re * sine];
        sum +=
          (strengths[partial] ?? 0) * (im * (cosines[partial] ?? 1) + re * (sines[partial] ?? 0));
      }
      return sum;
    },
  };
}
