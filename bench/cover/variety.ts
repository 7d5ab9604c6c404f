import {
  chooseApart,
  distanceOf,
  fingerprintOf,
  planVariations,
} from '#packages/cover-art/src/index.ts';
import type { Genre } from '#packages/cover-art/src/tables/genres.ts';
import type { Scene } from '#packages/cover-art/src/scene.ts';
import { figure, median } from '../measure.ts';
import { settle, turn } from './bars.ts';
import { briefOf, genres } from './briefs.ts';
import { apartOf, traceOf } from './likeness.ts';
import { draw, metrics, pixelsOf } from './painted.ts';

const sketch = 160;
const shown = 4;

type Sketch = {
  genre: Genre;
  scene: Scene;
  print: ReturnType<typeof fingerprintOf>;
  trace: ReturnType<typeof traceOf>;
};

/** How unlike the four are that a run shows, and a cover of each genre: by the chooser's measure, and by one that it never saw. */
export async function compareCovers(isWhole: boolean): Promise<string> {
  const briefs = isWhole ? 60 : 30;
  const within: { own: number; foreign: number }[] = [];
  const firsts: Sketch[] = [];
  for (let at = 0; at < Math.max(briefs, genres.length); at += 1) {
    const [genre] = [genres[at % genres.length]];
    const sketches = sketchesOf(at, genre ?? 'pop');
    const four = chooseApart(
      sketches.map(({ print }) => print),
      shown,
    ).flatMap((which) => sketches[which] ?? []);
    within.push(leastOf(four));
    if (at < genres.length && four[0]) firsts.push(four[0]);
    await turn();
  }
  const across = leastOf(firsts);
  const [own, foreign] = [within.map((one) => one.own), within.map((one) => one.foreign)];
  const [least, ofGenres] = [Math.min(...own), across.own];
  const alike = firsts.flatMap((one, at) =>
    firsts.slice(at + 1).flatMap((other) => {
      const far = distanceOf(one.print, other.print);
      return far < 0.4 ? [`${nameOf(one)} y ${nameOf(other)}: ${figure(far, 2)}`] : [];
    }),
  );
  for (const pair of alike) console.log(`  ${pair}`);
  settle(`distancias, de 0 a 1, en ${figure(within.length)} pedidos`, [
    {
      name: 'entre las cuatro, lo menos',
      value: figure(least, 2),
      bar: '≥ 0,45',
      isMet: least >= 0.45,
    },
    {
      name: 'entre las cuatro, mediana de lo menos',
      value: figure(median(own), 2),
      bar: '',
      isMet: null,
    },
    {
      name: 'otra medida (OKLab y SSIM), lo menos',
      value: figure(Math.min(...foreign), 2),
      bar: '',
      isMet: null,
    },
    {
      name: 'otra medida, mediana de lo menos',
      value: figure(median(foreign), 2),
      bar: '',
      isMet: null,
    },
    {
      name: `una por género (${genres.length}), lo menos`,
      value: figure(ofGenres, 2),
      bar: '≥ 0,40',
      isMet: ofGenres >= 0.4,
    },
    {
      name: 'pares de géneros bajo 0,40',
      value: figure(alike.length),
      bar: '0',
      isMet: alike.length === 0,
    },
    {
      name: 'una por género, otra medida, lo menos',
      value: figure(across.foreign, 2),
      bar: '',
      isMet: null,
    },
  ]);
  return `cover: las cuatro distan ${figure(least, 2)} lo menos (meta ≥ 0,45), los géneros ${figure(ofGenres, 2)} (meta ≥ 0,40)`;
}

function sketchesOf(at: number, genre: Genre): Sketch[] {
  return planVariations(briefOf(at, { genre }), at, metrics()).map((scene) => {
    const image = pixelsOf(draw(scene, sketch).canvas);
    return { genre, scene, print: fingerprintOf(image), trace: traceOf(image) };
  });
}

const nameOf = ({ genre, scene: { style, palette } }: Sketch): string =>
  `${genre} (${style}, ${palette.id})`;

/** The nearest pair, by each measure. */
function leastOf(all: readonly Sketch[]): { own: number; foreign: number } {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  return {
    own: Math.min(...pairs.map(([one, other]) => distanceOf(one.print, other.print))),
    foreign: Math.min(...pairs.map(([one, other]) => apartOf(one.trace, other.trace).both)),
  };
}
