/** Bins of an octave of the grid on which pitches are weighed: 25 cents each. */
const binsPerOctave = 48;
/** Hertz of its first bin, and of its last partial. */
const lowestHz = 27.5;
const highestHz = 5500;
const partials = 10;
/** What a partial counts, of the one below it. */
const decay = 0.84;

/** How well the partials of each pitch of the grid are found in a spectrum. */
export type Salience = {
  /** Reads a power spectrum, whose bin is `rate / size` wide. */
  analyse: (power: Float64Array) => void;
  /** Bins of the grid that are pitches. */
  readonly first: number;
  readonly end: number;
  /** Partials less what lies half-way between them, of the square roots of magnitudes, as a share of all: about -1 to 1. */
  readonly strength: Float64Array;
  /** The sum of the partials' magnitudes, as a share of the largest such sum. */
  readonly sum: Float64Array;
  binOf: (hz: number) => number;
  hzOf: (bin: number) => number;
};

/**
 * Harmonic summation (D. Hermes, 1988) with the valleys of SWIPE (A. Camacho and J. Harris, 2008): what lies half-way between two
 * partials speaks against a pitch, so neither a third of it nor its octave is as strong as itself. Square roots keep one strong
 * partial from deciding alone.
 */
export function createSalience(
  { size, rate }: { size: number; rate: number },
  { lowest, highest }: { lowest: number; highest: number },
): Salience {
  const binOf = (hz: number) => Math.log2(hz / lowestHz) * binsPerOctave;
  const hzOf = (bin: number) => lowestHz * 2 ** (bin / binsPerOctave);
  const top = Math.min(highestHz, 0.48 * rate);
  const count = Math.floor(binOf(top));
  const end = Math.min(count, Math.ceil(binOf(highest)) + 2);
  const first = Math.floor(binOf(lowest));
  const places = Float64Array.from({ length: count }, (_, bin) => (hzOf(bin) * size) / rate);
  const linear = Math.ceil((top * size) / rate) + 2;
  const roots = new Float64Array(linear);
  const magnitudes = new Float64Array(linear);
  const grid = new Float64Array(count);
  const gridMagnitudes = new Float64Array(count);
  const shifts = Int32Array.from({ length: partials }, (_, at) =>
    Math.round(Math.log2(at + 1) * binsPerOctave),
  );
  const weights = Float64Array.from({ length: partials }, (_, at) => decay ** at);
  const valleys = Int32Array.from({ length: partials + 1 }, (_, at) =>
    Math.round(Math.log2(at + 0.5) * binsPerOctave),
  );
  // Each partial is compared with the mean of its two valleys.
  const valleyWeights = Float64Array.from(
    { length: partials + 1 },
    (_, at) => 0.5 * ((at > 0 ? decay ** (at - 1) : 0) + (at < partials ? decay ** at : 0)),
  );
  const norm = Math.hypot(...weights, ...valleyWeights);
  const strength = new Float64Array(end);
  const sum = new Float64Array(end);
  const analyse = (power: Float64Array): void => {
    for (let at = 0; at < linear; at += 1) {
      const magnitude = Math.sqrt(power[at] ?? 0);
      magnitudes[at] = magnitude;
      roots[at] = Math.sqrt(magnitude);
    }
    let energy = 0;
    for (let bin = 0; bin < count; bin += 1) {
      const place = places[bin] ?? 0;
      const at = Math.trunc(place);
      const share = place - at;
      const root = (roots[at] ?? 0) * (1 - share) + (roots[at + 1] ?? 0) * share;
      grid[bin] = root;
      gridMagnitudes[bin] = (magnitudes[at] ?? 0) * (1 - share) + (magnitudes[at + 1] ?? 0) * share;
      energy += root * root;
    }
    const scale = energy > 0 ? 1 / (norm * Math.sqrt(energy / partials)) : 0;
    let most = 1e-12;
    for (let bin = first; bin < end; bin += 1) {
      let found = 0;
      let plain = 0;
      for (let at = 0; at < partials; at += 1) {
        const place = bin + (shifts[at] ?? 0);
        if (place >= count) break;
        found += (weights[at] ?? 0) * (grid[place] ?? 0);
        plain += (weights[at] ?? 0) * (gridMagnitudes[place] ?? 0);
      }
      for (let at = 0; at <= partials; at += 1) {
        const place = bin + (valleys[at] ?? 0);
        if (place >= count) break;
        if (place >= 0) found -= (valleyWeights[at] ?? 0) * (grid[place] ?? 0);
      }
      strength[bin] = found * scale;
      sum[bin] = plain;
      if (plain > most) most = plain;
    }
    for (let bin = first; bin < end; bin += 1) sum[bin] = (sum[bin] ?? 0) / most;
  };
  return { analyse, first, end, strength, sum, binOf, hzOf };
}

/** The largest value within a bin of a place. */
export function nearbyMaximum(values: Float64Array, place: number): number {
  const at = Math.round(place);
  return Math.max(values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0);
}
