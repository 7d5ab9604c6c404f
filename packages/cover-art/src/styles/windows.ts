import { mixed, withAlpha } from '../colour.ts';
import { bottom } from '../scene.ts';
import { fillAll, paintGrain, type Stage } from '../stage.ts';
import { numberOf, type Style } from './style.ts';

/** A hillside of a city at night, and who is still awake in it. */
export const windows: Style = {
  id: 'windows',
  name: 'Ventanas',
  compose({ palette, random, sideOf, setType, frame, ratio }) {
    const type = setType({ side: sideOf('start'), share: 0.4, most: 0.17 });
    return {
      type,
      ground: palette.ink,
      inks: [palette.paper, palette.accents[3]],
      params: {
        rows: random.int(5, 7),
        awake: random.between(0.16, 0.42),
        start: Math.max(
          ratio === '16:9' ? 0.42 : 0,
          Math.min(frame.height * 0.8, bottom(type.ink) + 0.12),
        ),
        moonX: frame.width * random.between(0.6, 0.86),
      },
    };
  },
  paint(stage, scene) {
    const { context, width, height, palette } = stage;
    const { ink, accents } = palette;
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, ink);
    sky.addColorStop(0.55, mixed(ink, accents[0], 0.85));
    sky.addColorStop(1, mixed(accents[0], accents[1], 0.7));
    fillAll(stage, sky);
    const [rows, start] = [numberOf(scene, 'rows'), numberOf(scene, 'start')];
    for (let row = 0; row < rows; row += 1) {
      const depth = row / (rows - 1);
      const base = start + (height * 0.9 - start) * depth;
      const haze = context.createLinearGradient(0, base - 0.12, 0, base + 0.12);
      haze.addColorStop(0, withAlpha(accents[1], 0));
      haze.addColorStop(1, withAlpha(accents[1], 0.34 * (1 - depth)));
      context.fillStyle = haze;
      context.fillRect(0, base - 0.12, width, height);
      paintStreet(stage, { base, depth, awake: numberOf(scene, 'awake') });
    }
    paintGrain(stage, 0.26, 1.2);
  },
};

function paintStreet(
  { context, width, height, palette, random, noise, unit }: Stage,
  { base, depth, awake }: { base: number; depth: number; awake: number },
): void {
  const { ink, accents, paper } = palette;
  const wall = mixed(mixed(accents[1], accents[0], 0.3 + depth * 0.5), ink, 0.12 + depth * 0.75);
  const scale = 0.45 + depth * 0.75;
  let x = -random.between(0, 0.05);
  while (x < width) {
    const wide = random.between(0.05, 0.13) * scale;
    const high = (random.between(0.05, 0.2) + 0.05 * noise(x * 3, depth * 9)) * scale;
    const top = base - high + 0.05 * noise(x * 1.4 + 7, depth * 5);
    context.fillStyle = mixed(wall, ink, random.between(0, 0.18));
    context.fillRect(x, top, wide + 1 / unit, height - top);
    const [cell, pane] = [0.022 * scale, 0.0115 * scale];
    const [columns, floors] = [
      Math.floor((wide - 0.012 * scale) / cell),
      Math.floor((high * 1.6) / (cell * 1.25)),
    ];
    const left = x + (wide - columns * cell) / 2;
    for (let floor = 0; floor < floors; floor += 1)
      for (let column = 0; column < columns; column += 1) {
        const isLit = random.isLucky(awake * (0.5 + depth * 0.7));
        const light = random.one([accents[3], accents[3], accents[2], paper]);
        const [paneX, paneY] = [
          left + column * cell + (cell - pane) / 2,
          top + (floor + 0.5) * cell * 1.25,
        ];
        context.fillStyle = isLit ? light : withAlpha(ink, 0.28);
        context.fillRect(paneX, paneY, pane, pane * 1.35);
        if (!isLit || depth < 0.3 || !random.isLucky(0.3)) continue;
        const glow = context.createRadialGradient(
          paneX + pane / 2,
          paneY + pane / 2,
          0,
          paneX + pane / 2,
          paneY + pane / 2,
          pane * 3,
        );
        glow.addColorStop(0, withAlpha(light, 0.32));
        glow.addColorStop(1, withAlpha(light, 0));
        context.fillStyle = glow;
        context.fillRect(paneX - pane * 3, paneY - pane * 3, pane * 7, pane * 7);
      }
    x += wide + (random.isLucky(0.25) ? random.between(0.004, 0.02) * scale : 0);
  }
}
