import { rampOf, withAlpha } from '../colour.ts';
import { latticeOf } from '../lattice.ts';
import { perScene } from '../per-scene.ts';
import type { Scene } from '../scene.ts';
import { paintPixels, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { numberOf, type Style } from './style.ts';

const bands = 300;

/** Cells of the clouds in a short side, and pixels of the lines; how far beyond the page what slips comes from. */
const [fine, cells, margin] = [160, 800, 0.4];

const clouds = perScene<(x: number, y: number) => number>();

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
    const cloudAt = clouds(scene, () =>
      latticeOf(
        stage,
        fine,
        (at, down) => 3.2 * noise.fractal(at * 1.5, down * 1.5, 3) - phase,
        0.4,
      ),
    );
    // Red, green and blue show the same line, each a little further aside: its light is looked for once.
    const light = new Float32Array(Math.ceil((width + 2 * margin) * cells) + 2);
    const lightLine = (down: number, slipped: number): void => {
      light.fill(0);
      const reach = Math.sqrt(Math.max(0, (1 / 1.02) ** 2 - (down - y) ** 2));
      const aside = Math.abs(slipped) * 1.12 + 0.013;
      // No further than there is light, nor than it can be seen.
      const from = Math.floor((Math.max(x - reach, -aside) + margin) * cells);
      const to = Math.ceil((Math.min(x + reach, width + aside) + margin) * cells);
      for (let cell = from; cell <= to; cell += 1) {
        const at = cell / cells - margin;
        const far = Math.sqrt((at - x) * (at - x) + (down - y) * (down - y));
        const wave = 0.5 + 0.5 * Math.sin(far * rings + cloudAt(at, down));
        light[cell] = 1023 * Math.max(0, Math.min(1, wave * (1 - far * 1.02) * 2));
      }
    };
    let shown = NaN;
    let [red, green, blue, scan] = [0, 0, 0, 1];
    paintPixels(stage, cells, (at, down, data, place) => {
      if (down !== shown) {
        shown = down;
        const slipped = slips[Math.min(bands - 1, Math.floor((down / height) * bands))] ?? 0;
        lightLine(down, slipped);
        scan = 0.84 + 0.16 * Math.sin(down * 700);
        red = (0.88 * slipped - 0.012 + margin) * cells;
        green = (slipped + margin) * cells;
        blue = (1.12 * slipped + 0.012 + margin) * cells;
      }
      const here = at * cells + 0.5;
      data[place] = scan * (ramp[3 * Math.floor(light[Math.floor(here + red)] ?? 0)] ?? 0);
      data[place + 1] =
        scan * (ramp[3 * Math.floor(light[Math.floor(here + green)] ?? 0) + 1] ?? 0);
      data[place + 2] = scan * (ramp[3 * Math.floor(light[Math.floor(here + blue)] ?? 0) + 2] ?? 0);
    });
    paintDusk(stage, scene);
    for (let line = 0; line < height; line += 3 / 512) {
      context.fillStyle = withAlpha(ink, 0.14);
      context.fillRect(0, line, width, Math.max(1 / unit, 1 / 512));
    }
    paintGrain(stage, 0.28, 1);
  },
};

/** It gets dark where the type stands. */
function paintDusk({ context, palette: { ink }, width, height }: Stage, { type }: Scene): void {
  const { side, ink: box } = type;
  const [fromX, fromY, toX, toY] =
    side === 'left'
      ? [box.x + box.width + 0.16, 0, 0, 0]
      : side === 'right'
        ? [box.x - 0.16, 0, width, 0]
        : side === 'top'
          ? [0, box.y + box.height + 0.14, 0, 0]
          : [0, box.y - 0.14, 0, height];
  const dusk = context.createLinearGradient(fromX, fromY, toX, toY);
  dusk.addColorStop(0, withAlpha(ink, 0));
  dusk.addColorStop(0.45, withAlpha(ink, 0.92));
  dusk.addColorStop(1, withAlpha(ink, 1));
  context.fillStyle = dusk;
  // Nothing of it is seen on the other side of where it begins.
  const [left, top] = [side === 'right' ? fromX : 0, side === 'bottom' ? fromY : 0];
  const [right, bottom] = [side === 'left' ? fromX : width, side === 'top' ? fromY : height];
  context.fillRect(left, top, right - left, bottom - top);
}
