import { createComplexFft } from './complex-fft.ts';

/** The discrete Fourier transform of so many real samples, a power of two of 16 or more. */
export type RealFft = {
  readonly size: number;
  /** |X|² of `size` samples into `size / 2 + 1` bins. */
  power: (samples: Float64Array, into: Float64Array) => void;
  /** The transform of an even sequence, of which `half` has `size / 2 + 1` values: it is real and even, too; the same many. */
  even: (half: Float64Array, into: Float64Array) => void;
};

export function createRealFft(size: number): RealFft {
  if (size < 16 || 2 ** Math.round(Math.log2(size)) !== size)
    throw new RangeError(`${size} is no power of two of 16 or more`);
  const whole = createSpectrum(size);
  const power = (samples: Float64Array, into: Float64Array): void => {
    whole.analyse(samples);
    const { re, im } = whole;
    for (let at = 0; at <= size / 2; at += 1) {
      const real = re[at] ?? 0;
      const imaginary = im[at] ?? 0;
      into[at] = real * real + imaginary * imaginary;
    }
  };
  return { size, power, even: createCosine(size) };
}

/** X of real samples, `size / 2 + 1` bins: by a complex transform of half the size, whose halves are then told apart. */
function createSpectrum(size: number) {
  const half = size / 2;
  const fft = createComplexFft(half);
  const turnRe = Float64Array.from({ length: half + 1 }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const turnIm = Float64Array.from(
    { length: half + 1 },
    (_, at) => -Math.sin((2 * Math.PI * at) / size),
  );
  const re = new Float64Array(half + 1);
  const im = new Float64Array(half + 1);
  const analyse = (samples: Float64Array): void => {
    const inRe = fft.re;
    const inIm = fft.im;
    for (let at = 0; at < half; at += 1) {
      inRe[at] = samples[2 * at] ?? 0;
      inIm[at] = samples[2 * at + 1] ?? 0;
    }
    fft.transform();
    const { outRe, outIm } = fft;
    re[0] = (outRe[0] ?? 0) + (outIm[0] ?? 0);
    im[0] = 0;
    re[half] = (outRe[0] ?? 0) - (outIm[0] ?? 0);
    im[half] = 0;
    for (let at = 1; at < half; at += 1) {
      const a = outRe[at] ?? 0;
      const b = outIm[at] ?? 0;
      const c = outRe[half - at] ?? 0;
      const d = outIm[half - at] ?? 0;
      const oddRe = b + d;
      const oddIm = c - a;
      const wr = turnRe[at] ?? 0;
      const wi = turnIm[at] ?? 0;
      re[at] = 0.5 * (a + c + wr * oddRe - wi * oddIm);
      im[at] = 0.5 * (b - d + wr * oddIm + wi * oddRe);
    }
  };
  return { re, im, analyse };
}

/** The cosine transform of the first kind, by a real transform of half the size (W. Press and others, *Numerical Recipes*, 12.4.2). */
function createCosine(size: number): (half: Float64Array, into: Float64Array) => void {
  const count = size / 2;
  const spectrum = createSpectrum(count);
  const folded = new Float64Array(count);
  const sines = Float64Array.from({ length: count }, (_, at) => Math.sin((Math.PI * at) / count));
  const cosines = Float64Array.from({ length: count }, (_, at) => Math.cos((Math.PI * at) / count));
  return (values, into) => {
    const first = values[0] ?? 0;
    const last = values[count] ?? 0;
    let sum = 0.5 * (first - last);
    folded[0] = 0.5 * (first + last);
    for (let at = 1; at < count / 2; at += 1) {
      const one = values[at] ?? 0;
      const other = values[count - at] ?? 0;
      const mean = 0.5 * (one + other);
      const apart = one - other;
      folded[at] = mean - (sines[at] ?? 0) * apart;
      folded[count - at] = mean + (sines[at] ?? 0) * apart;
      sum += (cosines[at] ?? 0) * apart;
    }
    folded[count / 2] = values[count / 2] ?? 0;
    spectrum.analyse(folded);
    const { re, im } = spectrum;
    into[0] = 2 * (re[0] ?? 0);
    into[1] = 2 * sum;
    for (let at = 1; at < count / 2; at += 1) {
      into[2 * at] = 2 * (re[at] ?? 0);
      sum -= im[at] ?? 0;
      into[2 * at + 1] = 2 * sum;
    }
    into[count] = 2 * (re[count / 2] ?? 0);
  };
}
