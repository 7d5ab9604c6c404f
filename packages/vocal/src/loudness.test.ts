import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';

/** Both channels of a sine, stretch by stretch: dB of full scale and seconds. */
function sine(
  parts: readonly (readonly [level: number, seconds: number])[],
  { hz = 1000, rate = 48_000, channels = 2 } = {},
): Float32Array[] {
  const stretches = parts.map(([level, seconds]) => ({
    gain: 10 ** (level / 20),
    length: Math.round(seconds * rate),
  }));
  const x = new Float32Array(stretches.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const { gain, length } of stretches)
    for (let k = 0; k < length; k += 1, at += 1)
      x[at] = gain * Math.sin((2 * Math.PI * hz * at) / rate);
  return Array.from({ length: channels }, () => x);
}

test.each([8000, 16_000, 44_100, 48_000, 96_000])(
  'EBU Tech 3341, 1 and 2: a sine of -23 and -33 dBFS in two channels, at %i samples a second',
  (rate) => {
    for (const level of [-23, -33]) {
      const { integrated, momentaryMax } = measureLoudness(sine([[level, 2]], { rate }), rate);
      expect(Math.abs((integrated ?? 0) - level)).toBeLessThan(0.1);
      expect(Math.abs((momentaryMax ?? 0) - level)).toBeLessThan(0.1);
    }
  },
);

test('BS.1770: a sine of 997 Hz at full scale in one channel is -3.01 LKFS', () => {
  const { integrated } = measureLoudness(sine([[0, 2]], { hz: 997, channels: 1 }), 48_000);
  expect(integrated).toBeCloseTo(-3.01, 1);
});

test.each([
  [
    '3',
    [
      [-36, 5],
      [-23, 30],
      [-36, 5],
    ],
  ],
  [
    '4',
    [
      [-72, 5],
      [-36, 5],
      [-23, 30],
      [-36, 5],
      [-72, 5],
    ],
  ],
  [
    '5',
    [
      [-26, 10],
      [-20, 10.05],
      [-26, 10],
    ],
  ],
] as const)('EBU Tech 3341, %s: the gates leave out what is soft', (_, parts) => {
  const rate = 8000;
  const { integrated } = measureLoudness(sine(parts, { rate }), rate);
  expect(Math.abs((integrated ?? 0) + 23)).toBeLessThan(0.1);
});

test.each([
  [
    10,
    [
      [-20, 20],
      [-30, 20],
    ],
  ],
  [
    5,
    [
      [-20, 20],
      [-15, 20],
    ],
  ],
  [
    20,
    [
      [-40, 20],
      [-20, 20],
    ],
  ],
] as const)('EBU Tech 3342: a range of %i LU', (range, parts) => {
  const rate = 8000;
  expect(Math.abs((measureLoudness(sine(parts, { rate }), rate).range ?? 0) - range)).toBeLessThan(
    1,
  );
});

test('silence, and what is shorter than a block, has no loudness', () => {
  for (const x of [new Float32Array(48_000), new Float32Array(100), new Float32Array(0)])
    expect(measureLoudness([x], 48_000)).toMatchObject({
      ...{ integrated: null, momentaryMax: null, shortTermMax: null, range: null },
    });
});
