import type { Pixels } from './canvas.ts';

/** What is left of a cover at a glance: where it gets lighter, which colours it has, and which way its edges run. */
export type Fingerprint = {
  /** Whether each of 64 places is lighter than the one left of it: N. Krawetz's difference hash. */
  hash: Uint8Array;
  /** The share of each of 64 colours, four steps a channel. */
  colours: Float64Array;
  /** The share of each of four directions in each of 16 squares. */
  edges: Float64Array;
};

export function fingerprintOf({ data, width, height }: Pixels): Fingerprint {
  const luma = new Float64Array(width * height);
  const colours = new Float64Array(64);
  for (let at = 0; at < luma.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    luma[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const colour = (red >> 6) * 16 + (green >> 6) * 4 + (blue >> 6);
    colours[colour] = (colours[colour] ?? 0) + 1 / luma.length;
  }
  return {
    ...{ colours, hash: hashOf(luma, width, height) },
    edges: edgesOf(luma, width, height),
  };
}

/** From 0, of the same cover, to 1. */
export function distanceOf(one: Fingerprint, other: Fingerprint): number {
  const differing = one.hash.filter((bit, at) => bit !== other.hash[at]).length;
  // Of two pictures with nothing in common half of the bits are alike.
  const light = Math.min(1, (2 * differing) / one.hash.length);
  return (
    0.35 * light + 0.35 * apart(one.colours, other.colours) + 0.3 * apart(one.edges, other.edges)
  );
}

/**
 * As many of the covers as are asked for. Of the first few, which suit equally well, the one that stands out from all others comes first: what
 * looks like much else here looks like what others are shown, too. Then always the one that is farthest from those taken.
 */
export function chooseApart(prints: readonly Fingerprint[], count: number, suiting = 5): number[] {
  const chosen = prints.length > 0 ? [mostApart(prints, suiting)] : [];
  const nearest = prints.map(() => Infinity);
  while (chosen.length < Math.min(count, prints.length)) {
    const taken = chosen.at(-1) ?? 0;
    const last = prints[taken];
    for (const [at, print] of prints.entries())
      if (last) nearest[at] = Math.min(nearest[at] ?? 0, distanceOf(print, last));
    // Below a twin's, which is 0.
    nearest[taken] = -1;
    chosen.push(nearest.indexOf(Math.max(...nearest)));
  }
  return chosen;
}

/** Of the first few, the one whose nearest neighbour is farthest. */
function mostApart(prints: readonly Fingerprint[], suiting: number): number {
  const farOf = prints
    .slice(0, suiting)
    .map((print, at) =>
      Math.min(...prints.map((other, which) => (which === at ? 1 : distanceOf(print, other)))),
    );
  return farOf.indexOf(Math.max(...farOf));
}

/** Half of the sum of the differences of two distributions. */
const apart = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, share, at) => sum + Math.abs(share - (other[at] ?? 0)), 0) / 2;

/** The means of a grid of squares. */
function meansOf(
  luma: Float64Array,
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
): Float64Array {
  const [sums, counts] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sums[at] = (sums[at] ?? 0) + (luma[y * width + x] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return sums.map((sum, at) => sum / Math.max(1, counts[at] ?? 1));
}

function hashOf(luma: Float64Array, width: number, height: number): Uint8Array {
  const means = meansOf(luma, [width, height], [9, 8]);
  return Uint8Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (means[at + 1] ?? 0) > (means[at] ?? 0) ? 1 : 0;
  });
}

function edgesOf(luma: Float64Array, width: number, height: number): Float64Array {
  const edges = new Float64Array(64);
  let total = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const along = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0);
      const down = (luma[at + width] ?? 0) - (luma[at - width] ?? 0);
      const strength = Math.hypot(along, down);
      if (strength < 16) continue;
      const direction = Math.floor((((Math.atan2(down, along) + Math.PI) / Math.PI) * 4) % 4);
      const square = Math.floor((y * 4) / height) * 4 + Math.floor((x * 4) / width);
      edges[square * 4 + direction] = (edges[square * 4 + direction] ?? 0) + strength;
      total += strength;
    }
  return total === 0 ? edges : edges.map((sum) => sum / total);
}
