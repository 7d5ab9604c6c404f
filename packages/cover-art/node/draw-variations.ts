import type { Canvas as SkiaCanvas } from '@napi-rs/canvas';
import type { Brief } from '../src/brief.ts';
import type { Canvas } from '../src/canvas.ts';
import { faultsOf } from '../src/faults.ts';
import { chooseApart, fingerprintOf } from '../src/fingerprint.ts';
import { planLegible } from '../src/plan-legible.ts';
import type { Scene } from '../src/scene.ts';
import type { FontMetrics } from '../src/type/metrics.ts';
import { planVariations, suitingOf } from '../src/variations.ts';
import { drawCover, encodeJpeg, type RasterOptions } from './raster.ts';

/** Pixels of the short side of a sketch: enough to tell one cover from another, and whether its type is read. */
const sketched = 160;

/** So many are shown of those that were sketched. */
const shown = 4;

export type Variation = { scene: Scene; file: Buffer };

/**
 * The few covers of a brief that are least alike, of all that were sketched, each with type that is read; the same ones for the same
 * brief and seed. Of a brief with a photo half of them are made of it. `onStep` hears of each that was drawn, of how many.
 */
export async function drawVariations(
  brief: Brief,
  seed: number,
  {
    measure,
    onStep = () => undefined,
    markOf,
    ...options
  }: Pick<RasterOptions, 'side' | 'photo'> & {
    measure: FontMetrics;
    markOf?: ((at: number) => RasterOptions['mark']) | undefined;
    onStep?: (done: number, of: number) => void;
  },
): Promise<Variation[]> {
  const planned = planVariations(brief, seed, measure);
  const steps = planned.length + shown;
  const sketches = planned.map((scene, at) => {
    const sketch = legible(brief, scene, { measure, photo: options.photo });
    onStep(at + 1, steps);
    return sketch;
  });
  const chosen = choose(sketches, suitingOf(brief));
  const drawn: Variation[] = [];
  for (const [at, place] of chosen.entries()) {
    const scene = sketches[place]?.scene;
    if (!scene) continue;
    const mark = markOf?.(at);
    const { canvas } = drawCover(scene, { ...options, ...(mark && { mark }) });
    drawn.push({ scene, file: await encodeJpeg(canvas) });
    onStep(planned.length + at + 1, steps);
  }
  return drawn;
}

/** The least alike; where there is a photo, half of them are of it. */
function choose(sketches: readonly Sketch[], suiting: number): number[] {
  const places = [...sketches.keys()];
  const ofPhoto = places.filter((at) => sketches[at]?.scene.style === 'photo');
  const apart = (among: readonly number[], count: number) =>
    chooseApart(
      among.flatMap((at) => sketches[at]?.print ?? []),
      count,
      suiting,
    ).flatMap((at) => among[at] ?? []);
  if (ofPhoto.length === 0) return apart(places, shown);
  const photos = apart(ofPhoto, shown / 2);
  return [
    ...photos,
    ...apart(
      places.filter((at) => !ofPhoto.includes(at)),
      shown - photos.length,
    ),
  ];
}

type Sketch = { scene: Scene; print: ReturnType<typeof fingerprintOf> };

/** A scene as it was planned, or another one of its style and colours where its type would not be read. */
function legible(
  brief: Brief,
  planned: Scene,
  { measure, photo }: { measure: FontMetrics; photo?: Canvas | null | undefined },
): Sketch {
  const sketch = (scene: Scene) => drawCover(scene, { side: sketched, ...(photo && { photo }) });
  const first = sketch(planned);
  if (first.painted.isLegible && faultsOf(planned).length === 0)
    return { scene: planned, print: printOf(first.canvas) };
  const like = { ...brief, style: planned.style, palette: planned.palette.id };
  const scene = planLegible(like, planned.seed, measure, (one) => sketch(one).painted.isLegible);
  return { scene, print: printOf(sketch(scene).canvas) };
}

/** What a sketch looks like at a glance, whatever its ratio. */
function printOf(canvas: SkiaCanvas) {
  const { width, height } = canvas;
  return fingerprintOf(canvas.getContext('2d').getImageData(0, 0, width, height));
}
