/**
 * The discrete Fourier transform of so many complex numbers, a power of two, by the autosorting algorithm of Stockham in radix 4: no
 * bit reversal, and every pass reads straight on. What is to be transformed is written into `re` and `im`, and overwritten.
 */
export function createComplexFft(size: number) {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const otherRe = new Float64Array(size);
  const otherIm = new Float64Array(size);
  const cosines = Float64Array.from({ length: size }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const sines = Float64Array.from(
    { length: size },
    (_, at) => -Math.sin((2 * Math.PI * at) / size),
  );
  let passes = 0;
  for (let length = size; length > 1; length = length >= 4 ? length / 4 : 1) passes += 1;
  const isSwapped = passes % 2 === 1;
  const transform = (): void => {
    let xr = re;
    let xi = im;
    let yr = otherRe;
    let yi = otherIm;
    let stride = 1;
    let length = size;
    for (; length >= 4; length /= 4) {
      passOfFour(xr, xi, yr, yi, length, stride, cosines, sines);
      const [keptRe, keptIm] = [xr, xi];
      xr = yr;
      xi = yi;
      yr = keptRe;
      yi = keptIm;
      stride *= 4;
    }
    if (length === 2) passOfTwo(xr, xi, yr, yi, stride);
  };
  return {
    ...{ re, im, transform },
    outRe: isSwapped ? otherRe : re,
    outIm: isSwapped ? otherIm : im,
  };
}

function passOfTwo(
  xr: Float64Array,
  xi: Float64Array,
  yr: Float64Array,
  yi: Float64Array,
  stride: number,
): void {
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
}

// Flat arguments and one loop within another: this is most of the time of an analysis.
function passOfFour(
  xr: Float64Array,
  xi: Float64Array,
  yr: Float64Array,
  yi: Float64Array,
  length: number,
  stride: number,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const quarter = length / 4;
  const apart = stride * quarter;
  for (let p = 0; p < quarter; p += 1) {
    const turn = p * stride;
    const c1 = cosines[turn] ?? 0;
    const s1 = sines[turn] ?? 0;
    const c2 = cosines[2 * turn] ?? 0;
    const s2 = sines[2 * turn] ?? 0;
    const c3 = cosines[3 * turn] ?? 0;
    const s3 = sines[3 * turn] ?? 0;
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
      const twoRe = sumRe - otherRe;
      const twoIm = sumIm - otherIm;
      const threeRe = lessRe + turnedRe;
      const threeIm = lessIm + turnedIm;
      if (p === 0) {
        yr[y + stride] = oneRe;
        yi[y + stride] = oneIm;
        yr[y + 2 * stride] = twoRe;
        yi[y + 2 * stride] = twoIm;
        yr[y + 3 * stride] = threeRe;
        yi[y + 3 * stride] = threeIm;
        continue;
      }
      yr[y + stride] = c1 * oneRe - s1 * oneIm;
      yi[y + stride] = c1 * oneIm + s1 * oneRe;
      yr[y + 2 * stride] = c2 * twoRe - s2 * twoIm;
      yi[y + 2 * stride] = c2 * twoIm + s2 * twoRe;
      yr[y + 3 * stride] = c3 * threeRe - s3 * threeIm;
      yi[y + 3 * stride] = c3 * threeIm + s3 * threeRe;
    }
  }
}
