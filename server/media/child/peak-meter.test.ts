import { expect, test } from 'vitest';
import { createPeakMeter } from './peak-meter.ts';

test('measures the loudest sample of each slice, whichever channel and sign it has', () => {
  const meter = createPeakMeter();
  meter.add([Int16Array.of(0, 100, 0, 0), Int16Array.of(0, 0, -16_384, 0)]);
  meter.add([Int16Array.of(-32_768, 0), Int16Array.of(0, 32_767)]);
  expect(meter.samples).toBe(6);
  expect(meter.peaks(3)).toEqual([0, 50, 100]);
});

test('keeps every slice of a long recording, however it arrives', () => {
  const samples = 1_000_000;
  // Ten steps from silence to full scale.
  const level = (index: number) => Math.floor((index * 10) / samples) * 3640;
  const wave = Int16Array.from(
    { length: samples },
    (_, index) => level(index) * (index % 2 ? 1 : -1),
  );
  for (const chunk of [777, 65_536, samples]) {
    const meter = createPeakMeter();
    for (let start = 0; start < samples; start += chunk)
      meter.add([wave.subarray(start, start + chunk)]);
    // A step may reach a thousandth into the slice before it.
    expect(meter.peaks(20).filter((_, slice) => slice % 2 === 0)).toEqual([
      0, 11, 22, 33, 44, 56, 67, 78, 89, 100,
    ]);
  }
});

test('a click between silences is not lost', () => {
  const meter = createPeakMeter();
  const silence = new Int16Array(500_000);
  meter.add([silence]);
  meter.add([Int16Array.of(32_767)]);
  meter.add([silence]);
  expect(Math.max(...meter.peaks(160))).toBe(100);
  expect(meter.peaks(160).filter((peak) => peak > 0).length).toBeLessThanOrEqual(2);
});

test('has as many slices as asked for, even of nothing', () => {
  expect(createPeakMeter().peaks(4)).toEqual([0, 0, 0, 0]);
  const meter = createPeakMeter();
  meter.add([Int16Array.of(32_767)]);
  expect(meter.peaks(4)).toEqual([100, 100, 100, 100]);
});
