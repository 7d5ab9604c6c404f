import type { Face } from '../tables/faces.ts';
import { awkwardness, breaksOf } from './break-lines.ts';
import { type FontMetrics, type Ink, widthOf } from './metrics.ts';
import { type Direction, directionOf, isJoined } from './script.ts';

/** A line of type, in short sides of the cover: its size, and where its baseline begins within its block. */
export type SetLine = { text: string; size: number; x: number; baseline: number };

/** Lines within the box that their ink fills. */
export type Block = {
  face: Face;
  tracking: number;
  direction: Direction;
  lines: readonly SetLine[];
  width: number;
  height: number;
};

export type Align = 'left' | 'center' | 'right';

/** What lines may take, in short sides. */
export type Room = { width: number; height: number; most: number; lines: number };

export type Wanted = { text: string; face: Face; tracking: number; align: Align };

/** Between the ink of two lines, in em: accents never touch the line above. */
const leastGap = 0.07;

/** From baseline to baseline beyond the height of capitals, in em. */
const leading = 0.18;

/** Lines of one size, as large as the room lets them be; of ways that are as large the one that reads best. */
export function setLines(measure: FontMetrics, wanted: Wanted, room: Room): Block {
  const { face, align } = wanted;
  const tracking = trackingOf(wanted);
  const direction = directionOf(wanted.text);
  const words = wordsOf(wanted.text);
  const capitals = measure(face, 'H', 0).above;
  let best: { block: Block; worth: number } | null = null;
  for (let count = 1; count <= Math.min(room.lines, words.length); count += 1)
    for (const lines of breaksOf(words, count)) {
      const inks = lines.map((line) => measure(face, line.join(' '), tracking));
      const widths = inks.map(widthOf);
      const widest = Math.max(...widths);
      const baselines = baselinesOf(inks, capitals);
      const height = (baselines.at(-1) ?? 0) + (inks.at(-1)?.below ?? 0);
      const size = Math.min(room.width / widest, room.height / height, room.most);
      const ragged = 1 - Math.min(...widths) / widest;
      const worth = size * (1 - Math.min(0.9, awkwardness(lines) + 0.3 * ragged));
      if (best && worth <= best.worth * 1.0001) continue;
      best = {
        worth,
        block: {
          ...{ face, tracking, direction, width: widest * size, height: height * size },
          lines: lines.map((line, at): SetLine => {
            const space = (widest - (widths[at] ?? 0)) * size;
            const indent = align === 'left' ? 0 : align === 'right' ? space : space / 2;
            return {
              ...{ text: line.join(' '), size, x: indent + (inks[at]?.left ?? 0) * size },
              baseline: (baselines[at] ?? 0) * size,
            };
          }),
        },
      };
    }
  if (!best) throw new Error('There are no words to set.');
  return best.block;
}

/** Sizes of the lines of a stack differ by no more than this. */
const steepest = 2.7;

/** Lines that fill the width, each in the size that does so; null where they would be too high, too unlike, or too low to look like a stack. */
export function setStack(measure: FontMetrics, wanted: Wanted, room: Room): Block | null {
  const { face } = wanted;
  const tracking = trackingOf(wanted);
  const direction = directionOf(wanted.text);
  const words = wordsOf(wanted.text);
  if (words.length > 9) return null;
  const gap = 0.022;
  let best: { block: Block; worth: number } | null = null;
  for (let count = 1; count <= Math.min(room.lines, words.length); count += 1)
    for (const lines of breaksOf(words, count)) {
      const inks = lines.map((line) => measure(face, line.join(' '), tracking));
      const sizes = inks.map((ink) => room.width / widthOf(ink));
      if (Math.max(...sizes) > room.most || Math.max(...sizes) / Math.min(...sizes) > steepest)
        continue;
      let height = 0;
      const set = lines.map((line, at): SetLine => {
        const [ink, size] = [inks[at], sizes[at] ?? 0];
        const baseline = height + (at === 0 ? 0 : gap) + (ink?.above ?? 0) * size;
        height = baseline + (ink?.below ?? 0) * size;
        return { text: line.join(' '), size, x: (ink?.left ?? 0) * size, baseline };
      });
      if (height > room.height) continue;
      const worth = height / room.height - 2 * awkwardness(lines);
      if (best && worth <= best.worth) continue;
      best = {
        worth,
        block: { face, tracking, direction, lines: set, width: room.width, height },
      };
    }
  return best && best.block.height > room.height * 0.4 ? best.block : null;
}

/** The baselines of lines at 1 em, the first one below its own ink, all of them as far apart as the two that need it most. */
function baselinesOf(inks: readonly Ink[], capitals: number): number[] {
  const first = inks[0]?.above ?? 0;
  // The lines of a paragraph are small, and hardly apart.
  const gap = inks.length > 5 ? leastGap / 7 : leastGap;
  const needed = inks.slice(1).map(({ above }, at) => (inks[at]?.below ?? 0) + above + gap);
  const step = Math.max(capitals + leading, ...needed);
  return inks.map((_, at) => first + at * step);
}

const trackingOf = ({ text, tracking }: Wanted): number => (isJoined(text) ? 0 : tracking);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
