import type { Image } from './painted.ts';

/** Two covers apart by means that the chooser of covers has never seen: colours of a coarse grid, and structure. */
export type Apart = { colour: number; structure: number; both: number };

/** What is kept of a cover: 8 × 8 mean colours in OKLab, and the luma of 64 × 64. */
export type Trace = { lab: Float64Array; luma: Float64Array };

const [cells, fine, window] = [8, 64, 8];

/** In OKLab, two colours this far apart have nothing in common for an eye. */
const farthest = 0.5;

export function traceOf(image: Image): Trace {
  const lab = new Float64Array(cells * cells * 3);
  const linear = meansOf(image, cells, (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  for (let at = 0; at < cells * cells; at += 1)
    lab.set(okLab(linear[at * 3] ?? 0, linear[at * 3 + 1] ?? 0, linear[at * 3 + 2] ?? 0), at * 3);
  const rgb = meansOf(image, fine, (value) => value * 255);
  const luma = Float64Array.from(
    { length: fine * fine },
    (_, at) =>
      0.2126 * (rgb[at * 3] ?? 0) +
      0.7152 * (rgb[at * 3 + 1] ?? 0) +
      0.0722 * (rgb[at * 3 + 2] ?? 0),
  );
  return { lab, luma };
}

/** From 0, of the same cover, to 1: half by the mean difference of colour, half by how little SSIM finds alike. */
export function apartOf(one: Trace, other: Trace): Apart {
  let sum = 0;
  for (let at = 0; at < one.lab.length; at += 3)
    sum += Math.hypot(
      ...[0, 1, 2].map((part) => (one.lab[at + part] ?? 0) - (other.lab[at + part] ?? 0)),
    );
  const colour = Math.min(1, sum / (cells * cells) / farthest);
  const structure = Math.min(1, 1 - similarityOf(one.luma, other.luma));
  return { colour, structure, both: (colour + structure) / 2 };
}

/** Structural similarity (Z. Wang and others, 2004), its mean over squares. */
function similarityOf(one: Float64Array, other: Float64Array): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let [total, count] = [0, 0];
  for (let top = 0; top < fine; top += window)
    for (let left = 0; left < fine; left += window) {
      const [a, b]: number[][] = [[], []];
      for (let y = top; y < top + window; y += 1)
        for (let x = left; x < left + window; x += 1) {
          a?.push(one[y * fine + x] ?? 0);
          b?.push(other[y * fine + x] ?? 0);
        }
      const [meanA, meanB] = [mean(a ?? []), mean(b ?? [])];
      const spreadOf = (all: readonly number[], middle: number) =>
        mean(all.map((value) => (value - middle) ** 2));
      const common = mean((a ?? []).map((value, at) => (value - meanA) * ((b?.[at] ?? 0) - meanB)));
      total +=
        ((2 * meanA * meanB + c1) * (2 * common + c2)) /
        ((meanA ** 2 + meanB ** 2 + c1) *
          (spreadOf(a ?? [], meanA) + spreadOf(b ?? [], meanB) + c2));
      count += 1;
    }
  return total / count;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

function meansOf(
  { data, width, height }: Image,
  across: number,
  valueOf: (value: number) => number,
): Float64Array {
  const [sums, counts] = [new Float64Array(across * across * 3), new Float64Array(across * across)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * across) / height) * across + Math.floor((x * across) / width);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let part = 0; part < 3; part += 1)
        sums[cell * 3 + part] =
          (sums[cell * 3 + part] ?? 0) + valueOf((data[(y * width + x) * 4 + part] ?? 0) / 255);
    }
  return sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)] ?? 1));
}

/** B. Ottosson, 2020; of linear light. */
function okLab(red: number, green: number, blue: number): [number, number, number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
