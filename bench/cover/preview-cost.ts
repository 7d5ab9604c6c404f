import { encodeJpeg } from '#packages/cover-art/node/raster.ts';
import { plan } from '#packages/cover-art/src/plan.ts';
import { figure, median, percentile, table } from '../measure.ts';
import { cpuNow, settle, turn } from './bars.ts';
import { allStyles, briefOf } from './briefs.ts';
import { draw, metrics } from './painted.ts';

const side = 512;
const bar = 250;

/** A preview from its brief to its bytes, in CPU. */
export async function measurePreviews(isWhole: boolean): Promise<string> {
  const briefs = isWhole ? 12 : 6;
  const measure = metrics();
  const make = async (style: string, at: number) => {
    await turn();
    const began = cpuNow();
    await encodeJpeg(draw(plan(briefOf(at, { style }), at, measure), side).canvas);
    return cpuNow() - began;
  };
  const found = new Map<string, number[]>();
  for (const style of allStyles) {
    // A worker has compiled its code after a few.
    await make(style, briefs);
    const times = [];
    for (let at = 0; at < briefs; at += 1) times.push(await make(style, at));
    found.set(style, times);
  }
  console.log(
    table(
      ['vista de 512 px, ms de CPU', 'mediana', 'lo más'],
      [...found].map(([style, times]) => [
        style,
        figure(median(times)),
        figure(Math.max(...times)),
      ]),
    ),
  );
  const all = [...found.values()].flat();
  const [middle, worst] = [median(all), percentile(all, 0.95)];
  settle(`de ${figure(all.length)} vistas`, [
    { name: 'mediana', value: figure(middle), bar: '', isMet: null },
    { name: 'p95', value: figure(worst), bar: '< 250', isMet: worst < bar },
  ]);
  return `cover: vista de 512 px en ${figure(middle)} ms de CPU, p95 ${figure(worst)} (meta < 250)`;
}
