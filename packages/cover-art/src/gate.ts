import type { Canvas, CreateCanvas } from './canvas.ts';
import { type Colour, contrastOf, luminanceOf, rgbOf } from './colour.ts';
import { paintBlock } from './paint-type.ts';
import type { PlacedBlock } from './scene.ts';

/** WCAG 2.2 AA, for text of any size. */
export const leastContrast = 4.5;

/** A short side of this many pixels shows what a glyph stands on. */
const looked = 360;

/** Of a block on what was painted: the contrast of a colour with the darkest and the lightest that its glyphs stand on, 2 % apart from each end. */
export function contrastOn(
  canvas: Canvas,
  unit: number,
  createCanvas: CreateCanvas,
  block: PlacedBlock,
): (colour: Colour) => number {
  const scale = Math.min(unit, looked);
  const columns = Math.max(2, Math.ceil(block.width * scale));
  const rows = Math.max(2, Math.ceil(block.height * scale));
  const under = createCanvas(columns, rows).getContext('2d');
  under.imageSmoothingQuality = 'high';
  const from = [block.x, block.y, block.width, block.height].map((length) => length * unit);
  under.drawImage(canvas, ...from, 0, 0, columns, rows);
  const { data } = under.getImageData(0, 0, columns, rows);
  const over = createCanvas(columns, rows).getContext('2d');
  over.scale(columns / block.width, rows / block.height);
  paintBlock(over, { ...block, x: 0, y: 0 }, '#ffffff');
  const mask = over.getImageData(0, 0, columns, rows).data;
  const found: number[] = [];
  for (let at = 0; at < mask.length; at += 4)
    if ((mask[at + 3] ?? 0) > 60)
      found.push(luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  found.sort((one, other) => one - other);
  const at = (part: number) => found[Math.round(part * (found.length - 1))] ?? 0;
  const [darkest, lightest] = [at(0.02), at(0.98)];
  return (colour) => {
    const own = luminanceOf(rgbOf(colour));
    return Math.min(contrastOf(own, darkest), contrastOf(own, lightest));
  };
}
