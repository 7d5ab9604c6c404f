/** Values at the corners of cells, row by row. */
export type Grid = { columns: number; rows: number; values: Float32Array };

/** A line through places in cells: x and y in turn. */
export type Contour = readonly number[];

/**
 * For each of so many levels (the first is 0, the last one below 1) the lines of that height: marching squares (W. Lorensen and
 * H. Cline, 1987, in the plane), and what meets at the side of a cell chained to one line.
 */
export function contoursOf({ columns, rows, values }: Grid, levels: number): Contour[][] {
  const cells = cellsOf({ columns, rows, values }, levels);
  // Of each side of a cell, those that a line goes on to: sides along a row are even, those down a column odd.
  const links = new Int32Array(4 * columns * rows).fill(-1);
  return cells.map((crossed, step) => {
    const level = step / levels;
    const sides: number[] = [];
    const link = (one: number, other: number) => {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        if (links[2 * from] === -1) {
          links[2 * from] = to;
          sides.push(from);
        } else links[2 * from + 1] = to;
      }
    };
    for (const at of crossed) {
      const one = (values[at] ?? 0) > level;
      const two = (values[at + 1] ?? 0) > level;
      const three = (values[at + columns + 1] ?? 0) > level;
      const four = (values[at + columns] ?? 0) > level;
      const ends: number[] = [];
      if (one !== two) ends.push(2 * at);
      if (two !== three) ends.push(2 * (at + 1) + 1);
      if (four !== three) ends.push(2 * (at + columns));
      if (one !== four) ends.push(2 * at + 1);
      const [first, second, third, fourth] = ends;
      if (first !== undefined && second !== undefined) link(first, second);
      if (third !== undefined && fourth !== undefined) link(third, fourth);
    }
    const placeOf = (side: number): [number, number] => {
      const at = side >> 1;
      const isDown = side % 2 === 1;
      const from = values[at] ?? 0;
      const part = (level - from) / ((values[at + (isDown ? columns : 1)] ?? 0) - from);
      const [column, row] = [at % columns, Math.floor(at / columns)];
      return isDown ? [column, row + part] : [column + part, row];
    };
    return chained(links, sides, placeOf);
  });
}

/** The cells that each level goes through. */
function cellsOf({ columns, rows, values }: Grid, levels: number): number[][] {
  const cells = Array.from({ length: levels }, (): number[] => []);
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const one = values[at] ?? 0;
      const two = values[at + 1] ?? 0;
      const four = values[at + columns] ?? 0;
      const three = values[at + columns + 1] ?? 0;
      const least = Math.min(one, two, three, four) * levels;
      const most = Math.min(Math.max(one, two, three, four) * levels, levels);
      for (let level = Math.max(1, Math.ceil(least)); level < most; level += 1)
        cells[level]?.push(at);
    }
  return cells;
}

/** Follows links from side to side, first from open ends, then around what is closed, and takes them away. */
function chained(
  links: Int32Array,
  sides: readonly number[],
  placeOf: (side: number) => [number, number],
): Contour[] {
  const lines: Contour[] = [];
  for (const mayClose of [false, true])
    for (const start of sides) {
      if (links[2 * start] === -1 || (!mayClose && links[2 * start + 1] !== -1)) continue;
      const line: number[] = [];
      let [side, before] = [start, -1];
      while (side !== -1) {
        line.push(...placeOf(side));
        const [one, other] = [links[2 * side] ?? -1, links[2 * side + 1] ?? -1];
        links[2 * side] = -1;
        links[2 * side + 1] = -1;
        const next = one === before ? other : one;
        [before, side] = [side, next];
        if (side === start) {
          line.push(...placeOf(start));
          break;
        }
      }
      lines.push(line);
    }
  return lines;
}
