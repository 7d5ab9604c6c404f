import { ratios } from '#packages/cover-art/src/frame.ts';
import { createRandom } from '#packages/cover-art/src/random.ts';
import { figure } from '../measure.ts';
import { settle, turn } from './bars.ts';
import { briefOf, drawnStyles } from './briefs.ts';
import { draw, type Image, pixelsOf, planGated } from './painted.ts';

const side = 300;
const words = 'VISTA PREVIA';

/** Of the cover: whoever cuts out more than this takes some of the mark along. */
const area = 0.2;
const leastChanged = 0.01;

/** A pixel changed where a channel moved by more than grain and compression do. */
const visible = 12;

/** Windows of a fifth of the cover: of its own form, and as wide or as tall as it is. */
const shapes = [
  [Math.sqrt(area), Math.sqrt(area)],
  [1, area],
  [area, 1],
  [0.7, area / 0.7],
  [area / 0.7, 0.7],
] as const;

/** Every window of a marked cover, in all ratios and several phases of the mark. */
export async function slideOverMarks(isWhole: boolean): Promise<string> {
  const phases = isWhole ? 12 : 5;
  const random = createRandom(5, 'phases');
  let [windows, missed, least, bareSeen, bareWindows] = [0, 0, Infinity, 0, 0];
  for (const [nth, ratio] of ratios.entries())
    for (let phase = 0; phase < phases; phase += 1) {
      const style = drawnStyles[(nth * phases + phase) % drawnStyles.length] ?? '';
      const scene = planGated(briefOf(nth + phase, { ratio, style }), phase);
      const bare = pixelsOf(draw(scene, side).canvas);
      const mark = { words, phase: { x: random(), y: random(), angle: random() } };
      const found = sharesOf(bare, pixelsOf(draw(scene, side, mark).canvas));
      windows += found.length;
      missed += found.filter((share) => share < leastChanged).length;
      least = Math.min(least, ...found);
      // Painted again without a mark it has none.
      const control = sharesOf(bare, pixelsOf(draw(scene, side).canvas));
      bareWindows += control.length;
      bareSeen += control.filter((share) => share >= leastChanged).length;
      await turn();
    }
  settle(
    `marca: ventanas del ${figure(100 * area)} % en ${figure(ratios.length * phases)} portadas`,
    [
      { name: 'ventanas', value: figure(windows), bar: '', isMet: null },
      { name: 'sin marca', value: figure(missed), bar: '0', isMet: missed === 0 },
      {
        name: 'píxeles marcados, lo menos, %',
        value: figure(100 * least, 1),
        bar: '≥ 1,0',
        isMet: least >= leastChanged,
      },
      {
        name: 'con marca en portadas que no la tienen',
        ...{
          value: `${figure(bareSeen)} de ${figure(bareWindows)}`,
          bar: '0',
          isMet: bareSeen === 0,
        },
      },
    ],
  );
  return `cover: ${figure(missed)} de ${figure(windows)} ventanas sin marca (meta 0), ${figure(100 * least, 1)} % marcado lo menos (meta ≥ 1)`;
}

/** The share of changed pixels of each window, by sums of all that is above and left of a pixel. */
function sharesOf(bare: Image, marked: Image): number[] {
  const { width, height } = bare;
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const isChanged = [0, 1, 2].some(
        (part) => Math.abs((bare.data[at + part] ?? 0) - (marked.data[at + part] ?? 0)) > visible,
      );
      const [above, here] = [y * (width + 1) + x, (y + 1) * (width + 1) + x];
      sums[here + 1] =
        (sums[here] ?? 0) + (sums[above + 1] ?? 0) - (sums[above] ?? 0) + (isChanged ? 1 : 0);
    }
  const sumAt = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const shares: number[] = [];
  for (const [across, down] of shapes) {
    const [wide, tall] = [Math.ceil(across * width), Math.ceil(down * height)];
    for (let y = 0; y + tall <= height; y += 4)
      for (let x = 0; x + wide <= width; x += 4)
        shares.push(
          (sumAt(x + wide, y + tall) - sumAt(x, y + tall) - sumAt(x + wide, y) + sumAt(x, y)) /
            (wide * tall),
        );
  }
  return shares;
}
