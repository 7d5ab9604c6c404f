import { useRef } from 'react';
import type { LiveFeed } from '../studio/live-feed.ts';
import { drawRoll, semitonesAround } from './draw-roll.ts';
import { coloursOf, type RollColours } from './roll-colours.ts';
import { contextOf, useFrames, useResize } from './use-canvas.ts';
import './roll.css';

/** Seconds that are seen of what is being sung. */
const seen = 8;

/** The curve of a voice while it sings, from right to left. What it says stands beside it in words. */
export function LiveRoll({ feed }: { feed: LiveFeed }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const span = useRef({ low: 48, high: 73 });
  const colours = useRef<RollColours>(null);
  useResize(canvas, () => {
    colours.current = null;
  });
  useFrames(() => {
    const { current } = canvas;
    if (!current) return;
    const { clientWidth: width, clientHeight: height } = current;
    const context = contextOf(current, { width, height });
    if (!context) return;
    const to = Math.max(seen, feed.seconds);
    span.current = widened(span.current, feed);
    drawRoll(
      context,
      { width, height, from: to - seen, to, origin: 0, ...span.current },
      {
        content: { notes: [], tuning: 0, curve: feed.curve, cursor: null, band: null },
        colours: (colours.current ??= coloursOf(current)),
      },
    );
  }, true);
  return <canvas ref={canvas} className="roll-canvas night" aria-hidden="true" />;
}

/** What is sung makes the keyboard longer, and never shorter: it would jump. */
function widened(span: { low: number; high: number }, { curve }: LiveFeed) {
  const recent = curve.slice(-20).flatMap(({ midi }) => (Number.isNaN(midi) ? [] : midi));
  if (recent.length === 0) return span;
  const { low, high } = semitonesAround(recent);
  return { low: Math.min(span.low, low), high: Math.max(span.high, high) };
}
