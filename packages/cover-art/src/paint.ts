import type { Canvas, CreateCanvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { contrastOn, leastContrast } from './gate.ts';
import { paintBlock } from './paint-type.ts';
import type { PlacedBlock, Scene } from './scene.ts';
import { createStage } from './stage.ts';
import { styles } from './styles/styles.ts';

/** A block of type as it was painted. */
export type PaintedBlock = { colour: Colour; contrast: number };

export type Painted = { title: PaintedBlock; artist: PaintedBlock; isLegible: boolean };

/** What is looked at is a sketch: at full size lines and grain are sharper, and a tenth of the contrast may be gone. */
const reserve = 1.1;

/** Paints a scene onto a canvas of its ratio, of any size. The type gets the ink that stands out best from what is under it. */
export function paint(
  scene: Scene,
  canvas: Canvas,
  createCanvas: CreateCanvas,
  photo: Canvas | null = null,
): Painted {
  const style = styles.get(scene.style);
  if (!style) throw new RangeError(`There is no style «${scene.style}».`);
  const stage = createStage(scene, canvas, { createCanvas, photo });
  style.paint(stage, scene);
  const paintOf = (block: PlacedBlock): PaintedBlock => {
    const contrastOfInk = contrastOn(canvas, stage.unit, createCanvas, block);
    const [best] = scene.inks
      .map((colour) => ({ colour, contrast: contrastOfInk(colour) }))
      .sort((one, other) => other.contrast - one.contrast);
    if (!best) throw new Error('There is no ink.');
    return best;
  };
  const { title, artist } = scene.type;
  const painted = { title: paintOf(title), artist: paintOf(artist) };
  paintBlock(stage.context, title, painted.title.colour);
  paintBlock(stage.context, artist, painted.artist.colour);
  return {
    ...painted,
    isLegible: Math.min(painted.title.contrast, painted.artist.contrast) >= leastContrast * reserve,
  };
}
