import { luminanceOf, rgbOf } from '../colour.ts';
import { latticeOf } from '../lattice.ts';
import { perScene } from '../per-scene.ts';
import { bottom } from '../scene.ts';
import { fillAll } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { figureOf, numberOf, type Style, tones } from './style.ts';

type Point = [x: number, y: number];

/** From line to line. */
const pitch = 0.0105;

/** Cells of the smoke in a short side. */
const fine = 200;

const smokes = perScene<(x: number, y: number) => number>();

/** A moon in smoke, cut in lines that swell, as an engraver cuts them. */
export const engrave: Style = {
  id: 'engrave',
  name: 'Grabado',
  compose({ palette, random, sideOf, setType, ratio, like }) {
    const isWide = ratio === '16:9';
    const isApart = !isWide && figureOf(like, 'isApart', random.isLucky(0.5));
    const type = setType({
      ...{ side: sideOf(isWide ? undefined : 'start'), share: 0.4, most: 0.2, isApart },
      align: isWide ? 'left' : 'center',
    });
    const { rest } = type;
    const end = isApart ? type.artist.y - 0.02 : bottom(rest);
    const [tall, wide] = [end - rest.y, rest.width];
    // A near one rises over the edge of the page.
    const isNear = !isApart && figureOf(like, 'isNear', random.isLucky(0.5));
    return {
      type,
      ...tones(palette, random.isLucky(0.76)),
      params: {
        ...{ end, isApart, isNear },
        x: rest.x + wide * (isNear ? random.between(0.3, 0.7) : 0.5),
        y: rest.y + tall * (isNear ? 0.98 : 0.52),
        radius: isNear ? Math.min(wide * 0.62, tall * 0.78) : Math.min(wide * 0.36, tall * 0.4),
        light: random.between(-2.6, -0.5),
        smoke: random.between(1.5, 2.3),
        hasDisc: isNear || random.isLucky(0.6),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, noise, ground, width } = stage;
    fillAll(stage, ground);
    const [x, y, radius] = [numberOf(scene, 'x'), numberOf(scene, 'y'), numberOf(scene, 'radius')];
    const [light, smoke, end] = [
      numberOf(scene, 'light'),
      numberOf(scene, 'smoke'),
      numberOf(scene, 'end'),
    ];
    const [, , warm, bright] = palette.accents;
    // A dark one would not be seen in the smoke.
    const disc = luminanceOf(rgbOf(warm)) > 0.08 ? warm : bright;
    const hasDisc = scene.params.hasDisc === true;
    if (hasDisc) {
      context.fillStyle = disc;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
    const smokeOf = (at: number, down: number): number => {
      const bentX = noise.fractal(at * smoke + 4, down * smoke, 3);
      const bentY = noise.fractal(at * smoke, down * smoke + 8, 3);
      return noise.fractal(at * smoke + bentX * 1.9, down * smoke + bentY * 1.9, 3);
    };
    const smokeAt = smokes(scene, () => latticeOf(stage, fine, smokeOf, 0.03));
    const toneAt = (at: number, down: number): number => {
      const far = Math.hypot(at - x, down - y) / radius;
      const thick = 1 - Math.abs(smokeAt(at, down)) * 2.2;
      if (far >= 1) return Math.min(0.72, (thick - 0.3) * 0.8 * Math.exp(-(far - 1) * 1.15));
      const lit =
        ((at - x) / radius) * Math.cos(light) +
        ((down - y) / radius) * Math.sin(light) +
        Math.sqrt(1 - far * far) * 0.35;
      return hasDisc
        ? Math.min(0.95, lit * 0.9 * (0.35 + thick * 0.8))
        : Math.min(0.98, 0.15 + lit * 1.2 * (0.3 + thick));
    };
    const { side, ink } = scene.type;
    const isBeside = side === 'left' || side === 'right';
    const start = isBeside ? 0.02 : ink.y + ink.height + 0.03;
    const fade = (at: number, down: number): number => {
      const clear = (far: number, over: number) => Math.max(0, Math.min(1, far / over));
      const near =
        side === 'left' ? at - (ink.x + ink.width) : side === 'right' ? ink.x - at : down - start;
      return (
        clear(near, 0.2) * clear(end - down, isBeside || scene.params.isNear === true ? 0.02 : 0.16)
      );
    };
    context.fillStyle = ground === palette.ink ? palette.paper : palette.ink;
    for (let line = start; line < end + pitch; line += pitch) {
      const [above, below]: [Point[], Point[]] = [[], []];
      for (let at = -0.01; at <= width + 0.01; at += 1 / 420) {
        const down = line + noise(at * 1.4, line * 1.4) * 0.02;
        const tone = Math.max(0, toneAt(at, down)) * fade(at, down);
        const half = tone < 0.03 ? 0 : pitch * 0.56 * tone ** 0.8;
        above.push([at, down - half]);
        below.push([at, down + half]);
      }
      context.beginPath();
      for (const [step, [at, down]] of [...above, ...below.reverse()].entries())
        if (step === 0) context.moveTo(at, down);
        else context.lineTo(at, down);
      context.fill();
    }
    paintGrain(stage, 0.2, 1.2);
  },
};
