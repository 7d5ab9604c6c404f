import { mixed, withAlpha } from '../colour.ts';
import { bandOf, bottom, type Scene } from '../scene.ts';
import { fillAll, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { paintFacade } from './facade.ts';
import { figureOf, numberOf, type Style } from './style.ts';

/** A city at night, and who is still awake in it: a hillside of roofs, or one wall of windows from across the street. */
export const windows: Style = {
  id: 'windows',
  name: 'Ventanas',
  compose({ palette, random, sideOf, setType, frame, ratio, like }) {
    const isFacade = figureOf(like, 'isFacade', random.isLucky(0.6));
    const type = setType({ side: sideOf(isFacade ? undefined : 'start'), share: 0.42, most: 0.17 });
    return {
      type,
      ground: palette.ink,
      inks: [palette.paper, palette.accents[3]],
      params: {
        isFacade,
        across: random.int(3, 5),
        rows: random.int(4, 5),
        awake: isFacade ? random.between(0.3, 0.55) : random.between(0.14, 0.3),
        start: Math.max(
          ratio === '16:9' ? 0.42 : 0,
          Math.min(frame.height * 0.8, bottom(type.ink) + 0.16),
        ),
      },
    };
  },
  paint(stage, scene) {
    if (scene.params.isFacade === true) {
      paintFacade(stage, scene, bandOf(scene, 0.06));
      paintGrain(stage, 0.26, 1.2);
    } else paintHillside(stage, scene);
  },
};

function paintHillside(stage: Stage, scene: Scene): void {
  const { context, width, height, palette } = stage;
  const { ink, accents } = palette;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, ink);
  sky.addColorStop(0.4, mixed(ink, accents[0], 0.85));
  sky.addColorStop(0.75, mixed(accents[0], accents[1], 0.9));
  sky.addColorStop(1, mixed(accents[1], accents[2], 0.5));
  fillAll(stage, sky);
  const [rows, start] = [numberOf(scene, 'rows'), numberOf(scene, 'start')];
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const base = start + (height * 0.98 - start) * depth;
    const haze = context.createLinearGradient(0, base - 0.2, 0, base + 0.12);
    haze.addColorStop(0, withAlpha(accents[2], 0));
    haze.addColorStop(1, withAlpha(mixed(accents[1], accents[2], 0.5), 0.5 * (1 - depth)));
    context.fillStyle = haze;
    context.fillRect(0, base - 0.2, width, height);
    paintStreet(stage, { base, depth, awake: numberOf(scene, 'awake') });
  }
  paintGrain(stage, 0.26, 1.2);
}

/** A row of houses: flat roofs, tanks and aerials, and lit panes; the nearer, the larger and the darker. */
function paintStreet(
  { context, width, height, palette, random, noise, unit }: Stage,
  { base, depth, awake }: { base: number; depth: number; awake: number },
): void {
  const { ink, accents, paper } = palette;
  const wall = mixed(mixed(accents[1], accents[0], 0.2 + depth * 0.6), ink, 0.05 + depth * 0.85);
  const scale = 0.6 + depth * 1.5;
  let x = -random.between(0, 0.08);
  while (x < width) {
    const wide = random.between(0.07, 0.15) * scale;
    const high = (random.between(0.05, 0.16) + 0.05 * noise(x * 3, depth * 9)) * scale;
    const top = base - high + 0.06 * noise(x * 1.4 + 7, depth * 5);
    const face = context.createLinearGradient(0, top, 0, top + 0.4 * scale);
    face.addColorStop(0, mixed(wall, ink, random.between(0, 0.16)));
    face.addColorStop(1, mixed(wall, ink, 0.75));
    context.fillStyle = face;
    context.fillRect(x, top, wide + 1 / unit, height - top);
    const roof = random();
    if (roof < 0.3) context.fillRect(x + wide * 0.2, top - 0.02 * scale, wide * 0.3, 0.03 * scale);
    else if (roof < 0.5)
      context.fillRect(x + wide * 0.6, top - 0.05 * scale, 0.003 * scale, 0.06 * scale);
    const [cell, pane] = [0.03 * scale, 0.014 * scale];
    const columns = Math.max(1, Math.floor((wide - 0.016 * scale) / cell));
    const floors = Math.floor((high * 1.7) / (cell * 1.3));
    const left = x + (wide - columns * cell) / 2;
    for (let floor = 0; floor < floors; floor += 1)
      for (let column = 0; column < columns; column += 1) {
        const isLit = random.isLucky(awake);
        const light = random.one([accents[3], accents[3], accents[2], paper]);
        const [paneX, paneY] = [
          left + column * cell + (cell - pane) / 2,
          top + (floor + 0.55) * cell * 1.3,
        ];
        context.fillStyle = isLit ? light : withAlpha(ink, 0.3);
        context.fillRect(paneX, paneY, pane, pane * 1.4);
        if (isLit) paintGlow(context, [paneX + pane / 2, paneY + pane * 0.7], pane * 3.2, light);
      }
    x += wide + (random.isLucky(0.25) ? random.between(0.004, 0.02) * scale : 0);
  }
}

function paintGlow(
  context: Stage['context'],
  [x, y]: readonly [number, number],
  radius: number,
  light: Parameters<typeof withAlpha>[0],
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, withAlpha(light, 0.2));
  glow.addColorStop(1, withAlpha(light, 0));
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
