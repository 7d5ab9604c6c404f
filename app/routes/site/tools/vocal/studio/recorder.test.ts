import { expect, test } from 'vitest';
import { midiOf, readWav } from '#packages/vocal/src/index.ts';
import { singNotes } from '#test/sung-voice.ts';
import { createFeed, feedWith } from './live-feed.ts';
import { createRecorder } from './recorder.ts';

const tune = [57, 64, 60, 69, 57, 64, 60, 69].map((midi) => ({ midi, seconds: 0.5 }));

// Of 44,100 samples a second a frame is a little longer than 10 ms.
test.each([44_100, 48_000])(
  'what a microphone of %d hears is followed, and corrected where it was',
  (rate) => {
    const sung = singNotes(tune, { rate });
    const recorder = createRecorder(rate, { keeps: true });
    const feed = createFeed();
    const settled: number[] = [];
    for (let at = 0; at < sung.length; at += 256) {
      const told = recorder.hear(sung.slice(at, at + 256));
      feedWith(feed, { kind: 'heard', ...told });
      for (const one of told.heard)
        if (one.settled) settled.push(one.settled.hz > 0 ? midiOf(one.settled.hz) : Number.NaN);
    }
    expect(settled.length).toBeGreaterThan(350);
    expect(feed.curve.slice(0, settled.length).map(({ midi }) => midi)).toEqual(settled);
    expect(settled.filter((midi) => Math.abs(midi - 57) < 0.2).length).toBeGreaterThan(30);
    expect(feed.seconds).toBeCloseTo(4, 1);
    expect(feed.level).toBeGreaterThan(0.1);
  },
);

test('what was heard is a file, of whoever wants it kept', async () => {
  const sung = singNotes(tune, { rate: 8000 });
  const recorder = createRecorder(8000, { keeps: true });
  for (let at = 0; at < sung.length; at += 256) recorder.hear(sung.slice(at, at + 256));
  const { file, seconds } = recorder.finish();
  expect(seconds).toBe(4);
  const { channels, rate } = readWav(new Uint8Array(await file.arrayBuffer()));
  expect([rate, channels[0]?.length]).toEqual([8000, sung.length]);
  expect(channels[0]?.[9000]).toBeCloseTo(sung[9000] ?? Number.NaN, 3);

  const tuner = createRecorder(8000, { keeps: false });
  tuner.hear(sung.slice(0, 4000));
  expect(tuner.finish().seconds).toBe(0);
});
