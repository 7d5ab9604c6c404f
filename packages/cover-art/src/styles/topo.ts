import { rampOf, withAlpha } from '../colour.ts';
import { fillBox, paintField, type Stage } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { numberOf, type Style, tones } from './style.ts';
import { bandOf, type Scene } from '../scene.ts';
import { perScene } from '../per-scene.ts';
import { type Contour, contoursOf, type Grid } from './contours.ts';

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
    const { map, lines } = maps(scene, () => {
      const made = heightsOf(stage, scene);
      return { map: made, lines: contoursOf(made, numberOf(scene, 'levels')) };
    });
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
    context.lineJoin = 'round';
    for (let level = 1; level < levels; level += 1) {
      const isMajor = level % 5 === 0;
      context.strokeStyle = withAlpha(isDark ? paper : ink, isMajor ? 0.62 : 0.24);
      context.lineWidth = isMajor ? 0.0023 : 0.0012;
      context.beginPath();
      for (const line of lines[level] ?? [])
        for (let at = 0; at < line.length; at += 2)
          if (at === 0) context.moveTo((line[0] ?? 0) / fine, (line[1] ?? 0) / fine);
          else context.lineTo((line[at] ?? 0) / fine, (line[at + 1] ?? 0) / fine);
      context.stroke();
    }
    // The label is a sheet that bleeds off the page.
    fillBox(stage, bandOf(scene, 0.052), ground);
    paintPaper(stage, 0.2, 0.15);
  },
};

const maps = perScene<{ map: Heights; lines: Contour[][] }>();

type Heights = Grid & {
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
