/** Samples of a cycle; one more repeats the first. */
export const cycleLength = 2048;

/** The shapes that are tabled, by Fant's Rd: from pressed to breathy. */
export const shapes: readonly number[] = [0.4, 0.7, 1, 1.4, 1.9, 2.4, 2.7];

let tables: Float32Array[] | null = null;

/** A cycle of glottal flow derivative for each of `shapes`, made once. */
export function glottalCycles(): readonly Float32Array[] {
  tables ??= shapes.map(cycleOf);
  return tables;
}

const steps = 4096;

type Shape = { peak: number; end: number; decay: number; epsilon: number; omega: number };

/** A cycle of the LF model, of Rd alone (G. Fant, *The LF-model revisited*, STL-QPSR 2-3/1995), without its mean. */
function cycleOf(rd: number): Float32Array {
  const shape = shapeOf(rd);
  const alpha = growthOf(shape);
  const value = flowDerivative(shape, alpha);
  const cycle = new Float32Array(cycleLength + 1);
  let mean = 0;
  for (let at = 0; at < cycleLength; at += 1) {
    cycle[at] = value(at / cycleLength);
    mean += cycle[at] ?? 0;
  }
  mean /= cycleLength;
  for (let at = 0; at < cycleLength; at += 1) cycle[at] = (cycle[at] ?? 0) - mean;
  cycle[cycleLength] = cycle[0] ?? 0;
  return cycle;
}

/** The times of the model, in periods, as Rd predicts them. */
function shapeOf(rd: number): Shape {
  const ra = Math.max((-1 + 4.8 * rd) / 100, 0.004);
  const rk = (22.4 + 11.8 * rd) / 100;
  const rg = rk / 4 / ((0.11 * rd) / (0.5 + 1.2 * rk) - ra);
  const peak = 1 / (2 * rg);
  const end = Math.min(peak * (1 + rk), 0.95);
  const decay = Math.min(ra, (1 - end) * 0.9);
  // epsilon * decay = 1 - exp(-epsilon * (1 - end))
  const epsilon = bisect(
    { from: 1e-3, to: (1 / decay) * 2, rounds: 200 },
    (at) => 1 - Math.exp(-at * (1 - end)) - at * decay,
  );
  return { peak, end, decay, epsilon, omega: Math.PI / peak };
}

/** What lets as much air in as out: the integral of a cycle falls as the growth rises. */
const growthOf = (shape: Shape): number =>
  bisect({ from: -60, to: 200, rounds: 80 }, (alpha) => {
    const value = flowDerivative(shape, alpha);
    let sum = 0;
    for (let at = 0; at < steps; at += 1) sum += value((at + 0.5) / steps);
    return sum / steps;
  });

function flowDerivative(shape: Shape, alpha: number): (at: number) => number {
  const { end, decay, epsilon, omega } = shape;
  const scale = -1 / (Math.exp(alpha * end) * Math.sin(omega * end));
  return (at) =>
    at < end
      ? scale * Math.exp(alpha * at) * Math.sin(omega * at)
      : -(1 / (epsilon * decay)) *
        (Math.exp(-epsilon * (at - end)) - Math.exp(-epsilon * (1 - end)));
}

function bisect(
  { from, to, rounds }: { from: number; to: number; rounds: number },
  isLeft: (at: number) => number,
): number {
  let [low, high] = [from, to];
  for (let round = 0; round < rounds; round += 1) {
    const middle = (low + high) / 2;
    if (isLeft(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
