import { type Colour, contrastOfColours } from '../colour.ts';
import type { Context } from '../canvas.ts';
import { bottom, type Box, grown, right, type Side } from '../scene.ts';
import { fillAll } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { numberOf, type Style, tones } from './style.ts';

const figures = [
  'quarter',
  'quarter',
  'facing',
  'ring',
  'rainbow',
  'corner',
  'bars',
  'petals',
] as const;

/** Modules of a printed floor: quarters of circles, rings and bars, to the edges of the page. */
export const tiles: Style = {
  id: 'tiles',
  name: 'Baldosas',
  compose({ palette, random, sideOf, setType }) {
    const type = setType({ side: sideOf(), share: 0.46, most: 0.2 });
    return {
      type,
      ...tones(palette, random.isLucky(0.35)),
      params: { across: random.int(3, 6), isMirrored: random.isLucky(0.4) },
    };
  },
  paint(stage, scene) {
    const { context, palette, random, ground } = stage;
    fillAll(stage, ground);
    const { width, height, unit } = stage;
    const { side, ink } = scene.type;
    // On whole pixels: half of one would show as a seam.
    const snapped = (length: number) => Math.ceil(length * unit) / unit;
    const cell = snapped(Math.min(width, height) / numberOf(scene, 'across'));
    const clear = toEdge(grown(ink, 0.05), side, height);
    // Rows, or columns, begin where the type ends; where the page ends they are cut.
    const startX = snapped(side === 'left' ? right(clear) : side === 'right' ? clear.x : 0);
    const startY = snapped(side === 'top' ? bottom(clear) : side === 'bottom' ? clear.y : 0);
    const [left, top] = [-Math.ceil(startX / cell - 0.01), -Math.ceil(startY / cell - 0.01)];
    const [columns, rows] = [
      Math.ceil((width - startX) / cell - 0.01) - left,
      Math.ceil((height - startY) / cell - 0.01) - top,
    ];
    const colours: Colour[] = [
      ...palette.accents,
      ground === palette.ink ? palette.paper : palette.ink,
    ];
    const made = new Map<string, { under: Colour; over: Colour; figure: string; turn: number }>();
    let last: Colour | null = null;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const mirror = scene.params.isMirrored === true && column >= columns / 2;
        const key = `${row} ${scene.params.isMirrored ? Math.min(column, columns - 1 - column) : column}`;
        let tile = made.get(key);
        if (!tile) {
          const under = random.one(colours.filter((colour) => colour !== last));
          const over = random.one(
            colours.filter((colour) => contrastOfColours(colour, under) > 1.45),
          );
          last = under;
          made.set(
            key,
            (tile = { under, over, figure: random.one(figures), turn: random.int(0, 3) }),
          );
        }
        const place: Box = {
          ...{ x: startX + (left + column) * cell, y: startY + (top + row) * cell },
          ...{ width: cell, height: cell },
        };
        // The type stands where tiles were left out.
        if (isOver(place, clear)) continue;
        context.save();
        context.translate(place.x + cell / 2, place.y + cell / 2);
        context.scale(mirror ? -cell : cell, cell);
        context.rotate((tile.turn * Math.PI) / 2);
        paintTile(context, tile);
        context.restore();
      }
    paintPaper(stage, 0.25, 0.18);
  },
};

/** Above a title at the top there would be slivers of tiles, and below one at the bottom. */
function toEdge(box: Box, side: Side, height: number): Box {
  if (side === 'top') return { ...box, y: 0, height: bottom(box) };
  return side === 'bottom' ? { ...box, height: height - box.y } : box;
}

const isOver = (one: Box, other: Box): boolean =>
  one.x < right(other) - tiny &&
  other.x < right(one) - tiny &&
  one.y < bottom(other) - tiny &&
  other.y < bottom(one) - tiny;

/** Rounded to pixels a tile may begin this much too soon. */
const tiny = 0.008;

/** A tile of 1 by 1 about the origin. */
function paintTile(
  context: Context,
  { under, over, figure }: { under: Colour; over: Colour; figure: string },
): void {
  const [half, seam] = [0.5, 0.004];
  context.beginPath();
  context.rect(-half - seam, -half - seam, 1 + 2 * seam, 1 + 2 * seam);
  context.clip();
  context.fillStyle = under;
  context.fillRect(-1, -1, 2, 2);
  context.fillStyle = over;
  const disc = (x: number, y: number, radius: number, from = 0, to = 2 * Math.PI) => {
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, radius, from, to);
    context.fill();
  };
  switch (figure) {
    case 'quarter':
      return disc(-half, -half, 1);
    case 'facing':
      disc(0, -half, half);
      return disc(0, half, half);
    case 'ring':
      disc(0, 0, half);
      context.fillStyle = under;
      return disc(0, 0, 0.21);
    case 'rainbow':
      for (let ring = 4; ring > 0; ring -= 1) {
        context.fillStyle = ring % 2 ? under : over;
        disc(-half, -half, ring / 4);
      }
      return;
    case 'corner':
      context.beginPath();
      context.moveTo(-half, -half);
      context.lineTo(half, -half);
      context.lineTo(-half, half);
      return context.fill();
    case 'bars':
      for (let bar = 0; bar < 4; bar += 1) context.fillRect(-half + bar / 4, -half, 1 / 8, 1);
      return;
    default:
      disc(0, -half, half, 0, Math.PI);
      return disc(0, 0, half, 0, Math.PI);
  }
}
