// npx --no-install cover-art brief.json portada.jpg [--seed N] [--ratio 4:5] [--size 3000] [--scene]: a cover, or its scene as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMetrics, registerFaces } from './node/fonts.ts';
import { drawCover, encodeJpeg } from './node/raster.ts';
import { briefOf, briefSchema } from './src/form.ts';
import { ratios } from './src/frame.ts';
import { planLegible } from './src/plan-legible.ts';
import type { Brief } from './src/brief.ts';

const usage =
  `Uso: cover-art DATOS.json PORTADA.jpg [--seed N] [--ratio ${ratios.join('|')}] [--size PÍXELES] ` +
  'o cover-art DATOS.json --scene [--seed N] [--ratio …]';

/** Pixels of the short side at which what a glyph stands on is looked at. */
const sketch = 360;
const largest = 4000;

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args);
  const [source, target] = positionals;
  if (source === undefined || (target === undefined) !== values.scene) throw new Error(usage);
  const side = readWhole('--size', values.size, { least: 100, most: largest });
  const seed = readWhole('--seed', values.seed, { least: 0, most: 2 ** 32 - 1 });
  registerFaces();
  const scene = planLegible(
    readBrief(source, values.ratio),
    seed,
    createMetrics(),
    (one) => drawCover(one, { side: sketch }).painted.isLegible,
  );
  if (target === undefined) {
    console.log(JSON.stringify(scene, null, 2));
    return;
  }
  writeFileSync(target, await encodeJpeg(drawCover(scene, { side }).canvas));
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ seed: { ...text, default: '1' }, size: { ...text, default: '3000' }, ratio: text },
        scene: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

function readWhole(
  option: string,
  typed: string,
  { least, most }: { least: number; most: number },
): number {
  const value = /^\d+$/.test(typed) ? Number(typed) : NaN;
  if (!(value >= least && value <= most))
    throw new Error(`${option} es un número entero de ${least} a ${most}.`);
  return value;
}

function readBrief(file: string, ratio: string | undefined): Brief {
  const typed = readJson(file);
  const fields = typeof typed === 'object' && typed !== null ? typed : {};
  const parsed = briefSchema.safeParse(
    ratio === undefined ? fields : { ...fields, aspectRatio: ratio },
  );
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('. '));
  return briefOf(parsed.data);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`No se puede leer ${file}: tiene que ser un archivo JSON.`, { cause });
  }
}
