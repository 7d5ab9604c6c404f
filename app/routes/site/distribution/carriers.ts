import { seededRandom } from '#app/ui/art/seeded-random.ts';

const height = 200;
const middle = 80;

/** What the signal looks like in each step, from top to bottom of a box of 160 × 200; all meet in the middle. */
export const carriers: readonly string[] = [
  bits(),
  // Noise that is taken out until only the tone is left.
  trace((t) => 34 * edge(t) * (Math.sin(t * 28) + (1 - t) * 0.9 * Math.sin(t * 131))),
  // On the air: the tone rides on a carrier.
  trace((t) => 70 * Math.sin(t * Math.PI) * Math.sin(t * 150)),
  // Bigger, and slow enough to follow.
  trace((t) => 62 * edge(t) * Math.sin(t * 5 * Math.PI)),
  pulses(),
  // A little faster on every turn.
  trace((t) => 44 * edge(t) * Math.sin(2 * Math.PI * (1.2 * t + 4.8 * t * t))),
];

/** From nothing up to one and back at both ends. */
function edge(t: number): number {
  return Math.min(1, t * 9, (1 - t) * 9);
}

function trace(offset: (t: number) => number): string {
  const points = [];
  for (let y = 0; y <= height; y += 1) {
    points.push(`${(middle + offset(y / height)).toFixed(1)} ${y}`);
  }
  return `M${points.join('L')}`;
}

/** The file on its way up: ones and zeros. */
function bits(): string {
  const random = seededRandom(4);
  let path = `M${middle} 0V12`;
  for (let y = 12; y < height - 12; y += 11) {
    path += `H${random() < 0.5 ? middle - 30 : middle + 30}V${y + 11}`;
  }
  return `${path}H${middle}V${height}`;
}

/** One beat a month. */
function pulses(): string {
  let path = `M${middle} 0`;
  for (let y = 14; y < 176; y += 38) path += `V${y}l-18 4 64 7-64 7 18 4`;
  return `${path}V${height}`;
}
