import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createMetrics, registerFaces } from '#packages/cover-art/node/fonts.ts';
import { drawCover } from '#packages/cover-art/node/raster.ts';
import type { Brief } from '#packages/cover-art/src/brief.ts';
import { planLegible } from '#packages/cover-art/src/plan-legible.ts';
import type { Scene } from '#packages/cover-art/src/scene.ts';
import { createStage } from '#packages/cover-art/src/stage.ts';
import { styles } from '#packages/cover-art/src/styles/styles.ts';
import type { FontMetrics } from '#packages/cover-art/src/type/metrics.ts';
import { pictureOfNobody } from './picture.ts';

/** Bytes of RGBA. */
export type Image = { data: Uint8ClampedArray; width: number; height: number };

let known: FontMetrics | null = null;

/** The faces are registered for the whole process, once. */
export function metrics(): FontMetrics {
  if (!known) {
    registerFaces();
    known = createMetrics();
  }
  return known;
}

/** At which the product looks whether type stands out. */
const sketch = 360;

const photoOf = (scene: Scene) => (styles.get(scene.style)?.needsPhoto ? pictureOfNobody() : null);

/** A scene as it is delivered: the next seeds are tried where type does not stand out. */
export const planGated = (brief: Brief, seed: number): Scene =>
  planLegible(
    brief,
    seed,
    metrics(),
    (scene) => drawCover(scene, { side: sketch, photo: photoOf(scene) }).painted.isLegible,
  );

export const draw = (scene: Scene, side: number, mark?: Parameters<typeof drawCover>[1]['mark']) =>
  drawCover(scene, { side, photo: photoOf(scene), ...(mark && { mark }) });

export function pixelsOf(canvas: Canvas): Image {
  const { width, height } = canvas;
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
}

/** A scene without its type, by its style alone: nothing of what sets, measures or judges type has a part in it. */
export function drawBare(scene: Scene, side: number): Image {
  const { width, height } = scene.frame;
  const canvas = createCanvas(Math.round(width * side), Math.round(height * side));
  const stage = createStage(scene, canvas, { createCanvas, photo: photoOf(scene) });
  styles.get(scene.style)?.paint(stage, scene);
  return pixelsOf(canvas);
}
