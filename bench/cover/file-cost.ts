import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeJpeg } from '#packages/cover-art/node/raster.ts';
import { figure, interleave, median, table } from '../measure.ts';
import { cpuNow, settle, turn } from './bars.ts';
import { briefOf, drawnStyles } from './briefs.ts';
import { encodeFloor, encodeSoonest } from './floor.ts';
import { draw, planGated } from './painted.ts';
import { spend } from './spawned.ts';

const side = 3000;
const bar = 3;
const cli = join(import.meta.dirname, '../../packages/cover-art/cli.ts');
const floorChild = join(import.meta.dirname, 'floor-child.ts');

/** Plan, gate, painting and encoding of a finished cover beside sharp encoding the same pixels: in one process, and a process each. */
export async function measureFileCost(isWhole: boolean): Promise<string> {
  const rounds = isWhole ? 3 : 1;
  const warm: Awaited<ReturnType<typeof ofStyle>>[] = [];
  for (const [at, style] of drawnStyles.entries()) warm.push(await ofStyle(style, at, rounds));
  const cover = mean(warm.map((one) => one.cover));
  const floor = mean(warm.map((one) => one.floor));
  const soonest = mean(warm.map((one) => one.soonest));
  const peak = process.resourceUsage().maxRSS / 1000;
  console.log(
    table(
      ['en un proceso, ms de CPU', 'portada', 'solo codificar', 'veces'],
      warm.map((one) => [
        one.style,
        figure(one.cover),
        figure(one.floor),
        figure(one.cover / one.floor, 1),
      ]),
    ),
  );
  const cold = await inChildren(
    isWhole ? drawnStyles : drawnStyles.filter((_, at) => at % 3 === 0),
  );
  const [inOne, inEach] = [cover / floor, cold.cover / cold.floor];
  settle('por archivo de 3.000 × 3.000, promedio de los estilos', [
    { name: 'portada en un proceso, ms de CPU', value: figure(cover), bar: '', isMet: null },
    { name: 'sharp a secas, ms de CPU', value: figure(floor), bar: '', isMet: null },
    { name: 'veces', value: figure(inOne, 2), bar: '≤ 3,0', isMet: inOne <= bar },
    {
      name: 'veces sharp sin buscar códigos cortos',
      ...{ value: figure(cover / soonest, 2), bar: '', isMet: null },
    },
    {
      name: 'portadas por segundo y núcleo',
      value: figure(1000 / cover, 1),
      bar: '≥ 0,7',
      isMet: cover <= 1000 / 0.7,
    },
    { name: 'un proceso por portada, ms de CPU', value: figure(cold.cover), bar: '', isMet: null },
    { name: 'un proceso que solo codifica', value: figure(cold.floor), bar: '', isMet: null },
    {
      name: 'veces, un proceso cada uno',
      value: figure(inEach, 2),
      bar: '≤ 3,0',
      isMet: inEach <= bar,
    },
    { name: 'memoria del proceso de todas, MB', value: figure(peak), bar: '', isMet: null },
    { name: 'memoria del de una, lo más, MB', value: figure(cold.peak), bar: '', isMet: null },
  ]);
  return `cover: ${figure(cover)} ms de CPU por archivo, ${figure(inOne, 2)} veces codificarlo, y ${figure(inEach, 2)} con un proceso cada uno (meta ≤ 3,0); ${figure(cold.peak)} MB`;
}

async function ofStyle(style: string, at: number, rounds: number) {
  const brief = briefOf(at, { style });
  const raw = draw(planGated(brief, at), side).canvas.data();
  const timed = async (work: () => Promise<unknown>) => {
    await turn();
    const began = cpuNow();
    await work();
    return cpuNow() - began;
  };
  const found = await interleave(
    {
      cover: () => timed(() => encodeJpeg(draw(planGated(brief, at), side).canvas)),
      floor: () => timed(() => encodeFloor(raw, side)),
      soonest: () => timed(() => encodeSoonest(raw, side)),
    },
    rounds,
  );
  return {
    style,
    ...{ cover: median(found.cover), floor: median(found.floor), soonest: median(found.soonest) },
  };
}

/** As `npx cover-art` does: a program that starts, reads the brief, and ends. */
async function inChildren(styles: readonly string[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cover-bench-'));
  const [brief, raw, target] = ['brief.json', 'pixels', 'portada.jpg'].map((name) =>
    join(folder.path, name),
  ) as [string, string, string];
  const covers = [];
  const floors = [];
  for (const [at, style] of styles.entries()) {
    const { artist, title, genre, mood } = briefOf(at);
    const fields = { artistName: artist, songTitle: title, genre, mood, style };
    await writeFile(brief, JSON.stringify(fields));
    await writeFile(raw, draw(planGated(briefOf(at, { style }), 1), side).canvas.data());
    covers.push(await spend(cli, brief, target));
    floors.push(await spend(floorChild, raw, String(side), target));
  }
  return {
    cover: mean(covers.map(({ cpuMs }) => cpuMs)),
    floor: mean(floors.map(({ cpuMs }) => cpuMs)),
    peak: Math.max(...covers.map(({ peakMb }) => peakMb)),
  };
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;
