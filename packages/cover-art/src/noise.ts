import type { Random } from './random.ts';

/** A smooth field over the plane, from about -1 to 1, with features of about 1 unit. */
export type Noise = {
  (x: number, y: number): number;
  /** Octaves of it, each twice as fine and half as strong: fractional Brownian motion. */
  fractal: (x: number, y: number, octaves: number) => number;
};

/** Gradient noise (K. Perlin, *Improving Noise*, 2002) on a lattice of 256 directions that chance ordered. */
export function createNoise(random: Random): Noise {
  const order = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (let at = 255; at > 0; at -= 1) {
    const other = random.int(0, at);
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
  const lattice = Uint8Array.from({ length: 512 }, (_, at) => order[at & 255] ?? 0);
  const [alongX, alongY] = [new Float64Array(256), new Float64Array(256)];
  for (let at = 0; at < 256; at += 1) {
    const angle = random() * 2 * Math.PI;
    alongX[at] = Math.cos(angle);
    alongY[at] = Math.sin(angle);
  }
  const dot = (corner: number, x: number, y: number) =>
    (alongX[corner] ?? 0) * x + (alongY[corner] ?? 0) * y;
  // Asked for millions of times a cover, often by a process that has just started: plain constants, which need no optimiser.
  const noise = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const inX = x - left;
    const inY = y - top;
    const row = top & 255;
    const west = (lattice[left & 255] ?? 0) + row;
    const east = (lattice[(left + 1) & 255] ?? 0) + row;
    const eased = ease(inX);
    const above = mix(
      dot(lattice[west] ?? 0, inX, inY),
      dot(lattice[east] ?? 0, inX - 1, inY),
      eased,
    );
    const below = mix(
      dot(lattice[west + 1] ?? 0, inX, inY - 1),
      dot(lattice[east + 1] ?? 0, inX - 1, inY - 1),
      eased,
    );
    return 1.5 * mix(above, below, ease(inY));
  };
  return Object.assign(noise, {
    fractal: (x: number, y: number, octaves: number): number => {
      let sum = 0;
      let weight = 1;
      let total = 0;
      let scale = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        // Octaves that share a lattice point would show it.
        sum += weight * noise(x * scale + octave * 17.3, y * scale + octave * 9.1);
        total += weight;
        weight /= 2;
        scale *= 2;
      }
      return sum / total;
    },
  });
}

const ease = (at: number): number => at * at * at * (at * (at * 6 - 15) + 10);

const mix = (from: number, to: number, at: number): number => from + (to - from) * at;
