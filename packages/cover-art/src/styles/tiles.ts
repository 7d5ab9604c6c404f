import { type Colour, contrastOfColours } from '../colour.ts';
import type { Context } from '../canvas.ts';
import { roomBeside } from '../scene.ts';
import { fillAll, paintGrain, paintPaper } from '../stage.ts';
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
    const { side } = scene.type;
    const isBeside = side === 'left' || side === 'right';
    const room = roomBeside(scene.type, 0.055);
    const across = numberOf(scene, 'across');
    // Whole tiles along the shorter way, and cut ones only where the page ends.
    const cell = isBeside ? room.height / across : room.width / across;
    const [columns, rows] = [
      Math.ceil(room.width / cell - 0.01),
      Math.ceil(room.height / cell - 0.01),
    ];
    const colours: Colour[] = [
      ...palette.accents,
      ground === palette.ink ? palette.paper : palette.ink,
    ];
    const made = new Map<string, { under: Colour; over: Colour; figure: string; turn: number }>();
    let last: Colour | null = null;
    context.save();
    context.beginPath();
    context.rect(room.x, room.y, room.width, room.height);
    context.clip();
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
        context.save();
        // From the far edge where type is before it: cut tiles bleed off the page.
        const [fromX, fromY] = [
          side === 'right' ? room.x + room.width - (column + 1) * cell : room.x + column * cell,
          side === 'bottom' ? room.y + room.height - (row + 1) * cell : room.y + row * cell,
        ];
        context.translate(fromX + cell / 2, fromY + cell / 2);
        context.scale(mirror ? -cell : cell, cell);
        context.rotate((tile.turn * Math.PI) / 2);
        paintTile(context, tile);
        context.restore();
      }
    context.restore();
    paintPaper(stage, 0.25);
    paintGrain(stage, 0.18);
  },
};

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
