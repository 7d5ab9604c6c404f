import { seededRandom } from '#app/ui/art/seeded-random.ts';
import type { Semitone, SungNote } from './notes.ts';

const step = 0.03;
const glide = 0.05;
const scoop = 0.9;
const vibrato = { rate: 5.4, extent: 0.34, after: 0.45 };
const unsteady = 0.09;

/** How a voice would move through a phrase: it scoops in, glides from note to note, and shakes the long ones. */
export function pitchCurve(
  phrase: readonly SungNote[],
  seed: number,
): { at: number; pitch: Semitone }[] {
  const random = seededRandom(seed);
  const curve: { at: number; pitch: Semitone }[] = [];
  let pitch = (phrase[0]?.pitch ?? 0) - scoop;
  for (const note of phrase) {
    const target = note.pitch + (note.off ?? 0);
    for (let inside = 0; inside < note.seconds; inside += step) {
      pitch += (target - pitch) * (1 - Math.exp(-step / glide));
      const shake = note.vibrato ? vibratoAt(inside) : 0;
      curve.push({ at: note.at + inside, pitch: pitch + shake + (random() - 0.5) * unsteady });
    }
  }
  return curve;
}

function vibratoAt(inside: number): number {
  const grown = Math.min(1, Math.max(0, inside - vibrato.after) / 0.4);
  return grown * vibrato.extent * Math.sin(2 * Math.PI * vibrato.rate * inside);
}
