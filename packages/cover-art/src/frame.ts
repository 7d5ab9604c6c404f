import type { Box, Ratio, Side } from './scene.ts';

/** The sides of each ratio, the shorter one 1. */
const shapes: Record<Ratio, { width: number; height: number }> = {
  '1:1': { width: 1, height: 1 },
  '16:9': { width: 16 / 9, height: 1 },
  '9:16': { width: 1, height: 16 / 9 },
  '4:5': { width: 1, height: 5 / 4 },
  '3:4': { width: 1, height: 4 / 3 },
};

export const ratios = Object.keys(shapes) as Ratio[];

export const frameOf = (ratio: Ratio) => shapes[ratio];

/** Apps round corners, and crop a story above and below. */
const margin = 0.07;

/** Of a wide cover type stands beside what is drawn, of any other above or below it. */
export const sidesOf = (ratio: Ratio): readonly [Side, Side] =>
  ratio === '16:9' ? ['left', 'right'] : ['top', 'bottom'];

/** From the top and the bottom of a frame to its type: the bars of an app stand over the ends of a story. */
export const endOf = (ratio: Ratio): number => (ratio === '9:16' ? 0.2 : margin);

/** The room of type at a side, at most that share of the frame. */
export function zoneOf(ratio: Ratio, side: Side, share: number): Box {
  const { width, height } = frameOf(ratio);
  const ends = endOf(ratio);
  const inner = { x: margin, y: ends, width: width - 2 * margin, height: height - 2 * ends };
  if (side === 'top') return { ...inner, height: height * share - ends };
  if (side === 'middle') return { ...inner, y: (height * (1 - share)) / 2, height: height * share };
  if (side === 'bottom')
    return { ...inner, y: height * (1 - share), height: height * share - ends };
  const column = width * Math.min(0.46, share + 0.06) - margin;
  return side === 'left'
    ? { ...inner, width: column }
    : { ...inner, x: width - margin - column, width: column };
}
