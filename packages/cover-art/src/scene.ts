import type { Colour } from './colour.ts';
import type { Palette } from './tables/palettes.ts';
import type { Block } from './type/set-lines.ts';

/** Lengths are in short sides of the cover; the corner at the top left is 0, 0. */
export type Box = { x: number; y: number; width: number; height: number };

export type Ratio = '1:1' | '16:9' | '9:16' | '4:5' | '3:4';

/** Where type stands beside what is drawn; in the middle it is drawn all around it. */
export type Side = 'top' | 'bottom' | 'left' | 'right' | 'middle';

/** A block of type where it stands. */
export type PlacedBlock = Block & { x: number; y: number };

/** The type of a cover: artist and title as they were typed, or in capitals. */
export type PlacedType = {
  title: PlacedBlock;
  artist: PlacedBlock;
  side: Side;
  /** All of its ink. */
  ink: Box;
  /** The frame without the band of the type. */
  rest: Box;
};

/** All that a cover is: who paints it decides nothing. */
export type Scene = {
  engine: string;
  seed: number;
  ratio: Ratio;
  frame: { width: number; height: number };
  palette: Palette;
  style: string;
  /** What the style decided, by its own names. */
  params: Readonly<Record<string, number | string | boolean>>;
  type: PlacedType;
  /** Of the ground, and those that type may have, the best first: which it has is seen on what was painted. */
  ground: Colour;
  inks: readonly Colour[];
};

/** What is left of the frame beside the type, with some space between, to the edges of the page: all of it where type is in the middle. */
export function roomBeside({ side, rest }: PlacedType, gap: number): Box {
  if (side === 'middle') return rest;
  const isBeside = side === 'left' || side === 'right';
  return {
    x: rest.x + (side === 'left' ? gap : 0),
    y: rest.y + (side === 'top' ? gap : 0),
    width: rest.width - (isBeside ? gap : 0),
    height: rest.height - (isBeside ? 0 : gap),
  };
}

/** The band of the type, with some space around it, to the edges of the page. */
export function bandOf({ frame, type: { side, ink } }: Scene, gap: number): Box {
  const { width, height } = frame;
  switch (side) {
    case 'top':
      return { x: 0, y: 0, width, height: bottom(ink) + gap };
    case 'bottom':
      return { x: 0, y: ink.y - gap, width, height: height - ink.y + gap };
    case 'left':
      return { x: 0, y: 0, width: right(ink) + gap, height };
    case 'right':
      return { x: ink.x - gap, y: 0, width: width - ink.x + gap, height };
    case 'middle':
      // A plate that all but reaches the edges of the page goes over them.
      return ink.width + 2 * gap > width - 0.3
        ? { ...grown(ink, gap), x: 0, width }
        : grown(ink, gap);
  }
}

export const right = ({ x, width }: Box): number => x + width;

export const bottom = ({ y, height }: Box): number => y + height;

/** A box with space around it. */
export const grown = ({ x, y, width, height }: Box, gap: number): Box => ({
  ...{ x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap },
});

/** How far a place is from a box; 0 within it. */
export function farFrom(box: Box, x: number, y: number): number {
  const along = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  // Asked for at each pixel: `Math.hypot` takes several times as long.
  return Math.sqrt(along * along + down * down);
}

/** The smallest box that holds both. */
export function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    ...{ x, y, width: Math.max(right(one), right(other)) - x },
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}
