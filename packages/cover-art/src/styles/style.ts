import type { Colour } from '../colour.ts';
import type { Palette } from '../tables/palettes.ts';
import type { Random } from '../random.ts';
import { farFrom, type PlacedType, type Ratio, type Scene, type Side } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { TypeWish } from '../type/place-type.ts';

/** What a style composes with. */
export type Draft = {
  ratio: Ratio;
  frame: { width: number; height: number };
  palette: Palette;
  random: Random;
  /** One of the sides that type may stand at in this ratio; of a style that wants it above, that one. */
  sideOf: (wish?: 'start' | 'end') => Side;
  setType: (wish: TypeWish) => PlacedType;
  /** What a cover that this one has to be like was decided to be. */
  like?: Scene['params'] | undefined;
  /** The photo, if there is one, would show how few its pixels are. */
  isPhotoSmall: boolean;
};

/** What a style decided: its numbers, the type, and the colours that type may have, the best first. */
export type Composed = {
  params: Scene['params'];
  type: PlacedType;
  ground: Colour;
  inks: readonly Colour[];
};

export type Style = {
  id: string;
  /** What a form calls it. */
  name: string;
  /** It is of somebody's photo, and there is nothing of it without one. */
  needsPhoto?: true;
  compose: (draft: Draft) => Composed;
  paint: (stage: Stage, scene: Scene) => void;
};

/** A figure by the name that the style has for it: the one of the cover that this one has to be like, or the one that chance drew. */
export function figureOf<Figure extends string | boolean>(
  like: Draft['like'],
  name: string,
  drawn: Figure,
  all: readonly (string | boolean)[] = [true, false],
): Figure {
  const kept = like?.[name];
  // What an engine of before called so is no figure of today's.
  return all.includes(kept as Figure) ? (kept as Figure) : drawn;
}

/** A number that the style put there itself. */
export function numberOf({ params }: Scene, name: string): number {
  const value = params[name];
  if (typeof value !== 'number') throw new Error(`${name} is no number`);
  return value;
}

/** Light type on dark ground, or dark on light. */
export const tones = ({ paper, ink }: Palette, isDark: boolean) =>
  isDark ? { ground: ink, inks: [paper, ink] } : { ground: paper, inks: [ink, paper] };

/** From 0 near the type of a cover to 1 where the art may be as lively as it likes, over `reach` short sides. */
export function quietNear({ type, frame }: Scene, reach: number): (x: number, y: number) => number {
  const { ink, side, artist } = type;
  const edge = {
    top: (_: number, y: number) => y - (ink.y + ink.height),
    bottom: (_: number, y: number) => ink.y - y,
    left: (x: number) => x - (ink.x + ink.width),
    right: (x: number) => ink.x - x,
    middle: (x: number, y: number) => farFrom(ink, x, y),
  }[side];
  // In the long frames there is more room to fade in.
  const far = reach * Math.min(1.3, Math.max(frame.width, frame.height));
  // An artist at the other end has an own clearing.
  const nearArtist = (x: number, y: number) => farFrom(artist, x, y) / (reach * 0.7);
  return (x, y) => Math.max(0, Math.min(1, Math.min(edge(x, y) / far, nearArtist(x, y)) + 0.12));
}
