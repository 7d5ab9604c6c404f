import { rampOf, withAlpha } from '../colour.ts';
import { fillBox, paintGrain, paintField, paintPaper, type Stage } from '../stage.ts';
import { numberOf, type Style, tones } from './style.ts';
import { bandOf, type Scene } from '../scene.ts';

/** Cells of the map in a short side. */
const fine = 300;

/** A map of heights of a place that does not exist, with the label of its sheet. */
export const topo: Style = {
  id: 'topo',
  name: 'Mapa',
  compose({ palette, random, sideOf, setType, frame, ratio }) {
    const side = random.isLucky(0.35) ? 'middle' : sideOf();
    const type = setType({ side, share: 0.42, most: 0.15 });
    const { rest } = type;
    return {
      type,
      ...tones(palette, random.isLucky(0.5)),
      params: {
        levels: random.one([18, 24, 32]),
        scale: random.between(1.1, 1.7),
        warp: random.between(0.12, 0.35),
        isInverted: random.isLucky(0.5),
        peakX: rest.x + rest.width * random.between(0.35, 0.65),
        peakY:
          ratio === '16:9'
            ? frame.height * random.between(0.4, 0.6)
            : rest.y + rest.height * random.between(0.4, 0.6),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, ground } = stage;
    const { paper, ink, accents } = palette;
    const isDark = ground === ink;
    const map = heightsOf(stage, scene);
    const levels = numberOf(scene, 'levels');
    const [deep, dark, warm, bright] = accents;
    const ramp = rampOf(
      isDark
        ? [ground, deep, dark, warm, bright]
        : scene.params.isInverted
          ? [deep, dark, warm, bright, paper]
          : [paper, bright, warm, dark, deep],
    );
    paintField(stage, ramp, 900, (x, y) => {
      const level = Math.floor(map.at(x, y) * levels) / levels;
      return (level - 0.18) * 1.3;
    });
    context.lineCap = 'round';
    for (let level = 1; level < levels; level += 1) {
      const isMajor = level % 5 === 0;
      context.strokeStyle = withAlpha(isDark ? paper : ink, isMajor ? 0.62 : 0.24);
      context.lineWidth = isMajor ? 0.0023 : 0.0012;
      paintContour(stage, map, level / levels);
    }
    // The label is a sheet that bleeds off the page.
    fillBox(stage, bandOf(scene, 0.052), ground);
    paintPaper(stage, 0.2);
    paintGrain(stage, 0.15);
  },
};

type Heights = {
  columns: number;
  rows: number;
  values: Float32Array;
  /** From 0 to 1, between cells too. */
  at: (x: number, y: number) => number;
};

function heightsOf({ width, height, noise }: Stage, scene: Scene): Heights {
  const [columns, rows] = [Math.ceil(width * fine) + 2, Math.ceil(height * fine) + 2];
  const values = new Float32Array(columns * rows);
  const [scale, warp] = [numberOf(scene, 'scale'), numberOf(scene, 'warp')];
  const [peakX, peakY] = [numberOf(scene, 'peakX'), numberOf(scene, 'peakY')];
  let [least, most] = [Infinity, -Infinity];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column / fine, row / fine];
      const bent = warp * noise(x * 3, y * 3);
      const far = Math.hypot(x - peakX, y - peakY);
      const value =
        noise.fractal(x * scale + bent, y * scale + warp * noise(x * 3 + 8, y * 3), 3) * 0.62 +
        0.75 * Math.exp(-far * far * 4.5);
      values[row * columns + column] = value;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  for (const [at, value] of values.entries()) values[at] = (value - least) / (most - least);
  const at = (x: number, y: number): number => {
    const [column, row] = [Math.min(columns - 2, x * fine), Math.min(rows - 2, y * fine)];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [inX, inY] = [column - left, row - top];
    const value = (down: number, along: number) =>
      values[(top + down) * columns + left + along] ?? 0;
    const above = value(0, 0) * (1 - inX) + value(0, 1) * inX;
    const below = value(1, 0) * (1 - inX) + value(1, 1) * inX;
    return above * (1 - inY) + below * inY;
  };
  return { columns, rows, values, at };
}

/** The line of one height: marching squares (W. Lorensen and H. Cline, 1987, in the plane). */
function paintContour({ context }: Stage, { columns, rows, values }: Heights, level: number): void {
  context.beginPath();
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const [one, two] = [values[at] ?? 0, values[at + 1] ?? 0];
      const [four, three] = [values[at + columns] ?? 0, values[at + columns + 1] ?? 0];
      // Most cells are all above or all below.
      const isOver = one > level;
      if (two > level === isOver && three > level === isOver && four > level === isOver) continue;
      const crossed: [number, number][] = [];
      const cross = (from: number, to: number, x: number, y: number, isAlong: boolean) => {
        if (from > level === to > level) return;
        const part = (level - from) / (to - from);
        crossed.push(isAlong ? [x + part, y] : [x, y + part]);
      };
      cross(one, two, column, row, true);
      cross(two, three, column + 1, row, false);
      cross(four, three, column, row + 1, true);
      cross(one, four, column, row, false);
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const [from, to] = [crossed[pair], crossed[pair + 1]];
        if (!from || !to) continue;
        context.moveTo(from[0] / fine, from[1] / fine);
        context.lineTo(to[0] / fine, to[1] / fine);
      }
    }
  context.stroke();
}
