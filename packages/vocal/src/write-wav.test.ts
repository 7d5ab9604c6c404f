import { expect, test } from 'vitest';
import { noise } from '#test/sung-voice.ts';
import { readWav } from './wav.ts';
import { writeWav } from './write-wav.ts';

test('what is written is read again, to a step of 16 bits', () => {
  const samples = noise(4001, 0.9);
  const { channels, rate } = readWav(writeWav(samples, 48_000));
  expect([channels.length, rate]).toEqual([1, 48_000]);
  const [read = new Float32Array()] = channels;
  expect(read.length).toBe(samples.length);
  const farthest = read.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (samples[at] ?? 0))),
    0,
  );
  expect(farthest).toBeLessThan(1.6 / 32_768);
});

test('what is too loud is cut off, and what is no number is silent', () => {
  const wild = Float32Array.of(2, -2, Number.NaN, Infinity, -Infinity, 0.5);
  const [read = new Float32Array()] = readWav(writeWav(wild, 8000)).channels;
  expect([...read].map((value) => Math.round(10 * value) / 10)).toEqual([1, -1, 0, 1, -1, 0.5]);
});

test('its header says how long it is, and how many bytes a second has', () => {
  const bytes = writeWav(new Float32Array(100), 44_100);
  const view = new DataView(bytes.buffer);
  expect(bytes.length).toBe(244);
  expect([view.getUint32(4, true), view.getUint32(28, true), view.getUint32(40, true)]).toEqual([
    236, 88_200, 200,
  ]);
});
