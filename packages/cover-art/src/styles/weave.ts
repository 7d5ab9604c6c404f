import type { Context } from '../canvas.ts';
import { contrastOfColours, mixed, withAlpha } from '../colour.ts';
import { roomBeside } from '../scene.ts';
import { fillAll } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { numberOf, type Style, tones } from './style.ts';

/** Bands of a mochila: steps, diamonds and teeth, knot by knot. */
export const weave: Style = {
  id: 'weave',
  name: 'Tejido',
  compose({ palette, random, sideOf, setType }) {
    return {
      type: setType({ side: sideOf(), share: 0.44, most: 0.18 }),
      ...tones(palette, random.isLucky(0.45)),
      params: { knots: random.int(34, 50), bands: random.int(3, 5), first: random.int(0, 3) },
    };
  },
  paint(stage, scene) {
    const { context, palette, random, ground, noise } = stage;
    fillAll(stage, ground);
    const room = roomBeside(scene.type, 0.06);
    const knot = 1 / numberOf(scene, 'knots');
    const [columns, rows] = [Math.ceil(room.width / knot) + 1, Math.ceil(room.height / knot) + 1];
    const colours = palette.accents.filter((colour) => contrastOfColours(colour, ground) > 1.25);
    const bands = numberOf(scene, 'bands');
    const plan = Array.from({ length: bands }, (_, band) => ({
      figure: (numberOf(scene, 'first') + band * random.int(1, 3)) % 4,
      period: random.one([8, 10, 12, 16, 20]),
      under: colours[band % colours.length] ?? palette.ink,
      over: random.one([palette.paper, palette.ink, ...colours]),
      weight: random.between(0.6, 1.4),
    }));
    for (const band of plan)
      if (contrastOfColours(band.under, band.over) < 1.5)
        band.over = contrastOfColours(band.under, palette.paper) > 2 ? palette.paper : palette.ink;
    const total = plan.reduce((sum, { weight }) => sum + weight, 0);
    context.save();
    context.beginPath();
    context.rect(room.x, room.y, room.width, room.height);
    context.clip();
    fillAll(stage, mixed(palette.ink, colours[0] ?? palette.ink, 0.3));
    let from = 0;
    for (const { figure, period, under, over, weight } of plan) {
      const to = Math.round(from + (rows * weight) / total + 0.5);
      const tall = to - from;
      for (let row = from === 0 ? -1 : from; row < to; row += 1)
        for (let column = 0; column < columns; column += 1) {
          const isEdge = row === from || row === to - 1;
          const is = isEdge || isFigure(figure, { column, row: row - from, tall, period });
          const shade =
            noise(column * 0.9, row * 0.9) * 0.14 + noise(column * 0.08, row * 0.08) * 0.1;
          const colour = is ? over : under;
          context.fillStyle = mixed(
            colour,
            shade > 0 ? palette.paper : palette.ink,
            Math.abs(shade),
          );
          paintStitch(context, room.x + column * knot, room.y + row * knot, knot);
          context.fillStyle = withAlpha(palette.ink, 0.16);
          paintStitch(context, room.x + column * knot, room.y + row * knot, knot, 'right');
        }
      from = to;
    }
    context.restore();
    paintPaper(stage, 0.3, 0.2, 1.3);
  },
};

/** A stitch of knitting: two threads that meet below, or the one at the right of them. */
function paintStitch(context: Context, x: number, y: number, knot: number, half?: 'right'): void {
  const thick = knot * 0.74;
  context.beginPath();
  for (const way of half ? [1] : [-1, 1]) {
    const [middle, edge] = [x + knot / 2 + way * knot * 0.03, x + knot / 2 + way * knot * 0.47];
    context.moveTo(middle, y + knot * 0.5);
    context.lineTo(edge, y);
    context.lineTo(edge, y + thick);
    context.lineTo(middle, y + knot * 0.5 + thick);
    context.closePath();
  }
  context.fill();
}

function isFigure(
  figure: number,
  { column, row, tall, period }: { column: number; row: number; tall: number; period: number },
): boolean {
  const along = Math.abs((column % period) - period / 2);
  const across = Math.abs(row - tall / 2);
  const high = (across / (tall / 2)) * (period / 2);
  switch (figure) {
    case 0:
      // Diamonds, with a smaller one in each.
      return Math.abs(along + high - period / 2) < 1.2 || along + high < period / 5;
    case 1:
      // Teeth.
      return (row / tall) * (period / 2) > along;
    case 2:
      // Steps up and down.
      return (
        Math.floor(along / 2) * 2 + 1 > high * 0.9 && Math.floor(along / 2) * 2 - 2 < high * 0.9
      );
    default:
      return column % 4 < 2 !== row % 6 < 3;
  }
}
