import { contrastOfColours, mixed } from '../colour.ts';
import { shuffled } from '../random.ts';
import { farFrom, type Scene } from '../scene.ts';
import { fillAll, type Stage } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { createShadows } from '../shadows.ts';
import { type LeafKind, leafKinds, paintLeaf } from './leaf.ts';
import { figureOf, numberOf, type Style, tones } from './style.ts';

const growths = ['edge', 'corner', 'corners'] as const;

const kinds = [...leafKinds, 'frond', 'mixed'] as const;

/** A garden of cut paper: few leaves, large, that grow from an edge or out of the corners as far as the type lets them. */
export const leaves: Style = {
  id: 'leaves',
  name: 'Hojas',
  compose({ palette, random, sideOf, setType, ratio, like }) {
    const isAround = figureOf(like, 'isAround', random.isLucky(0.4));
    return {
      type: setType({
        side: isAround ? 'middle' : sideOf(),
        share: isAround ? 0.4 : 0.46,
        most: 0.17,
      }),
      ...tones(palette, random.isLucky(0.55)),
      params: {
        growth: isAround ? 'corners' : ratio === '16:9' ? 'edge' : random.one(growths),
        isAround,
        kind: figureOf(like, 'kind', random.one(kinds), kinds),
        count: random.int(8, 12),
        hasSun: !isAround && random.isLucky(0.4),
        isTurned: random.isLucky(0.5),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, random, ground, width } = stage;
    fillAll(stage, ground);
    const colours = shuffled(
      [...palette.accents, mixed(palette.accents[0], palette.accents[1], 0.5)].filter(
        (colour) => contrastOfColours(colour, ground) > 1.25,
      ),
      random,
    );
    const { rest, side } = scene.type;
    if (scene.params.hasSun === true) {
      context.fillStyle = colours.at(-1) ?? palette.ink;
      context.beginPath();
      const [x, y] = [
        rest.x + rest.width * random.between(0.36, 0.64),
        rest.y + rest.height * (side === 'bottom' ? 0.5 : 0.46),
      ];
      context.arc(x, y, Math.min(rest.width, rest.height) * 0.4, 0, 2 * Math.PI);
      context.fill();
    }
    const count = numberOf(scene, 'count');
    const shadows = createShadows(stage, { colour: palette.ink, alpha: 0.45, blur: 0.028 });
    for (let step = 0; step < count; step += 1) {
      const depth = step / (count - 1);
      const { x, y, angle, long } = placeOf(stage, scene, { step, depth });
      const half = long * random.between(0.15, 0.2) * (side === 'middle' ? 0.7 : 1);
      const kind = kindOf(scene, step);
      const bend = random.between(-0.16, 0.16);
      const broad = kind === 'frond' ? half * 2 : half;
      const length = reachOf(scene, { x, y, angle }, long, { broad, bend });
      const tone = colours[(step + (step >= colours.length ? 1 : 0)) % colours.length];
      if (length < 0.16 * width || tone === undefined) continue;
      const pages = [context, shadows.context];
      for (const page of pages) {
        page.save();
        page.translate(x, y);
        page.rotate(angle);
      }
      paintLeaf(stage, shadows, {
        ...{ kind, length },
        half: Math.min(half, length * 0.22),
        bend,
        // What is behind stands in the shade of the rest.
        colour: mixed(tone, palette.ink, 0.34 * (1 - depth)),
      });
      for (const page of pages) page.restore();
    }
    shadows.lay();
    paintPaper(stage, 0.3, 0.2, 1.3);
  },
};

function kindOf({ params }: Scene, step: number): LeafKind {
  const found = leafKinds.find((kind) => kind === params.kind);
  return found ?? leafKinds[step % leafKinds.length] ?? 'blade';
}

type Root = { x: number; y: number; angle: number };

/** Where a leaf grows from, which way, and how long it would be. */
function placeOf(
  { width, height, random }: Stage,
  { type: { side, rest }, params }: Scene,
  { step, depth }: { step: number; depth: number },
): Root & { long: number } {
  const wobble = random.between(-0.22, 0.22);
  const out = 0.04;
  if (params.growth === 'edge') {
    const isBeside = side === 'left' || side === 'right';
    // From the outside in: the ones in front stand in the middle.
    const place = 0.5 + (step % 2 ? 1 : -1) * (0.58 - 0.5 * depth) + wobble * 0.12;
    const lean = (place - 0.5) * 1.5 + wobble;
    const long = (isBeside ? rest.width : rest.height) * random.between(0.82, 1.15);
    if (side === 'top')
      return { x: place * width, y: height + out, angle: -Math.PI / 2 + lean, long };
    if (side === 'bottom') return { x: place * width, y: -out, angle: Math.PI / 2 - lean, long };
    if (side === 'left') return { x: width + out, y: place * height, angle: Math.PI - lean, long };
    return { x: -out, y: place * height, angle: lean, long };
  }
  const isSecond = params.growth === 'corners' && step % 2 === 1;
  const isLow = side === 'middle' ? !isSecond : side !== 'bottom';
  const isLeft = (params.isTurned === true) !== isSecond;
  const part = ((step >> (params.growth === 'corners' ? 1 : 0)) * 0.618) % 1;
  // Around type they keep to the edges of the page.
  const isHugging = side === 'middle';
  const spread = isHugging
    ? part < 0.5
      ? part * 0.8
      : Math.PI / 2 - (1 - part) * 0.8
    : part * 1.7 - 0.06;
  const up = isLow ? -1 : 1;
  return {
    x: isLeft ? -out : width + out,
    y: isLow ? height + out : -out,
    angle: isLeft ? up * spread : Math.PI - up * spread,
    long: random.between(0.86, 1.2) * (1 - 0.3 * depth),
  };
}

/** How long a leaf may be, of which a half is so broad and the tip hangs so far to a side, until it would touch the type. */
function reachOf(
  { type }: Scene,
  { x, y, angle }: Root,
  long: number,
  { broad, bend }: { broad: number; bend: number },
): number {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  for (let length = 0.05; length < long; length += 0.01) {
    const aside = bend * length;
    const [tipX, tipY] = [
      x + alongX * length - alongY * aside,
      y + alongY * length + alongX * aside,
    ];
    const near = Math.min(farFrom(type.title, tipX, tipY), farFrom(type.artist, tipX, tipY));
    if (near < 0.05 + broad) return length;
  }
  return long;
}
