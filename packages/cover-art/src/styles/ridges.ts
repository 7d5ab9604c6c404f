import type { Context } from '../canvas.ts';
import { contrastOfColours, mixed, withAlpha } from '../colour.ts';
import { bottom } from '../scene.ts';
import { createShadows } from '../shadows.ts';
import { fillAll } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { figureOf, numberOf, type Style } from './style.ts';

const layers = 6;

/** A cordillera of cut paper, with mist between its ridges and a sun, or a moon, behind them. */
export const ridges: Style = {
  id: 'ridges',
  name: 'Cordillera',
  compose({ palette, random, frame, sideOf, setType, ratio, like }) {
    const isNight = figureOf(like, 'isNight', random.isLucky(0.5));
    const isWide = ratio === '16:9';
    const type = setType({
      ...{ side: sideOf('start'), share: 0.4, most: 0.15, isApart: !isWide },
      align: isWide || random.isLucky(0.7) ? 'left' : 'center',
    });
    const sun = random.one([0.12, 0.17, 0.24]);
    const skyline = isWide ? 0.3 : Math.max(bottom(type.ink) + sun + 0.06, frame.height * 0.46);
    return {
      type,
      ground: isNight ? palette.ink : palette.paper,
      inks: isNight ? [palette.paper, palette.ink] : [palette.ink, palette.paper],
      params: {
        isNight,
        sun,
        sunX: frame.width * (isWide ? random.between(0.62, 0.8) : random.one([0.32, 0.5, 0.68])),
        sunY: skyline,
        start: Math.min(skyline + sun * 0.62, frame.height * 0.72),
      },
    };
  },
  paint(stage, scene) {
    const { context, width, height, palette, noise, random } = stage;
    const { paper, ink, accents } = palette;
    const [deep, dark, warm, bright] = accents;
    const { isNight } = scene.params;
    const sky = context.createLinearGradient(0, 0, 0, height * 0.8);
    const air = isNight
      ? [ink, mixed(ink, deep, 0.9), dark]
      : [mixed(bright, paper, 0.35), mixed(bright, paper, 0.75), mixed(warm, paper, 0.6)];
    for (const [at, colour] of air.entries()) sky.addColorStop(at / 2, colour);
    fillAll(stage, sky);
    const [sun, x, y] = [numberOf(scene, 'sun'), numberOf(scene, 'sunX'), numberOf(scene, 'sunY')];
    const disc = isNight ? mixed(bright, paper, 0.25) : dark;
    const glow = context.createRadialGradient(x, y, sun * 0.9, x, y, sun * 2.6);
    const around = isNight ? warm : mixed(disc, paper, 0.3);
    glow.addColorStop(0, withAlpha(around, 0.5));
    glow.addColorStop(1, withAlpha(around, 0));
    context.fillStyle = glow;
    context.fillRect(x - 2.6 * sun, y - 2.6 * sun, 5.2 * sun, 5.2 * sun);
    const face = context.createLinearGradient(0, y - sun, 0, y + sun);
    face.addColorStop(0, disc);
    face.addColorStop(1, mixed(disc, warm, 0.62));
    context.fillStyle = face;
    context.beginPath();
    context.arc(x, y, sun, 0, 2 * Math.PI);
    context.fill();
    const stops = isNight
      ? [mixed(warm, dark, 0.4), dark, mixed(dark, deep, 0.55), deep, mixed(deep, ink, 0.55), ink]
      : [
          mixed(warm, paper, 0.45),
          warm,
          mixed(warm, dark, 0.6),
          dark,
          mixed(dark, deep, 0.7),
          mixed(deep, ink, 0.35),
        ];
    const start = numberOf(scene, 'start');
    const shadows = createShadows(stage, {
      ...{ colour: ink, alpha: isNight ? 0.55 : 0.3, blur: 0.035, fall: -0.008 },
    });
    const chain = Array.from({ length: layers }, (_, layer) => {
      const depth = layer / (layers - 1);
      const base = start + (height * 0.94 - start) * depth;
      const rise = (0.15 - 0.06 * depth) * random.between(0.9, 1.25);
      const [pace, shift] = [random.between(1, 1.7), random.between(0, 90)];
      const peak = random.between(0, width);
      const crestAt = (at: number): number => {
        const coarse = 1 - Math.abs(noise(at * pace + shift, layer * 7.7 + 0.5));
        const fine = 1 - Math.abs(noise(at * pace * 2.3 + shift + 40, layer * 3.1));
        const mass = Math.exp(-((at - peak) ** 2) * 5) * 0.55;
        const torn = 0.0042 * (1 - depth / 2) * noise(at * 38, layer * 9);
        return base - rise * (coarse * coarse * 0.95 + mass + fine * fine * 0.38 - 0.55) - torn;
      };
      const crest = Float64Array.from({ length: Math.ceil((width + 0.04) * 500) + 1 }, (_, step) =>
        crestAt(step / 500 - 0.02),
      );
      return { depth, base, rise, crest };
    });
    for (const [layer, { depth, base, rise, crest }] of chain.entries()) {
      const draw = (page: Context, low: number) => {
        page.beginPath();
        page.moveTo(-0.02, low);
        for (const [step, crestY] of crest.entries()) page.lineTo(step / 500 - 0.02, crestY);
        page.lineTo(width + 0.04, low);
        page.fill();
      };
      shadows.cast((below) => {
        draw(below, height + 0.02);
      });
      // What the next ridge covers is left out: it would be painted for nobody.
      const low = Math.max(...(chain[layer + 1]?.crest ?? [height])) + 0.02;
      context.fillStyle = stops[layer] ?? ink;
      draw(context, low);
      if (layer === layers - 1) continue;
      const mist = mixed(isNight ? warm : paper, stops[layer] ?? ink, isNight ? 0.4 : 0.35);
      const veil = context.createLinearGradient(0, base - rise / 2, 0, base + 0.2);
      veil.addColorStop(0, withAlpha(mist, 0));
      veil.addColorStop(1, withAlpha(mist, 0.6 * (1 - depth * 0.7)));
      context.fillStyle = veil;
      draw(context, low);
    }
    shadows.lay();
    if (isNight && contrastOfColours(paper, ink) > 7) paintStars(stage, scene.type.ink);
    paintPaper(stage, 0.3, 0.2, 1.2);
  },
};

function paintStars(
  { context, width, height, palette, random }: Parameters<Style['paint']>[0],
  ink: { x: number; y: number; width: number; height: number },
): void {
  for (let star = 0; star < 120; star += 1) {
    const [x, y] = [random() * width, random() * height * 0.42];
    const isBehindType =
      x > ink.x - 0.03 && x < ink.x + ink.width + 0.03 && y < ink.y + ink.height + 0.03;
    const [size, alpha] = [random.between(0.0006, 0.0019), random.between(0.2, 0.9)];
    if (isBehindType) continue;
    context.fillStyle = withAlpha(palette.paper, alpha);
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
}
