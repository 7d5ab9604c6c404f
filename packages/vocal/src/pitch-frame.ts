import { correlationAt, createWindowedFrame, type WindowedFrame } from './autocorrelation.ts';
import { createSalience, nearbyMaximum } from './salience.ts';

/** Pitches that a voice is looked for at, in hertz. */
const lowestPitch = 55;
const highestPitch = 1600;

/** The most candidates that a frame keeps. */
export const mostCandidates = 10;
/** Numbers that describe a candidate. */
export const featureCount = 15;

/** A moment of sound: what pitches it may have, and how each is supported. */
export type PitchFrame = {
  count: number;
  readonly hz: Float64Array;
  /** `featureCount` numbers a candidate. */
  readonly features: Float64Array;
  /** Level of 50 ms and of 25 ms, in dB of full scale. */
  level: number;
  shortLevel: number;
};

const longWindow = 0.05;
const shortWindow = 0.025;
/** Above this all are as good: no voice is the less one for being steady. */
const mostPeriodic = 0.98;
/** Below this the short window holds too few periods to tell. */
const lowestOfShort = 130;

export function createPitchFrame(rate: number) {
  const long = createWindowedFrame(Math.round(longWindow * rate));
  const short = createWindowedFrame(Math.round(shortWindow * rate));
  const salience = createSalience(
    { size: long.size, rate },
    { lowest: lowestPitch, highest: highestPitch },
  );
  const frame: PitchFrame = {
    ...{ count: 0, level: 0, shortLevel: 0 },
    hz: new Float64Array(mostCandidates),
    features: new Float64Array(mostCandidates * featureCount),
  };
  const add = (hz: number): void => {
    if (hz < lowestPitch || hz > highestPitch || frame.count === mostCandidates) return;
    for (let at = 0; at < frame.count; at += 1)
      if (Math.abs(Math.log2((frame.hz[at] ?? 1) / hz)) < 0.025) return;
    frame.hz[frame.count] = hz;
    frame.count += 1;
  };
  const analyse = (samples: Float32Array, centre: number): PitchFrame => {
    frame.count = 0;
    frame.level = decibels(long.analyse(samples, centre));
    frame.shortLevel = decibels(short.analyse(samples, centre));
    if (frame.level <= -140) return frame;
    salience.analyse(long.power);
    addPeaks(long, rate, { lowest: lowestPitch, most: 5 }, add);
    addSaliencePeaks(salience, 3, add);
    addPeaks(short, rate, { lowest: 2 * lowestOfShort, most: 2 }, add);
    for (let at = 0; at < frame.count; at += 1)
      describe(frame, at, { long, short, salience, rate });
    return frame;
  };
  return { analyse, frame };
}

const decibels = (meanSquare: number): number => 10 * Math.log10(meanSquare + 1e-14);

const peaks = { lag: new Float64Array(64), value: new Float64Array(64) };

/** Candidates where the autocorrelation has its highest peaks; a shorter lag wins where they are as high. */
function addPeaks(
  { correlation, longestLag }: WindowedFrame,
  rate: number,
  { lowest, most }: { lowest: number; most: number },
  add: (hz: number) => void,
): void {
  const first = Math.max(2, Math.floor(rate / highestPitch));
  const last = Math.min(longestLag - 1, Math.ceil(rate / lowest));
  let count = 0;
  for (let lag = first; lag <= last; lag += 1) {
    const middle = correlation[lag] ?? 0;
    if (middle < 0.1) continue;
    const left = correlation[lag - 1] ?? 0;
    const right = correlation[lag + 1] ?? 0;
    if (middle <= left || middle < right || count === 64) continue;
    const offset = (0.5 * (left - right)) / (left - 2 * middle + right);
    const place = lag + offset;
    peaks.lag[count] = place;
    peaks.value[count] = middle - 0.25 * (left - right) * offset - 0.03 * Math.log2(place / first);
    count += 1;
  }
  for (let taken = 0; taken < most; taken += 1) {
    let best = -1;
    for (let at = 0; at < count; at += 1)
      if ((peaks.value[at] ?? 0) > (best < 0 ? -1 : (peaks.value[best] ?? 0))) best = at;
    if (best < 0) return;
    add(rate / finePeriod(correlation, longestLag, peaks.lag[best] ?? 1));
    peaks.value[best] = -2;
  }
}

/** Samples of lag up to which a peak is looked for again at a multiple of a short period. */
const farthestMultiple = 100;

/** A short period as a share of a longer one: the peak of three points is as many times finer. */
function finePeriod(correlation: Float64Array, longestLag: number, period: number): number {
  const times = Math.floor(Math.min(longestLag - 2, farthestMultiple) / period);
  if (times < 2) return period;
  let lag = Math.round(times * period);
  const value = (at: number) => correlation[at] ?? 0;
  while (value(lag + 1) > value(lag)) lag += 1;
  while (value(lag - 1) > value(lag)) lag -= 1;
  const bend = value(lag - 1) - 2 * value(lag) + value(lag + 1);
  const place = lag + (bend < 0 ? (0.5 * (value(lag - 1) - value(lag + 1))) / bend : 0);
  return Math.abs(place / times - period) < 0.03 * period ? place / times : period;
}

function addSaliencePeaks(
  { strength, first, end, hzOf }: ReturnType<typeof createSalience>,
  most: number,
  add: (hz: number) => void,
): void {
  let ceiling = Infinity;
  for (let taken = 0; taken < most; taken += 1) {
    let best = -1;
    let height = 0;
    for (let bin = first + 1; bin < end - 1; bin += 1) {
      const value = strength[bin] ?? 0;
      if (value <= height || value >= ceiling) continue;
      if (value < (strength[bin - 1] ?? 0) || value < (strength[bin + 1] ?? 0)) continue;
      best = bin;
      height = value;
    }
    if (best < 0) return;
    const left = strength[best - 1] ?? 0;
    const right = strength[best + 1] ?? 0;
    const bend = left - 2 * height + right;
    add(hzOf(best + (bend < 0 ? (0.5 * (left - right)) / bend : 0)));
    ceiling = height;
  }
}

function describe(
  { hz, features }: PitchFrame,
  at: number,
  {
    long,
    short,
    salience,
    rate,
  }: {
    long: WindowedFrame;
    short: WindowedFrame;
    salience: ReturnType<typeof createSalience>;
    rate: number;
  },
): void {
  const pitch = hz[at] ?? 1;
  const lag = rate / pitch;
  const periodicity = correlationAt(long.correlation, lag);
  const half = correlationAt(long.correlation, lag / 2);
  const isLong = pitch <= lowestOfShort;
  const brief = isLong ? periodicity : correlationAt(short.correlation, lag);
  const briefHalf = isLong ? half : correlationAt(short.correlation, lag / 2);
  const double = 2 * lag < long.longestLag ? correlationAt(long.correlation, 2 * lag) : periodicity;
  const triple = 3 * lag < long.longestLag ? correlationAt(long.correlation, 3 * lag) : double;
  const third = correlationAt(long.correlation, lag / 3);
  const { strength, sum, binOf } = salience;
  const bin = binOf(pitch);
  const own = nearbyMaximum(strength, bin);
  const below = Math.max(nearbyMaximum(strength, bin - 48), nearbyMaximum(strength, bin - 76));
  const above = Math.max(nearbyMaximum(strength, bin + 48), nearbyMaximum(strength, bin + 76));
  const clearness = exactness(periodicity);
  const steady = Math.min(mostPeriodic, periodicity);
  const brieflySteady = Math.min(mostPeriodic, brief);
  const place = at * featureCount;
  features[place] = steady;
  features[place + 1] = contrastOf(steady);
  features[place + 2] = brieflySteady;
  features[place + 3] = contrastOf(brieflySteady);
  features[place + 4] = half;
  features[place + 5] = clearness - exactness(half);
  features[place + 6] = own;
  features[place + 7] = own - below;
  features[place + 8] = own - above;
  features[place + 9] = nearbyMaximum(sum, bin);
  features[place + 10] = clearness - exactness(third);
  features[place + 11] = clearness - exactness(double);
  features[place + 12] = clearness - exactness(triple);
  features[place + 13] = exactness(brief) - exactness(briefHalf);
  features[place + 14] = clearness;
}

/** How exactly a sound comes back, in tens of its rest: what tells a period from half of it where both come back well. */
const exactness = (periodicity: number): number =>
  -Math.log10(1.001 - Math.max(0, Math.min(1, periodicity)));

/** How much nearer to 1 a periodicity is than to 0. */
const contrastOf = (periodicity: number): number => -Math.log10(1.02 - Math.max(0, periodicity));
