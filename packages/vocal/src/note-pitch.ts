/** Seconds of a moving mean that flattens the waves of most vibratos. */
const span = 0.18;

/** A moving mean over about one wave of a vibrato, narrower at the ends. */
export function smoothOverVibrato(midi: Float64Array, hop: number): Float64Array {
  const half = Math.floor(span / hop / 2);
  const sums = new Float64Array(midi.length + 1);
  for (let at = 0; at < midi.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (midi[at] ?? 0);
  return midi.map((_, at) => {
    const reach = Math.min(half, at, midi.length - 1 - at);
    return ((sums[at + reach + 1] ?? 0) - (sums[at - reach] ?? 0)) / (2 * reach + 1);
  });
}
