import { rampOf, withAlpha } from '../colour.ts';
import { paintGrain, paintPixels } from '../stage.ts';
import { numberOf, type Style } from './style.ts';

const bands = 300;

/** A signal that was lost: a body of light, torn into lines that slipped aside. */
export const glitch: Style = {
  id: 'glitch',
  name: 'Interferencia',
  compose({ palette, random, sideOf, setType }) {
    const type = setType({
      side: sideOf(random.isLucky(0.6) ? 'end' : 'start'),
      share: 0.42,
      most: 0.19,
    });
    const { rest } = type;
    return {
      type,
      ground: palette.ink,
      inks: [palette.paper, palette.accents[3]],
      params: {
        x: rest.x + rest.width * random.between(0.4, 0.6),
        y: rest.y + rest.height * random.between(0.42, 0.58),
        rings: random.between(9, 18),
        phase: random.between(0, 9),
        tear: random.between(0.08, 0.15),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, noise, random, width, height, unit } = stage;
    const { ink, accents } = palette;
    const ramp = rampOf([ink, ink, ...accents]);
    const [x, y, rings] = [numberOf(scene, 'x'), numberOf(scene, 'y'), numberOf(scene, 'rings')];
    const [phase, tear] = [numberOf(scene, 'phase'), numberOf(scene, 'tear')];
    let slip = 0;
    const slips = Float64Array.from({ length: bands }, () => {
      if (random.isLucky(tear)) slip = random.isLucky(0.45) ? 0 : random.between(-0.28, 0.28);
      return slip;
    });
    const valueAt = (at: number, down: number): number => {
      const [offX, offY] = [at - x, down - y];
      const far = Math.sqrt(offX * offX + offY * offY);
      // Beyond its reach there is no light to look for.
      if (far * 1.15 >= 1) return 0;
      const wave =
        0.5 + 0.5 * Math.sin(far * rings - phase + 3.2 * noise.fractal(at * 1.5, down * 1.5, 3));
      return Math.max(0, Math.min(1, wave * Math.max(0, 1 - far * 1.02) * 2));
    };
    paintPixels(stage, 800, (at, down, data, place) => {
      const slipped = slips[Math.min(bands - 1, Math.floor((down / height) * bands))] ?? 0;
      const scan = 0.84 + 0.16 * Math.sin(down * 700);
      // Red and blue slip further than green, as on a screen that is out of register.
      for (let channel = 0; channel < 3; channel += 1) {
        const shift = slipped * (1 + 0.12 * (channel - 1)) + (channel - 1) * 0.012;
        const step = Math.floor(valueAt(at + shift, down) * 1023) * 3;
        data[place + channel] = (ramp[step + channel] ?? 0) * scan;
      }
    });
    const { side, ink: type } = scene.type;
    const [fromX, fromY, toX, toY] =
      side === 'left'
        ? [type.x + type.width + 0.16, 0, 0, 0]
        : side === 'right'
          ? [type.x - 0.16, 0, width, 0]
          : side === 'top'
            ? [0, type.y + type.height + 0.14, 0, 0]
            : [0, type.y - 0.14, 0, height];
    const dusk = context.createLinearGradient(fromX, fromY, toX, toY);
    dusk.addColorStop(0, withAlpha(ink, 0));
    dusk.addColorStop(0.45, withAlpha(ink, 0.92));
    dusk.addColorStop(1, withAlpha(ink, 1));
    context.fillStyle = dusk;
    context.fillRect(0, 0, width, height);
    for (let line = 0; line < height; line += 3 / 512) {
      context.fillStyle = withAlpha(ink, 0.14);
      context.fillRect(0, line, width, Math.max(1 / unit, 1 / 512));
    }
    paintGrain(stage, 0.28, 1);
  },
};
