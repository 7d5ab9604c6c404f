import { createRandom } from '../corpus/random.ts';

/** Rows of inputs, and for each whether it is a voice's pitch. */
export type Rows = {
  width: number;
  count: number;
  inputs: Float32Array;
  answers: Uint8Array;
  /** Of each input before `standardise` changed it. */
  means: Float64Array;
  deviations: Float64Array;
};

/** One hidden layer of `units` that are hyperbolic tangents, of inputs as they come. */
export type Network = {
  inputs: number;
  units: number;
  rows: number[];
  offsets: number[];
  outputs: number[];
  offset: number;
};

const batch = 256;
const decay = 2e-5;
const quickest = 0.008;
const slowest = 2e-5;

/** Logistic regression on a hidden layer, by Adam (D. Kingma and J. Ba, 2015); the same rows and seed give the same network. */
export function trainNetwork(
  rows: Rows,
  { units, epochs, seed }: { units: number; epochs: number; seed: number },
): Network {
  const random = createRandom(seed);
  const { width, count, means, deviations } = rows;
  const size = units * width + 2 * units + 1;
  const weights = new Float64Array(size);
  for (let at = 0; at < units * width; at += 1)
    weights[at] = random.range(-1, 1) / Math.sqrt(width);
  for (let unit = 0; unit < units; unit += 1)
    weights[units * width + units + unit] = random.range(-0.5, 0.5);
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  const gradient = new Float64Array(size);
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  const steps = epochs * Math.ceil(count / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = random.int(0, at);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (let from = 0; from < count; from += batch) {
      const some = order.subarray(from, Math.min(count, from + batch));
      gradient.fill(0);
      for (const row of some) addGradient(rows, row, { weights, gradient, units });
      step += 1;
      // Slower and slower, so that the last rows do not have the last word.
      const rate = quickest * (1 - step / steps) + slowest;
      for (let at = 0; at < size; at += 1) {
        const pull = at < units * width ? decay * (weights[at] ?? 0) : 0;
        const slope = (gradient[at] ?? 0) / some.length + pull;
        mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
        square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
        const moved = (mean[at] ?? 0) / (1 - 0.9 ** step);
        const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step));
        weights[at] = (weights[at] ?? 0) - (rate * moved) / (spread + 1e-8);
      }
    }
    console.log(`época ${epoch + 1} de ${epochs}`);
  }
  return unfolded(weights, { width, units, means, deviations });
}

/** Every input to mean 0 and deviation 1, in place. */
export function standardise({ width, count, inputs, means, deviations }: Rows): void {
  for (let at = 0; at < count * width; at += 1)
    means[at % width] = (means[at % width] ?? 0) + (inputs[at] ?? 0) / count;
  for (let at = 0; at < count * width; at += 1)
    deviations[at % width] =
      (deviations[at % width] ?? 0) + ((inputs[at] ?? 0) - (means[at % width] ?? 0)) ** 2 / count;
  for (let k = 0; k < width; k += 1) deviations[k] = Math.sqrt(deviations[k] ?? 0) + 1e-6;
  for (let at = 0; at < count * width; at += 1)
    inputs[at] = ((inputs[at] ?? 0) - (means[at % width] ?? 0)) / (deviations[at % width] ?? 1);
}

const hidden = new Float64Array(64);

function addGradient(
  { width, inputs, answers }: Rows,
  row: number,
  { weights, gradient, units }: { weights: Float64Array; gradient: Float64Array; units: number },
): void {
  const place = row * width;
  const offsets = units * width;
  const outputs = offsets + units;
  let odds = weights[outputs + units] ?? 0;
  for (let unit = 0; unit < units; unit += 1) {
    let sum = weights[offsets + unit] ?? 0;
    for (let k = 0; k < width; k += 1)
      sum += (weights[unit * width + k] ?? 0) * (inputs[place + k] ?? 0);
    const value = Math.tanh(sum);
    hidden[unit] = value;
    odds += (weights[outputs + unit] ?? 0) * value;
  }
  const error = 1 / (1 + Math.exp(-odds)) - (answers[row] ?? 0);
  gradient[outputs + units] = (gradient[outputs + units] ?? 0) + error;
  for (let unit = 0; unit < units; unit += 1) {
    const value = hidden[unit] ?? 0;
    gradient[outputs + unit] = (gradient[outputs + unit] ?? 0) + error * value;
    const back = error * (weights[outputs + unit] ?? 0) * (1 - value * value);
    gradient[offsets + unit] = (gradient[offsets + unit] ?? 0) + back;
    for (let k = 0; k < width; k += 1)
      gradient[unit * width + k] =
        (gradient[unit * width + k] ?? 0) + back * (inputs[place + k] ?? 0);
  }
}

const digits = (value: number, count: number): number => Number(value.toPrecision(count));

/** The same network for inputs that are not standardised, with as many digits as matter. */
function unfolded(
  weights: Float64Array,
  {
    width,
    units,
    means,
    deviations,
  }: { width: number; units: number; means: Float64Array; deviations: Float64Array },
): Network {
  const rows = Array.from({ length: units * width }, (_, at) =>
    digits((weights[at] ?? 0) / (deviations[at % width] ?? 1), 4),
  );
  const offsets = Array.from({ length: units }, (_, unit) => {
    let sum = weights[units * width + unit] ?? 0;
    for (let k = 0; k < width; k += 1) sum -= (rows[unit * width + k] ?? 0) * (means[k] ?? 0);
    return digits(sum, 5);
  });
  const outputs = Array.from({ length: units }, (_, unit) =>
    digits(weights[units * width + units + unit] ?? 0, 4),
  );
  const offset = digits(weights[units * width + 2 * units] ?? 0, 4);
  return { inputs: width, units, rows, offsets, outputs, offset };
}
