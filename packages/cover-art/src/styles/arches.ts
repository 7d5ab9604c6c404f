import { mixed, withAlpha } from '../colour.ts';
import { type Box, farFrom, roomBeside, type Scene } from '../scene.ts';
import { fillAll, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { figureOf, numberOf, type Style, tones } from './style.ts';

const kinds = ['pair', 'corner', 'centre', 'scales'] as const;

/** Rings of paint that rise from the ground, each with its own shade. */
export const arches: Style = {
  id: 'arches',
  name: 'Arcos',
  compose({ palette, random, sideOf, setType, frame, ratio, like }) {
    const isWide = ratio === '16:9';
    const side = sideOf();
    const type = setType({ side, share: 0.42, most: 0.19 });
    const lean = isWide ? (side === 'left' ? 1 : -1) : random.one([1, -1]);
    // They hang from the top where the type is below.
    const ground = side === 'bottom' ? 0 : frame.height;
    const kind = figureOf(like, 'kind', random.one(kinds), kinds);
    const middle = isWide ? frame.width * (0.5 + lean * 0.22) : 0.5;
    const apart = kind === 'corner' ? 0.5 : kind === 'centre' ? 0 : isWide ? 0.3 : 0.34;
    const [bigX, smallX] = [middle + lean * apart, middle - lean * apart];
    const [big, small] = [bigX, smallX].map((x) => roomAt(x, ground, type.ink));
    return {
      type,
      ...tones(palette, random.isLucky(0.4)),
      params: {
        kind,
        across: random.int(2, 4),
        ...{ bigX, bigRadius: Math.min(kind === 'corner' ? 1.25 : 1, big ?? 1), ground },
        smallX,
        smallRadius: kind === 'pair' ? Math.min(0.66, small ?? 1) * random.between(0.78, 0.95) : 0,
        rings: kind === 'pair' ? random.int(7, 10) : random.int(5, 12),
      },
    };
  },
  paint(stage, scene) {
    fillAll(stage, stage.ground);
    if (scene.params.kind === 'scales') {
      paintScales(stage, scene);
      paintGrain(stage, 0.2, 1.7);
      return;
    }
    const rings = numberOf(scene, 'rings');
    const arch = (x: string, reach: string) => ({
      ...{ x: numberOf(scene, x), y: numberOf(scene, 'ground'), reach: numberOf(scene, reach) },
    });
    paintArch(stage, arch('bigX', 'bigRadius'), rings, 0);
    const small = arch('smallX', 'smallRadius');
    if (small.reach > 0) paintArch(stage, small, rings - 2, 0.3);
    paintGrain(stage, 0.2, 1.7);
  },
};

/** Rows of small ones, each in front of the row above it, as far as the type lets them. */
function paintScales(stage: Stage, scene: Scene): void {
  const { context } = stage;
  const room = roomBeside(scene.type, 0.05);
  const across = numberOf(scene, 'across');
  const reach = Math.max(room.width, 0.8) / across / 2;
  const rows = Math.ceil((2 * room.height) / reach) + 2;
  context.save();
  context.beginPath();
  context.rect(room.x, room.y, room.width, room.height);
  context.clip();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column <= across; column += 1) {
      const x = room.x + (2 * column + (row % 2 === 0 ? 1 : 0)) * reach;
      const y = room.y + (row / 2 + 1) * reach;
      paintArch(stage, { x, y, reach }, across > 3 ? 4 : 5, (row % 3) * 0.3);
    }
  context.restore();
}

/** How far an arch may reach from the ground without touching the type. */
const roomAt = (x: number, ground: number, ink: Box): number => farFrom(ink, x, ground) - 0.05;

/** The standard deviation of a shadow's blur, in short sides. */
const blur = 0.01;

/** What is left of an edge that is blurred, from it to three standard deviations away, in halves of one. */
const tail = [0.5, 0.309, 0.159, 0.067, 0.023, 0.006, 0];

function paintArch(
  stage: Stage,
  { x, y, reach }: { x: number; y: number; reach: number },
  rings: number,
  shift: number,
): void {
  const { context, palette, ground } = stage;
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
    // What the next ring covers is left out: it would be painted for nobody.
    const hidden = ring === rings - 1 ? 0 : Math.max(0, inner - 2 * blur);
    const disc = () => {
      context.beginPath();
      context.arc(x, y, outer, 0, 2 * Math.PI);
      if (hidden > 0) context.arc(x, y, hidden, 0, 2 * Math.PI);
      context.fill('evenodd');
    };
    // The shadow of a disc is a ring that fades. As a blur it takes most of the time of a cover.
    const far = outer + 3 * blur;
    const shadow = context.createRadialGradient(x, y, outer, x, y, far);
    for (const [step, share] of tail.entries())
      shadow.addColorStop(step / (tail.length - 1), withAlpha(palette.ink, 0.5 * share));
    context.fillStyle = shadow;
    context.beginPath();
    context.arc(x, y, far, 0, 2 * Math.PI);
    context.arc(x, y, Math.max(0, outer - blur), 0, 2 * Math.PI);
    context.fill('evenodd');
    context.fillStyle = colourAt((ring / (rings - 1)) * (1 - shift) + shift / 2);
    disc();
    const shade = context.createRadialGradient(x, y, inner, x, y, outer);
    shade.addColorStop(0, withAlpha(palette.ink, 0.32));
    shade.addColorStop(0.55, withAlpha(palette.ink, 0));
    shade.addColorStop(1, withAlpha(palette.paper, 0.2));
    context.fillStyle = shade;
    disc();
  }
}
