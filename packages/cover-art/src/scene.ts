import type { Colour } from './colour.ts';
import type { Palette } from './tables/palettes.ts';
import type { Block } from './type/set-lines.ts';

/** Lengths are in short sides of the cover; the corner at the top left is 0, 0. */
export type Box = { x: number; y: number; width: number; height: number };

export type Ratio = '1:1' | '16:9' | '9:16' | '4:5' | '3:4';

/** Where type stands beside what is drawn. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

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

export const right = ({ x, width }: Box): number => x + width;

export const bottom = ({ y, height }: Box): number => y + height;

/** The smallest box that holds both. */
export function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    ...{ x, y, width: Math.max(right(one), right(other)) - x },
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}
