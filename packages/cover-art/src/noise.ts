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
  const noise = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [inX, inY] = [x - left, y - top];
    const [column, row] = [left & 255, top & 255];
    const [west, east] = [lattice[column] ?? 0, lattice[(column + 1) & 255] ?? 0];
    const [eased, down] = [ease(inX), ease(inY)];
    const above = mix(
      dot(lattice[west + row] ?? 0, inX, inY),
      dot(lattice[east + row] ?? 0, inX - 1, inY),
      eased,
    );
    const below = mix(
      dot(lattice[west + row + 1] ?? 0, inX, inY - 1),
      dot(lattice[east + row + 1] ?? 0, inX - 1, inY - 1),
      eased,
    );
    return 1.5 * mix(above, below, down);
  };
  return Object.assign(noise, {
    fractal: (x: number, y: number, octaves: number): number => {
      let [sum, weight, total] = [0, 1, 0];
      for (let octave = 0; octave < octaves; octave += 1) {
        const scale = 2 ** octave;
        // Octaves that share a lattice point would show it.
        sum += weight * noise(x * scale + octave * 17.3, y * scale + octave * 9.1);
        total += weight;
        weight /= 2;
      }
      return sum / total;
    },
  });
}

const ease = (at: number): number => at * at * at * (at * (at * 6 - 15) + 10);

const mix = (from: number, to: number, at: number): number => from + (to - from) * at;
