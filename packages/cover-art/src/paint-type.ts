import type { Context } from './canvas.ts';
import type { Colour } from './colour.ts';
import type { Face } from './tables/faces.ts';
import type { PlacedBlock } from './scene.ts';

/** How a typeface is called where it is registered; what the face has no letter for comes from its second part, then from the last one. */
export const familyOf = (face: Face): string => `"${face}", "${face} ext", "cover fallback"`;

/** The size at which type is set while it is painted: a font has whole pixels in some places, and a cover is one short side wide. */
const scale = 1000;

/** Paints a block where it stands. */
export function paintBlock(
  context: Context,
  { face, tracking, lines, x, y }: PlacedBlock,
  colour: Colour,
): void {
  context.save();
  context.scale(1 / scale, 1 / scale);
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  for (const line of lines) {
    const size = line.size * scale;
    context.font = `${size}px ${familyOf(face)}`;
    context.letterSpacing = `${tracking * size}px`;
    context.fillText(line.text, (x + line.x) * scale, (y + line.baseline) * scale);
  }
  context.restore();
}
