/**
 * A program: draws what `task.json` in a folder asks for into that folder, `1.jpg` and so on with `scenes.json`, and says in a line
 * of its output how far it is, in hundredths.
 * Usage: node draw-covers.ts <folder>
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createMetrics, registerFaces } from '#packages/cover-art/node/fonts.ts';
import { drawVariations, type Variation } from '#packages/cover-art/node/draw-variations.ts';
import { drawCover, encodeJpeg } from '#packages/cover-art/node/raster.ts';
import { readPhoto } from '#packages/cover-art/node/read-photo.ts';
import { planLegible } from '#packages/cover-art/src/index.ts';
import type { CoverTask } from '../draw-covers.ts';

const [folder = ''] = process.argv.slice(2);

/** Pixels of the short side at which what type stands on is looked at. */
const sketched = 360;

// One cover at a time: more threads would take more memory, and the processor of whoever is served meanwhile.
sharp.concurrency(1);

const task = JSON.parse(await readFile(join(folder, 'task.json'), 'utf8')) as CoverTask;
const say = (progress: number) => process.stdout.write(`${Math.round(progress)}\n`);
registerFaces();
const drawn = task.make === 'variations' ? await variationsOf(task) : [await fileOf(task)];
for (const [at, { file }] of drawn.entries()) await writeFile(join(folder, `${at + 1}.jpg`), file);
await writeFile(join(folder, 'scenes.json'), JSON.stringify(drawn.map(({ scene }) => scene)));

async function variationsOf(
  task: Extract<CoverTask, { make: 'variations' }>,
): Promise<Variation[]> {
  const { brief, seed, side, marks, photo } = task;
  return drawVariations(brief, seed, {
    ...{ side, measure: createMetrics(), photo: photo ? await readPhoto(photo, side * 2) : null },
    markOf: (at) => marks?.[at],
    onStep: (done, of) => say((100 * done) / of),
  });
}

async function fileOf(task: Extract<CoverTask, { make: 'file' }>): Promise<Variation> {
  const { brief, seed, side, mark, photo: path } = task;
  const photo = path ? await readPhoto(path, side) : null;
  const scene =
    task.scene ??
    planLegible(
      brief,
      seed,
      createMetrics(),
      (one) => drawCover(one, { side: sketched, photo }).painted.isLegible,
    );
  say(20);
  const { canvas } = drawCover(scene, { side, photo, ...(mark && { mark }) });
  say(80);
  return { scene, file: await encodeJpeg(canvas) };
}
