import { ratios } from '#packages/cover-art/src/frame.ts';
import type { Scene } from '#packages/cover-art/src/scene.ts';
import { figure, median } from '../measure.ts';
import { settle, turn } from './bars.ts';
import { allStyles, briefOf } from './briefs.ts';
import { seeType } from './glyphs.ts';
import { planGated } from './painted.ts';

const side = 360;
const leastContrast = 4.5;
const leastTitle = 0.04;

/** Of the frame: what apps cut off, or round. */
const leastMargin = 0.05;

const letters = 'La noche que bajamos de la montaña sin mirar atrás y con la radio prendida ';

const titles = [
  'Y',
  'Ñu',
  'SIN FRENOS EN LA AUTOPISTA',
  '¿Qué? ¡Ay, pingüino Ñandú!',
  'Otorrinolaringólogo',
  'Electroencefalografista desconsoladamente',
  '1999 / 2026',
  '«Adiós», dijo ella',
  'A, e, i, o… ¿y tú?',
  'Canción de cuna para un barrio que no duerme nunca',
  letters.repeat(2).slice(0, 80).trim(),
  letters.repeat(5).slice(0, 300).trim(),
];

type Fault = 'contraste' | 'margen' | 'encima' | 'título pequeño';

/** Hard titles in every style and every ratio, looked at on what was painted; and whether what looks sees what is spoilt on purpose. */
export async function tryHardTitles(isWhole: boolean): Promise<string> {
  const faults: string[] = [];
  const [contrasts, margins, sizes]: number[][] = [[], [], []];
  const [drowned, pushed] = [
    { tried: 0, caught: 0 },
    { tried: 0, caught: 0 },
  ];
  let covers = 0;
  for (const [nth, style] of allStyles.entries())
    for (const [turned, ratio] of ratios.entries())
      for (const [at, title] of titles.entries()) {
        // Of each style all titles and all ratios, though not each with each, where there is less time.
        if (!isWhole && (at + turned + nth) % 3 !== 0) continue;
        const number = (nth * ratios.length + turned) * titles.length + at;
        const scene = planGated(briefOf(number, { title, style, ratio }), number);
        const seen = seeType(scene, side);
        covers += 1;
        contrasts?.push(seen.title, seen.artist);
        margins?.push(seen.margin);
        sizes?.push(sizeOf(scene));
        for (const fault of faultsOf(scene, seen))
          faults.push(`${style} ${ratio} «${title.slice(0, 30)}» ${number}: ${fault}`);
        if (number % 7 === 0) {
          drowned.tried += 1;
          const gray = { ...scene, inks: [seen.under] };
          if (faultsOf(gray, seeType(gray, side)).includes('contraste')) drowned.caught += 1;
          pushed.tried += 1;
          const edged = toTheEdge(scene);
          if (faultsOf(edged, seeType(edged, side)).includes('margen')) pushed.caught += 1;
        }
        await turn();
      }
  for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`);
  const [least, nearest, smallest] = [contrasts, margins, sizes].map((all) =>
    Math.min(...(all ?? [])),
  ) as [number, number, number];
  const controls = (name: string, { tried, caught }: { tried: number; caught: number }) => ({
    name,
    ...{ value: `${caught} de ${tried}`, bar: 'todas', isMet: caught === tried },
  });
  settle(`títulos difíciles en ${figure(covers)} portadas`, [
    { name: 'faltas', value: figure(faults.length), bar: '0', isMet: faults.length === 0 },
    {
      name: 'contraste, lo menos',
      value: figure(least, 2),
      bar: '≥ 4,50',
      isMet: least >= leastContrast,
    },
    { name: 'contraste, mediana', value: figure(median(contrasts ?? []), 1), bar: '', isMet: null },
    {
      name: 'margen, lo menos, % del lado',
      value: figure(100 * nearest, 1),
      bar: '≥ 5,0',
      isMet: nearest >= leastMargin,
    },
    {
      name: 'título, lo menos, % del lado',
      value: figure(100 * smallest, 1),
      bar: '≥ 4,0',
      isMet: smallest >= leastTitle,
    },
    controls('vistas con el texto del color del fondo', drowned),
    controls('vistas con el texto hasta el borde', pushed),
  ]);
  return `cover: ${figure(covers)} portadas de títulos difíciles sin faltas, contraste ${figure(least, 2)} lo menos (meta ≥ 4,5), margen ${figure(100 * nearest, 1)} % (meta ≥ 5)`;
}

function faultsOf(scene: Scene, seen: ReturnType<typeof seeType>): Fault[] {
  return [
    ...(Math.min(seen.title, seen.artist) < leastContrast ? (['contraste'] as const) : []),
    ...(seen.margin < leastMargin ? (['margen'] as const) : []),
    ...(seen.shared > 0 ? (['encima'] as const) : []),
    ...(sizeOf(scene) < leastTitle ? (['título pequeño'] as const) : []),
  ];
}

const sizeOf = ({ type }: Scene): number => Math.min(...type.title.lines.map(({ size }) => size));

/** The same type, moved until it is two hundredths from the left. */
function toTheEdge(scene: Scene): Scene {
  const { title, artist } = scene.type;
  const far = Math.min(title.x, artist.x) - 0.02;
  return {
    ...scene,
    type: {
      ...scene.type,
      title: { ...title, x: title.x - far },
      artist: { ...artist, x: artist.x - far },
    },
  };
}
