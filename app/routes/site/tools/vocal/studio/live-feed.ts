import { midiOf, settlingFrames } from '#packages/vocal/src/index.ts';
import type { Told } from './messages.ts';

/** A moment of the curve of a voice: seconds, and MIDI number, NaN without a voice. */
export type CurvePoint = { time: number; midi: number };

/**
 * What the microphone hears, for drawings that look at it when they draw: it changes two hundred times a second, and a page that was
 * made anew each time would do nothing else.
 */
export type LiveFeed = {
  /** What was sung, a point a frame. */
  readonly curve: CurvePoint[];
  /** What is sung now; NaN without a voice. */
  midi: number;
  /** 0 to 1, falling slowly as a needle does. */
  level: number;
  seconds: number;
};

export const createFeed = (): LiveFeed => ({ curve: [], midi: Number.NaN, level: 0, seconds: 0 });

const midiOrNone = (hz: number): number => (hz > 0 ? midiOf(hz) : Number.NaN);

/** Of a level, what is left of it with the next samples. */
const fall = 0.94;

/** Takes what the worker heard. Later frames may change what an earlier one is taken for. */
export function feedWith(
  feed: LiveFeed,
  { heard, peak, seconds }: Extract<Told, { kind: 'heard' }>,
): void {
  feed.level = Math.max(peak, fall * feed.level);
  feed.seconds = seconds;
  for (const { time, hz, settled } of heard) {
    feed.midi = midiOrNone(hz);
    feed.curve.push({ time, midi: feed.midi });
    const earlier = feed.curve[feed.curve.length - 1 - settlingFrames];
    if (settled && earlier) earlier.midi = midiOrNone(settled.hz);
  }
}
