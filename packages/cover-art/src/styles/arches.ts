import { mixed, withAlpha } from '../colour.ts';
import { bottom, type Box, right } from '../scene.ts';
import { fillAll, paintGrain, type Stage } from '../stage.ts';
import { numberOf, type Style, tones } from './style.ts';

/** Rings of paint that rise from the ground, each with its own shade. */
export const arches: Style = {
  id: 'arches',
  name: 'Arcos',
  compose({ palette, random, sideOf, setType, frame, ratio }) {
    const isWide = ratio === '16:9';
    const type = setType({
      ...{ side: sideOf('start'), share: 0.42, most: 0.19 },
      align: isWide || random.isLucky(0.5) ? 'left' : 'center',
    });
    const lean = random.isLucky(0.5) ? 1 : -1;
    const middle = isWide ? frame.width * 0.72 : frame.width / 2;
    const apart = isWide ? 0.3 : 0.34;
    const [bigX, smallX] = [middle + lean * apart, middle - lean * apart];
    const [big, small] = [bigX, smallX].map((x) => roomAt(x, frame.height, type.ink));
    return {
      type,
      ...tones(palette, random.isLucky(0.4)),
      params: {
        ...{ bigX, bigRadius: Math.min(1, big ?? 1) },
        ...{ smallX, smallRadius: Math.min(0.66, small ?? 1) * random.between(0.78, 0.95) },
        rings: random.int(7, 10),
      },
    };
  },
  paint(stage, scene) {
    fillAll(stage, stage.ground);
    const rings = numberOf(scene, 'rings');
    paintArch(stage, numberOf(scene, 'bigX'), numberOf(scene, 'bigRadius'), rings, 0);
    paintArch(stage, numberOf(scene, 'smallX'), numberOf(scene, 'smallRadius'), rings - 2, 0.3);
    paintGrain(stage, 0.2, 1.7);
  },
};

/** How far an arch may rise from the ground without touching the type. */
function roomAt(x: number, ground: number, ink: Box): number {
  const alongside = Math.max(ink.x - x, 0, x - right(ink));
  return Math.hypot(alongside, ground - bottom(ink)) - 0.045;
}

/** The standard deviation of a shadow's blur, in short sides. */
const blur = 0.01;

/** What is left of an edge that is blurred, from it to three standard deviations away, in halves of one. */
const tail = [0.5, 0.309, 0.159, 0.067, 0.023, 0.006, 0];

function paintArch(stage: Stage, x: number, reach: number, rings: number, shift: number): void {
  const { context, height, palette, ground } = stage;
  const colours = ground === palette.ink ? palette.accents : palette.accents.toReversed();
  const colourAt = (at: number) => {
    const place = Math.min(2.999, Math.max(0, at) * 3);
    const from = Math.floor(place);
    const [one = palette.ink, other = palette.ink] = [colours[from], colours[from + 1]];
    return mixed(one, other, place - from);
  };
  for (let ring = 0; ring < rings; ring += 1) {
    const [outer, inner] = [
      reach * (1 - (ring / rings) * 0.9),
      reach * (1 - ((ring + 1) / rings) * 0.9),
    ];
    const disc = () => {
      context.beginPath();
      context.arc(x, height, outer, 0, 2 * Math.PI);
      context.fill();
    };
    // The shadow of a disc is a ring that fades. As a blur it takes most of the time of a cover.
    const far = outer + 3 * blur;
    const shadow = context.createRadialGradient(x, height, outer, x, height, far);
    for (const [step, share] of tail.entries())
      shadow.addColorStop(step / (tail.length - 1), withAlpha(palette.ink, 0.5 * share));
    context.fillStyle = shadow;
    context.beginPath();
    context.arc(x, height, far, 0, 2 * Math.PI);
    context.arc(x, height, Math.max(0, outer - blur), 0, 2 * Math.PI);
    context.fill('evenodd');
    context.fillStyle = colourAt((ring / (rings - 1)) * (1 - shift) + shift / 2);
    disc();
    const shade = context.createRadialGradient(x, height, inner, x, height, outer);
    shade.addColorStop(0, withAlpha(palette.ink, 0.32));
    shade.addColorStop(0.55, withAlpha(palette.ink, 0));
    shade.addColorStop(1, withAlpha(palette.paper, 0.2));
    context.fillStyle = shade;
    disc();
  }
}
