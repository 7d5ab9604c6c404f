import { mixed, withAlpha, type Colour } from '../colour.ts';
import type { Context } from '../canvas.ts';
import type { Shadows } from '../shadows.ts';
import type { Stage } from '../stage.ts';

type Point = readonly [x: number, y: number];

/** What a leaf is cut like: a blade, the frond of a palm, or a split leaf of a monstera. */
export const leafKinds = ['blade', 'frond', 'split'] as const;

export type LeafKind = (typeof leafKinds)[number];

export type Leaf = {
  kind: LeafKind;
  length: number;
  /** Half of its breadth where it is broadest. */
  half: number;
  /** How far its tip hangs to a side, in its lengths. */
  bend: number;
  colour: Colour;
};

/** Paints a leaf that grows from the origin along x: one half in the light, one in the shade, and its veins left out of the paper. */
export function paintLeaf(stage: Stage, shadows: Shadows, leaf: Leaf): void {
  const { context, palette } = stage;
  const { kind, length, colour } = leaf;
  const [lit, shaded] = [mixed(colour, palette.paper, 0.1), mixed(colour, palette.ink, 0.2)];
  const outline = outlines[kind](leaf);
  const whole = outline.flatMap((half) => half);
  shadows.cast((below) => trace(below, leaf, whole));
  for (const [at, half] of outline.entries()) {
    const shade = context.createLinearGradient(0, 0, length, 0);
    const tone = at === 0 ? lit : shaded;
    shade.addColorStop(0, mixed(tone, palette.ink, 0.34));
    shade.addColorStop(0.55, tone);
    shade.addColorStop(1, mixed(tone, palette.paper, 0.12));
    context.fillStyle = shade;
    for (const part of half) trace(context, leaf, [part]);
  }
  paintVeins(context, leaf, mixed(colour, palette.paper, 0.42));
}

/** The shapes of the two halves, each a closed line. */
const outlines: Record<LeafKind, (leaf: Leaf) => [Point[][], Point[][]]> = {
  blade: (leaf) =>
    halvesOf(({ half }, part) => half * Math.sin(Math.PI * part ** 0.82) ** 0.9, leaf),
  split: (leaf) =>
    halvesOf(({ half }, part) => {
      const round = half * 1.5 * Math.sin(Math.PI * part ** 0.62) ** 0.7;
      // Five cuts towards the rib, narrow at their ends.
      const cut = Math.abs(((part * 6.2 + 0.35) % 1) - 0.5) * 2;
      const isCut = part > 0.16 && part < 0.9;
      return round * (isCut ? 1 - 0.7 * Math.max(0, 1 - cut * 3.4) ** 0.6 : 1);
    }, leaf),
  frond: (leaf) => [frondOf(leaf, -1), frondOf(leaf, 1)],
};

function halvesOf(
  halfAt: (leaf: Leaf, part: number) => number,
  leaf: Leaf,
): [Point[][], Point[][]] {
  const steps = 150;
  const side = (way: number): Point[][] => [
    [
      ...Array.from({ length: steps + 1 }, (_, step): Point => {
        const part = step / steps;
        const out = halfAt(leaf, part);
        // What is far from the rib points to the tip.
        return [leaf.length * part + out * 0.3 * (1 - part), way * out];
      }),
      [0, 0],
    ],
  ];
  return [side(-1), side(1)];
}

/** Leaflets of one side of a frond, longest before its middle, each a sickle. */
function frondOf({ length, half }: Leaf, way: number): Point[][] {
  const pairs = 10;
  return Array.from({ length: pairs }, (_, pair): Point[] => {
    const part = (pair + 0.7) / pairs;
    const from = length * part * 0.94;
    const long = half * 2.7 * (0.3 + 0.85 * Math.sin(Math.PI * (0.12 + 0.8 * part) ** 0.85));
    const angle = 1.12 - 0.72 * part;
    const [towardX, towardY] = [Math.cos(angle), way * Math.sin(angle)];
    const broad = long * 0.066;
    const at = (along: number, out: number): Point => [
      from + towardX * long * along - towardY * out + long * 0.16 * along * along,
      towardY * long * along + towardX * out,
    ];
    const edge = (sign: number) =>
      Array.from({ length: 9 }, (_unused, step): Point => {
        const along = step / 8;
        return at(along, sign * broad * Math.sin(Math.PI * along ** 0.7) ** 0.9);
      });
    return [...edge(1), ...edge(-1).reverse()];
  });
}

const bent = ({ bend, length }: Leaf, [x, y]: Point): Point => [
  x,
  y + bend * length * (x / length) ** 2,
];

function trace(context: Context, leaf: Leaf, parts: readonly Point[][]): void {
  context.beginPath();
  for (const part of parts) {
    for (const [at, point] of part.entries()) {
      const [x, y] = bent(leaf, point);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
  context.fill();
}

function paintVeins(context: Context, leaf: Leaf, colour: Colour): void {
  const { length, half, kind } = leaf;
  context.strokeStyle = withAlpha(colour, 0.8);
  context.lineCap = 'round';
  const line = (from: Point, to: Point, width: number) => {
    context.lineWidth = width;
    context.beginPath();
    for (let step = 0; step <= 16; step += 1) {
      const part = step / 16;
      const [x, y] = bent(leaf, [
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part ** 1.25,
      ]);
      if (step === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  };
  line([0, 0], [length * (kind === 'frond' ? 1 : 0.93), 0], 0.0042);
  if (kind === 'frond') return;
  context.strokeStyle = withAlpha(colour, 0.42);
  const pairs = kind === 'split' ? 6 : 11;
  for (let pair = 1; pair < pairs; pair += 1)
    for (const way of [-1, 1]) {
      const part = pair / pairs;
      const out = half * (kind === 'split' ? 1.1 : 0.82) * Math.sin(Math.PI * part ** 0.75);
      line([length * part * 0.9, 0], [length * part * 0.9 + out * 0.75, way * out], 0.0022);
    }
}
