import { pngOf } from './png.ts';

/** A sun over three ridges, 1024 pixels a side: the same at all times. */
export const drawPicture = (side = 1024): Buffer =>
  pngOf(side, side, (column, row) => {
    const [x, y] = [column / side, row / side];
    const ridge = ridges.findLast(({ height, steps }) => y > height - 0.06 * Math.sin(x * steps));
    if (ridge) return ridge.colour;
    if (Math.hypot(x - 0.68, y - 0.3) < 0.12) return [250, 214, 120];
    return [60 + 120 * y, 70 + 60 * y, 120 - 40 * y];
  });

const ridges = [
  { height: 0.55, steps: 9, colour: [96, 84, 110] },
  { height: 0.68, steps: 14, colour: [58, 52, 82] },
  { height: 0.82, steps: 6, colour: [22, 22, 40] },
] as const;
