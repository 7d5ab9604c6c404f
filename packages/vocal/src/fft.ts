/**
 * The discrete Fourier transform of so many real samples, a power of two of 8 or more. Its half is done as complex numbers, by the
 * autosorting algorithm of Stockham in radix 4: no bit reversal, and every pass reads straight on.
 */
export type RealFft = {
  readonly size: number;
  /** |X|² of `size` samples into `size / 2 + 1` bins. */
  power: (samples: Float64Array, into: Float64Array) => void;
  /** The transform of an even sequence, of which `half` has `size / 2 + 1` values: it is real and even, too; the same many. */
  even: (half: Float64Array, into: Float64Array) => void;
};

type Work = { re: Float64Array; im: Float64Array; otherRe: Float64Array; otherIm: Float64Array };

export function createRealFft(size: number): RealFft {
  const half = size / 2;
  if (size < 8 || 2 ** Math.round(Math.log2(size)) !== size)
    throw new RangeError(`${size} is no power of two of 8 or more`);
  const work: Work = {
    ...{ re: new Float64Array(half), im: new Float64Array(half) },
    ...{ otherRe: new Float64Array(half), otherIm: new Float64Array(half) },
  };
  const cosines = Float64Array.from({ length: half }, (_, at) =>
    Math.cos((2 * Math.PI * at) / half),
  );
  const sines = Float64Array.from({ length: half }, (_, at) => Math.sin((2 * Math.PI * at) / half));
  // e^(-2πik/size), which joins both halves.
  const turnRe = Float64Array.from({ length: half + 1 }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const turnIm = Float64Array.from(
    { length: half + 1 },
    (_, at) => -Math.sin((2 * Math.PI * at) / size),
  );
  const power = (samples: Float64Array, into: Float64Array): void => {
    const { re, im } = work;
    for (let at = 0; at < half; at += 1) {
      re[at] = samples[2 * at] ?? 0;
      im[at] = samples[2 * at + 1] ?? 0;
    }
    const isSwapped = transform(work, { cosines, sines });
    const outRe = isSwapped ? work.otherRe : re;
    const outIm = isSwapped ? work.otherIm : im;
    for (let at = 0; at <= half; at += 1) {
      const from = at === half ? 0 : at;
      const mirror = at === 0 ? 0 : half - at;
      const a = outRe[from] ?? 0;
      const b = outIm[from] ?? 0;
      const c = outRe[mirror] ?? 0;
      const d = outIm[mirror] ?? 0;
      const evenRe = 0.5 * (a + c);
      const evenIm = 0.5 * (b - d);
      const oddRe = 0.5 * (b + d);
      const oddIm = 0.5 * (c - a);
      const wr = turnRe[at] ?? 0;
      const wi = turnIm[at] ?? 0;
      const real = evenRe + wr * oddRe - wi * oddIm;
      const imaginary = evenIm + wr * oddIm + wi * oddRe;
      into[at] = real * real + imaginary * imaginary;
    }
  };
  const even = (values: Float64Array, into: Float64Array): void => {
    const { re, im } = work;
    for (let at = 0; at < half; at += 1) {
      const one = 2 * at;
      re[at] = values[one <= half ? one : size - one] ?? 0;
      im[at] = values[one + 1 <= half ? one + 1 : size - one - 1] ?? 0;
    }
    const isSwapped = transform(work, { cosines, sines });
    const outRe = isSwapped ? work.otherRe : re;
    const outIm = isSwapped ? work.otherIm : im;
    for (let at = 0; at <= half; at += 1) {
      const from = at === half ? 0 : at;
      const mirror = at === 0 ? 0 : half - at;
      const oddRe = 0.5 * ((outIm[from] ?? 0) + (outIm[mirror] ?? 0));
      const oddIm = 0.5 * ((outRe[mirror] ?? 0) - (outRe[from] ?? 0));
      into[at] =
        0.5 * ((outRe[from] ?? 0) + (outRe[mirror] ?? 0)) +
        (turnRe[at] ?? 0) * oddRe -
        (turnIm[at] ?? 0) * oddIm;
    }
  };
  return { size, power, even };
}

/** In place or, where it says true, into the other pair. */
function transform(
  { re, im, otherRe, otherIm }: Work,
  { cosines, sines }: { cosines: Float64Array; sines: Float64Array },
): boolean {
  let [xr, xi, yr, yi] = [re, im, otherRe, otherIm];
  let isSwapped = false;
  let stride = 1;
  let length = re.length;
  for (; length >= 4; length /= 4) {
    passOfFour({ xr, xi, yr, yi }, { length, stride }, cosines, sines);
    [xr, xi, yr, yi] = [yr, yi, xr, xi];
    isSwapped = !isSwapped;
    stride *= 4;
  }
  if (length === 2) {
    for (let at = 0; at < stride; at += 1) {
      const a = xr[at] ?? 0;
      const b = xi[at] ?? 0;
      const c = xr[at + stride] ?? 0;
      const d = xi[at + stride] ?? 0;
      yr[at] = a + c;
      yi[at] = b + d;
      yr[at + stride] = a - c;
      yi[at + stride] = b - d;
    }
    isSwapped = !isSwapped;
  }
  return isSwapped;
}

type Pair = { xr: Float64Array; xi: Float64Array; yr: Float64Array; yi: Float64Array };

function passOfFour(
  { xr, xi, yr, yi }: Pair,
  { length, stride }: { length: number; stride: number },
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const quarter = length / 4;
  const apart = stride * quarter;
  for (let p = 0; p < quarter; p += 1) {
    const turn = p * stride;
    const c1 = cosines[turn] ?? 0;
    const s1 = -(sines[turn] ?? 0);
    const c2 = cosines[2 * turn] ?? 0;
    const s2 = -(sines[2 * turn] ?? 0);
    const c3 = cosines[3 * turn] ?? 0;
    const s3 = -(sines[3 * turn] ?? 0);
    const from = stride * p;
    const to = 4 * from;
    for (let q = 0; q < stride; q += 1) {
      const a = from + q;
      const b = a + apart;
      const c = b + apart;
      const d = c + apart;
      const ar = xr[a] ?? 0;
      const ai = xi[a] ?? 0;
      const br = xr[b] ?? 0;
      const bi = xi[b] ?? 0;
      const cr = xr[c] ?? 0;
      const ci = xi[c] ?? 0;
      const dr = xr[d] ?? 0;
      const di = xi[d] ?? 0;
      const sumRe = ar + cr;
      const sumIm = ai + ci;
      const lessRe = ar - cr;
      const lessIm = ai - ci;
      const otherRe = br + dr;
      const otherIm = bi + di;
      // i times what lies between b and d
      const turnedRe = di - bi;
      const turnedIm = br - dr;
      const y = to + q;
      yr[y] = sumRe + otherRe;
      yi[y] = sumIm + otherIm;
      const oneRe = lessRe - turnedRe;
      const oneIm = lessIm - turnedIm;
      yr[y + stride] = c1 * oneRe - s1 * oneIm;
      yi[y + stride] = c1 * oneIm + s1 * oneRe;
      const twoRe = sumRe - otherRe;
      const twoIm = sumIm - otherIm;
      yr[y + 2 * stride] = c2 * twoRe - s2 * twoIm;
      yi[y + 2 * stride] = c2 * twoIm + s2 * twoRe;
      const threeRe = lessRe + turnedRe;
      const threeIm = lessIm + turnedIm;
      yr[y + 3 * stride] = c3 * threeRe - s3 * threeIm;
      yi[y + 3 * stride] = c3 * threeIm + s3 * threeRe;
    }
  }
}
