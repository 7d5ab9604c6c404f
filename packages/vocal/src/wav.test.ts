import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wavBytes } from '#test/wav-bytes.ts';
import { readWav, WavError } from './wav.ts';

test.each([
  [8, false, 1 / 128],
  [16, false, 2 / 32_768],
  [24, false, 1e-6],
  [32, false, 1e-7],
  [32, true, 1e-7],
  [64, true, 1e-7],
] as const)(
  'samples of %i bits (float: %s) come back, plain and extensible',
  (bits, isFloat, within) => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1, max: 0.99, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (samples, channels, isExtensible) => {
          const all = Array.from({ length: channels }, (_, at) =>
            samples.map((one) => one / (at + 1)),
          );
          const take = readWav(wavBytes(all, { bits, isFloat, isExtensible }));
          expect(take.rate).toBe(44_100);
          expect(take.channels).toHaveLength(channels);
          for (const [channel, values] of all.entries())
            for (const [at, value] of values.entries())
              expect(Math.abs((take.channels[channel]?.[at] ?? 9) - value)).toBeLessThanOrEqual(
                within,
              );
        },
      ),
      { numRuns: 15 },
    );
  },
);

const good = wavBytes([[0.1, 0.2, 0.3]]);

const patched = (at: number, ...bytes: number[]) => {
  const copy = Uint8Array.from(good);
  copy.set(bytes, at);
  return copy;
};

test.each([
  ['nothing', new Uint8Array(0), 'No es un archivo WAV'],
  [
    'text',
    new TextEncoder().encode('esto no es un sonido, es un texto largo'),
    'No es un archivo WAV',
  ],
  ['a film', patched(0, 0, 0, 0, 32, 0x66, 0x74, 0x79, 0x70), 'No es un archivo WAV'],
  ['half of its samples', good.subarray(0, -3), 'cortado'],
  ['no samples', wavBytes([[]]), 'cero segundos'],
  ['no data', good.subarray(0, 36), 'cortado'],
  ['half a header', good.subarray(0, 30), 'cortado'],
  ['data before its format', patched(12, 0x78), 'no dice en qué formato'],
  ['a compressed format', patched(20, 2), 'comprimido'],
  ['12 bits', patched(34, 12), 'comprimido'],
  ['no channel', patched(22, 0), 'canales'],
  ['4000 samples a second', patched(24, 0xa0, 0x0f), '4000'],
  ['384000 samples a second', patched(24, 0, 0xdc, 5), '384000'],
  ['blocks of another size', patched(32, 7), 'se contradice'],
  [
    'what is no number',
    wavBytes([[0.1, Number.NaN]], { bits: 32, isFloat: true }),
    'no son números',
  ],
  ['infinity', wavBytes([[Infinity, 0]], { bits: 64, isFloat: true }), 'no son números'],
])('a file of %s is refused in words', (_, bytes, says) => {
  expect(() => readWav(bytes)).toThrow(WavError);
  expect(() => readWav(bytes)).toThrow(says);
});

test('a file that says no size is read to its end', () => {
  expect(readWav(patched(40, 255, 255, 255, 255)).channels[0]).toHaveLength(3);
});

test('whatever the bytes are, a file is read or refused in words', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(50), (noise, from) => {
      const bytes = Uint8Array.from(wavBytes([[0.1, 0.2, 0.3, 0.4]]));
      bytes.set(noise.subarray(0, Math.max(0, bytes.length - from)), from);
      try {
        expect(readWav(bytes).channels.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(WavError);
      }
    }),
    { numRuns: 300 },
  );
});
