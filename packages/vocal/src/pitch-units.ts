/** MIDI number of a frequency, with its fraction: A4 is 69, a semitone 1. */
export const midiOf = (hz: number): number => 69 + 12 * Math.log2(hz / 440);

/** Hertz of a MIDI number. */
export const hzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A value below which so large a share of the others is; NaN of none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The value that so large a share of the weight is below; NaN of none. */
export function weightedQuantile(
  values: readonly { value: number; weight: number }[],
  share: number,
): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= share * total) return value;
  }
  return sorted.at(-1)?.value ?? Number.NaN;
}
