import type { Context } from './canvas.ts';
import type { Colour } from './colour.ts';
import type { Face } from './tables/faces.ts';
import type { PlacedBlock } from './scene.ts';

/** Subsets of a typeface that stand in files of their own; the first one is the face itself, and not every face has the others. */
export const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;

/** What has the letters that a face has not, in this order: its own other subsets, then a plain bold face, then signs and emoji. */
export const fallbacks = [
  ...['noto latin-ext', 'noto vietnamese', 'noto greek', 'noto greek-ext', 'noto cyrillic'],
  ...['noto cyrillic-ext', 'noto arabic', 'noto hebrew', 'noto emoji', 'dejavu'],
] as const;

/** How a subset of a face is called where it is registered. */
export const aliasOf = (face: Face, subset: (typeof subsets)[number]): string =>
  subset === 'latin' ? face : `${face} ${subset}`;

/** The families of a line that is set in a face, as a canvas wants them. */
export const familyOf = (face: Face): string =>
  [...subsets.map((subset) => aliasOf(face, subset)), ...fallbacks]
    .map((family) => `"${family}"`)
    .join(', ');

/** The size at which type is set while it is painted: a font has whole pixels in some places, and a cover is one short side wide. */
const scale = 1000;

/** Paints a block where it stands. */
export function paintBlock(
  context: Context,
  { face, tracking, lines, direction, x, y }: PlacedBlock,
  colour: Colour,
): void {
  context.save();
  context.scale(1 / scale, 1 / scale);
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.direction = direction;
  for (const line of lines) {
    const size = line.size * scale;
    context.font = `${size}px ${familyOf(face)}`;
    context.letterSpacing = `${tracking * size}px`;
    context.fillText(line.text, (x + line.x) * scale, (y + line.baseline) * scale);
  }
  context.restore();
}
