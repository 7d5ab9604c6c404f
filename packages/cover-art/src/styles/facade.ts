import { mixed, withAlpha } from '../colour.ts';
import { bottom, type Box, right, type Scene } from '../scene.ts';
import { fillAll, type Stage } from '../stage.ts';
import { numberOf } from './style.ts';

/** A wall of windows from across the street: large panes, some of them lit, with curtains, blinds, a plant or a lamp behind. */
export function paintFacade(stage: Stage, scene: Scene, band: Box): void {
  const { context, width, height, palette, random } = stage;
  const { ink, accents } = palette;
  const { side } = scene.type;
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, mixed(ink, accents[0], 0.9));
  wall.addColorStop(1, mixed(ink, accents[0], 0.45));
  fillAll(stage, wall);
  context.fillStyle = ink;
  context.fillRect(band.x, band.y, band.width, band.height);
  const isBeside = side === 'left' || side === 'right';
  const room: Box = {
    x: side === 'left' ? right(band) : 0,
    y: side === 'top' ? bottom(band) : 0,
    width: isBeside ? width - band.width : width,
    height: isBeside ? height : height - band.height,
  };
  const across = numberOf(scene, 'across');
  const wide = room.width / across;
  const rows = Math.max(1, Math.round(room.height / (wide * 1.25)));
  const tall = room.height / rows;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < across; column += 1) {
      const pane: Box = {
        ...{ x: room.x + wide * (column + 0.14), y: room.y + tall * (row + 0.12) },
        ...{ width: wide * 0.72, height: tall * 0.7 },
      };
      paintWindow(stage, pane, random.isLucky(numberOf(scene, 'awake')));
    }
}

const scenes = ['bare', 'curtains', 'blind', 'plant', 'lamp'] as const;

function paintWindow(stage: Stage, pane: Box, isLit: boolean): void {
  const { context, palette, random, unit } = stage;
  const { ink, accents, paper } = palette;
  const { x, y, width, height } = pane;
  const frame = Math.min(width, height) * 0.05;
  const light = random.one([accents[3], accents[3], accents[2], mixed(accents[3], paper, 0.5)]);
  if (isLit) {
    const spill = context.createRadialGradient(
      ...([x + width / 2, y + height / 2, 0, x + width / 2, y + height / 2, width * 1.2] as const),
    );
    spill.addColorStop(0, withAlpha(light, 0.34));
    spill.addColorStop(1, withAlpha(light, 0));
    context.fillStyle = spill;
    context.fillRect(x - width, y - height, width * 3, height * 3);
  }
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const glass = context.createLinearGradient(x, y, x + width * 0.3, y + height);
  glass.addColorStop(0, isLit ? mixed(light, paper, 0.3) : mixed(ink, accents[1], 0.42));
  glass.addColorStop(0.6, isLit ? light : mixed(ink, accents[0], 0.5));
  glass.addColorStop(1, isLit ? mixed(light, accents[1], 0.4) : ink);
  context.fillStyle = glass;
  context.fillRect(x, y, width, height);
  paintRoom(stage, pane, { what: random.one(scenes), isLit });
  context.strokeStyle = withAlpha(ink, 0.5);
  context.shadowColor = withAlpha(ink, 0.9);
  context.shadowBlur = frame * unit * 1.6;
  context.lineWidth = frame;
  context.beginPath();
  context.rect(x - frame / 2, y - frame / 2, width + frame, height + frame);
  context.stroke();
  context.restore();
  context.fillStyle = ink;
  context.fillRect(x + width / 2 - frame / 3, y, frame * 0.66, height);
  context.fillRect(x, y + height * 0.32, width, frame * 0.66);
  // The sill.
  context.fillStyle = mixed(ink, accents[1], 0.55);
  context.fillRect(x - width * 0.05, y + height, width * 1.1, frame * 1.1);
  context.fillStyle = withAlpha(ink, 0.5);
  context.fillRect(x - width * 0.05, y + height + frame * 1.1, width * 1.1, frame * 0.9);
}

/** What is seen through a pane. */
function paintRoom(
  { context, palette, random }: Stage,
  { x, y, width, height }: Box,
  { what, isLit }: { what: (typeof scenes)[number]; isLit: boolean },
): void {
  const { ink, accents, paper } = palette;
  const shade = withAlpha(ink, isLit ? 0.55 : 0.35);
  context.fillStyle = shade;
  switch (what) {
    case 'curtains':
      for (const way of [0, 1])
        for (let fold = 0; fold < 5; fold += 1) {
          const part = width * 0.07;
          const at = way === 0 ? x + fold * part : x + width - (fold + 1) * part;
          context.fillStyle = withAlpha(
            mixed(accents[1], paper, fold % 2 ? 0.35 : 0.1),
            isLit ? 0.75 : 0.22,
          );
          context.fillRect(at, y, part * 1.02, height);
        }
      return;
    case 'blind': {
      const down = height * random.between(0.3, 0.85);
      for (let slat = 0; slat < down; slat += height * 0.055)
        context.fillRect(x, y + slat, width, height * 0.03);
      return;
    }
    case 'plant':
      context.fillRect(x + width * 0.26, y + height * 0.84, width * 0.2, height * 0.16);
      for (let leaf = -3; leaf <= 3; leaf += 1) {
        const [tipX, tipY] = [
          x + width * (0.36 + leaf * 0.1),
          y + height * (0.46 + Math.abs(leaf) * 0.06),
        ];
        context.beginPath();
        context.moveTo(x + width * 0.36, y + height * 0.86);
        context.bezierCurveTo(
          ...([
            x + width * (0.3 + leaf * 0.05),
            y + height * 0.6,
            tipX - width * 0.03,
            tipY,
            tipX,
            tipY,
          ] as const),
        );
        context.bezierCurveTo(
          ...([
            tipX + width * 0.05,
            tipY + height * 0.08,
            x + width * (0.44 + leaf * 0.03),
            y + height * 0.7,
          ] as const),
          ...([x + width * 0.36, y + height * 0.86] as const),
        );
        context.fill();
      }
      return;
    case 'lamp':
      context.fillRect(x + width * 0.7, y, width * 0.012, height * 0.3);
      context.beginPath();
      context.moveTo(x + width * 0.66, y + height * 0.28);
      context.lineTo(x + width * 0.76, y + height * 0.28);
      context.lineTo(x + width * 0.86, y + height * 0.44);
      context.lineTo(x + width * 0.56, y + height * 0.44);
      context.closePath();
      return context.fill();
    case 'bare':
      return;
  }
}
