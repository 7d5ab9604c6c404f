// node scripts/cover-samples.ts: the twelve covers that the page of Portadas shows, three runs of one song, none chosen by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawVariations } from '#packages/cover-art/node/draw-variations.ts';
import { createMetrics, registerFaces } from '#packages/cover-art/node/fonts.ts';
import type { Brief } from '#packages/cover-art/src/index.ts';

const folder = join(import.meta.dirname, '../app/routes/site/tools/cover/samples');
const brief: Brief = {
  ...{ artist: 'Niebla Norte', title: 'Páramo adentro' },
  ...({ genre: 'indie', mood: 'sereno', ratio: '1:1' } as const),
};

registerFaces();
const measure = createMetrics();
let count = 0;
for (const seed of [1, 2, 3])
  for (const { file } of await drawVariations(brief, seed, { measure, side: 640 })) {
    count += 1;
    const picture = sharp(file).resize(320, 320).webp({ quality: 78, effort: 6 });
    writeFileSync(join(folder, `${String(count).padStart(2, '0')}.webp`), await picture.toBuffer());
  }
console.log(`${count} portadas en ${folder}`);
