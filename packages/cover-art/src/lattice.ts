import type { Stage } from './stage.ts';

/**
 * A field that changes slowly, asked once at each point of a lattice of so many cells in a short side, and between them by the four
 * points around (bilinear interpolation). The lattice reaches `margin` short sides over the page; beyond it its edge goes on.
 */
export function latticeOf(
  { width, height }: Pick<Stage, 'width' | 'height'>,
  fine: number,
  valueAt: (x: number, y: number) => number,
  margin = 0,
): (x: number, y: number) => number {
  const columns = Math.ceil((width + 2 * margin) * fine) + 2;
  const rows = Math.ceil((height + 2 * margin) * fine) + 2;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values[row * columns + column] = valueAt(column / fine - margin, row / fine - margin);
  const [mostAlong, mostDown] = [columns - 1.001, rows - 1.001];
  return (x, y) => {
    const along = Math.max(0, Math.min(mostAlong, (x + margin) * fine));
    const down = Math.max(0, Math.min(mostDown, (y + margin) * fine));
    const left = Math.floor(along);
    const top = Math.floor(down);
    const inX = along - left;
    const inY = down - top;
    const at = top * columns + left;
    const one = values[at] ?? 0;
    const three = values[at + columns] ?? 0;
    const above = one + ((values[at + 1] ?? 0) - one) * inX;
    const below = three + ((values[at + columns + 1] ?? 0) - three) * inX;
    return above + (below - above) * inY;
  };
}
