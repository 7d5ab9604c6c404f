/** A note within a voiced stretch: where its glide begins, where it stands, and where it ends (frames, end excluded). */
export type Segment = { first: number; stable: number; last: number };

/** Semitones between the pitches that a note may have. */
const step = 1 / 3;
/** Deviation of a standing pitch around its note, in semitones: wide enough for a vibrato. */
const spread = 0.45;
/** What a frame far from its note costs at most. */
const mostCost = 8;
/** What a frame of glide costs, and a new note; and what a note gains where the level dips. */
const glideCost = 1.7;
const noteCost = 11;
const dipGain = 5;
/** What it costs to stand through a frame that is 8 dB softer than what surrounds it. */
const dipCost = 4;
/** Semitones below which a change is no new note, unless the level dips. */
const leastLeap = 0.6;
/** Frames of the longest glide that is looked back over. */
const longestGlide = 12;

/**
 * Divides a voiced stretch into notes: of each pitch there is a state of standing on it and one of gliding to it; the cheapest way
 * through the states is found by dynamic programming.
 */
export function segmentNotes(midi: Float64Array, level: Float32Array): Segment[] {
  const lowest = Math.min(...midi) - step;
  const bins = Math.ceil((Math.max(...midi) - lowest) / step) + 2;
  const path = cheapestPath(midi, dipsOf(level), { lowest, bins });
  return segmentsOf(path, midi, (bin) => lowest + bin * step);
}

/** Of each frame the pitch of its note, as a bin, and whether it glides there. */
type Path = { bin: Int32Array; isGlide: Uint8Array };

/** States: bin b standing, `bins + b` gliding to b. */
function cheapestPath(
  midi: Float64Array,
  dips: Float64Array,
  { lowest, bins }: { lowest: number; bins: number },
): Path {
  const length = midi.length;
  const width = bins * 2;
  const from = new Int32Array(length * width);
  let values = new Float64Array(width);
  let next = new Float64Array(width);
  for (let bin = 0; bin < bins; bin += 1) {
    values[bin] = standingCost((midi[0] ?? 0) - lowest - bin * step);
    values[bins + bin] = glideCost;
  }
  const apart = Math.ceil(leastLeap / step);
  for (let at = 1; at < length; at += 1) {
    const pitch = (midi[at] ?? 0) - lowest;
    const dip = dips[at] ?? 0;
    const cost = noteCost - dipGain * dip;
    const through = dipCost * Math.max(0, 2 * dip - 1);
    const { best, second } = twoCheapest(values, bins, apart);
    const row = at * width;
    for (let bin = 0; bin < bins; bin += 1) {
      const stays = values[bin] ?? 0;
      const glides = values[bins + bin] ?? 0;
      const settles = glides < stays + through;
      next[bin] = (settles ? glides : stays + through) + standingCost(pitch - bin * step);
      from[row + bin] = settles ? bins + bin : bin;
      // The same pitch begins again where the voice was softer in between.
      const other = Math.abs(best - bin) >= apart ? best : second;
      const source = dip > 0.5 && (other < 0 || stays < (values[other] ?? 0)) ? bin : other;
      const begins = source < 0 ? Infinity : (values[source] ?? 0) + cost;
      const isNew = begins < glides;
      next[bins + bin] = (isNew ? begins : glides) + glideCost;
      from[row + bins + bin] = isNew ? source : bins + bin;
    }
    [values, next] = [next, values];
  }
  let state = 0;
  for (let bin = 1; bin < bins; bin += 1)
    if ((values[bin] ?? 0) < (values[state] ?? 0)) state = bin;
  const path: Path = { bin: new Int32Array(length), isGlide: new Uint8Array(length) };
  for (let at = length - 1; at >= 0; at -= 1) {
    path.bin[at] = state % bins;
    path.isGlide[at] = state < bins ? 0 : 1;
    state = from[at * width + state] ?? 0;
  }
  return path;
}

const standingCost = (away: number): number =>
  Math.min(mostCost, (away * away) / (2 * spread * spread));

/** The cheapest standing state, and the cheapest that is a leap away from it; -1 where there is none. */
function twoCheapest(
  values: Float64Array,
  bins: number,
  apart: number,
): { best: number; second: number } {
  let best = 0;
  for (let bin = 1; bin < bins; bin += 1) if ((values[bin] ?? 0) < (values[best] ?? 0)) best = bin;
  let second = -1;
  for (let bin = 0; bin < bins; bin += 1)
    if (Math.abs(bin - best) >= apart && (second < 0 || (values[bin] ?? 0) < (values[second] ?? 0)))
      second = bin;
  return { best, second };
}

/** How much the level of each frame lies below what surrounds it within 100 ms: 1 at 8 dB. */
function dipsOf(level: Float32Array): Float64Array {
  const reach = 10;
  return Float64Array.from(level, (own, at) => {
    let [before, after] = [-Infinity, -Infinity];
    for (let k = 1; k <= reach; k += 1) {
      before = Math.max(before, level[at - k] ?? -Infinity);
      after = Math.max(after, level[at + k] ?? -Infinity);
    }
    return Math.max(0, Math.min(1, (Math.min(before, after) - own) / 8));
  });
}

function segmentsOf(
  { bin, isGlide }: Path,
  midi: Float64Array,
  pitchOf: (bin: number) => number,
): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < bin.length; at += 1) {
    const glides = isGlide[at] === 1;
    const isNew = at === 0 || (glides && isGlide[at - 1] === 0);
    const open = segments.at(-1);
    if (isNew || !open) {
      if (open) open.last = at;
      segments.push({ first: at, stable: at, last: bin.length });
    }
    const now = segments.at(-1);
    if (glides && now) now.stable = at + 1;
  }
  const standing = segments.filter(({ stable, last }) => last > stable);
  for (const [at, segment] of standing.entries()) {
    const before = standing[at - 1];
    if (!before) continue;
    const [left, right] = [pitchOf(bin[before.stable] ?? 0), pitchOf(bin[segment.stable] ?? 0)];
    const first = glideBegin(midi, { from: segment.first, to: segment.stable, left, right });
    segment.first = Math.max(before.stable + 1, first);
    before.last = segment.first;
  }
  return standing;
}

/** Where a slide leaves the note before: as far ahead of its middle as its slope there says, for slides have soft ends. */
function glideBegin(
  midi: Float64Array,
  { from, to, left, right }: { from: number; to: number; left: number; right: number },
): number {
  const leap = right - left;
  if (Math.abs(leap) < leastLeap) return from;
  const middle = (left + right) / 2;
  let crossing = from;
  while (crossing < to && ((midi[crossing] ?? 0) - middle) * leap < 0) crossing += 1;
  const [before, after] = [Math.max(0, crossing - 2), Math.min(midi.length - 1, crossing + 1)];
  const slope = ((midi[after] ?? 0) - (midi[before] ?? 0)) / Math.max(1, after - before);
  const half = slope * leap > 0 ? (0.75 * leap) / slope : longestGlide;
  return Math.round(crossing - 0.5 - Math.min(longestGlide, half));
}
