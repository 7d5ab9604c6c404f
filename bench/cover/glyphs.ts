import { createCanvas } from '@napi-rs/canvas';
import type { Colour } from '#packages/cover-art/src/colour.ts';
import { paintBlock } from '#packages/cover-art/src/paint-type.ts';
import type { PlacedBlock, Scene } from '#packages/cover-art/src/scene.ts';
import { draw, drawBare, type Image, pixelsOf } from './painted.ts';

/** What is seen of the type of a painted cover, by the difference between it and the same cover without type. */
export type Seen = {
  /** Least contrast of a block's ink with what was under it, but for the worst 2 % of its pixels; 1 where there is nothing to see. */
  title: number;
  artist: number;
  /** Of the pixel of type that is nearest to an edge, in short sides. */
  margin: number;
  /** Pixels that belong to both blocks. */
  shared: number;
  /** The mean colour of what the title stands on. */
  under: Colour;
};

/** Pixels of the edge of a glyph are a mix; those that changed at least so much of what the most changed ones did are its own. */
const own = 0.55;

/** A block of fewer pixels than these cannot be seen. */
const fewest = 6;

export function seeType(scene: Scene, side: number): Seen {
  const typed = pixelsOf(draw(scene, side).canvas);
  const bare = drawBare(scene, side);
  const [title, artist] = [
    maskOf(scene, scene.type.title, typed),
    maskOf(scene, scene.type.artist, typed),
  ];
  let [margin, shared] = [Infinity, 0];
  const changes: { title: Change[]; artist: Change[] } = { title: [], artist: [] };
  for (let y = 0; y < typed.height; y += 1)
    for (let x = 0; x < typed.width; x += 1) {
      const at = y * typed.width + x;
      if (title[at] && artist[at]) shared += 1;
      const much = changeOf(typed.data, bare.data, at * 4);
      if (much === 0) continue;
      // Whatever changed is type, wherever the engine thinks that it stands.
      margin = Math.min(margin, x, y, typed.width - 1 - x, typed.height - 1 - y);
      changes[artist[at] && !title[at] ? 'artist' : 'title'].push({ at, much });
    }
  return {
    title: contrastOf(changes.title, typed, bare),
    artist: contrastOf(changes.artist, typed, bare),
    ...{ margin: margin / side, shared, under: meanOf(changes.title, bare) },
  };
}

type Change = { at: number; much: number };

/** How much a pixel changed: its three channels together. */
function changeOf(one: Uint8ClampedArray, other: Uint8ClampedArray, from: number): number {
  let sum = 0;
  for (let at = from; at < from + 3; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum;
}

function meanOf(changes: readonly Change[], { data }: Image): Colour {
  const sums = [0, 1, 2].map((part) =>
    changes.reduce((sum, { at }) => sum + (data[at * 4 + part] ?? 0), 0),
  );
  const parts = sums.map((sum) => Math.round(sum / Math.max(1, changes.length)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Where a block alone leaves ink. */
function maskOf(scene: Scene, block: PlacedBlock, { width, height }: Image): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const unit = Math.max(width / scene.frame.width, height / scene.frame.height);
  context.scale(unit, unit);
  paintBlock(context, block, '#ffffff');
  const { data } = pixelsOf(canvas);
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at += 1) mask[at] = (data[at * 4 + 3] ?? 0) > 60 ? 1 : 0;
  return mask;
}

/** The ink is what the most changed pixels are now; it is compared with what each of its own was before. */
function contrastOf(changes: readonly Change[], typed: Image, bare: Image): number {
  const most = Math.max(0, ...sorted(changes.map(({ much }) => much)).slice(-1));
  const mine = changes.filter(({ much }) => much >= own * most);
  if (mine.length < fewest) return 1;
  const inks = sorted(
    changes.filter(({ much }) => much >= 0.97 * most).map(({ at }) => luminance(typed, at)),
  );
  const ink = inks[Math.floor(inks.length / 2)] ?? 0;
  const found = sorted(mine.map(({ at }) => wcag(ink, luminance(bare, at))));
  return found[Math.floor(0.02 * found.length)] ?? 1;
}

const sorted = (values: readonly number[]): number[] =>
  values.toSorted((one, other) => one - other);

/** WCAG 2.2 once more: what is measured here borrows nothing from what it judges. */
const wcag = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const weights = [0.2126, 0.7152, 0.0722];

const luminance = ({ data }: Image, at: number): number =>
  weights.reduce((sum, weight, part) => {
    const value = (data[at * 4 + part] ?? 0) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
