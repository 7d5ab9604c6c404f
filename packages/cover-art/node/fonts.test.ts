import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { briefSchema } from '../src/form.ts';
import { paintBlock } from '../src/paint-type.ts';
import { characters } from '../src/tables/characters.ts';
import { setLines } from '../src/type/set-lines.ts';
import { codePointsOf } from './code-points.ts';
import { createMetrics, fallbackFiles, registerFaces } from './fonts.ts';

registerFaces();
const measure = createMetrics();

test('the table of characters is what the files of the fallbacks have a glyph for', () => {
  const points = new Set(fallbackFiles().flatMap((file) => [...codePointsOf(file)]));
  const isFormat = (point: number) => /\u200C|\u200D|[\u{E0020}-\u{E007F}]/u.test(at(point));
  const at = (point: number) => String.fromCodePoint(point);
  const table = new Set(
    characters
      .trim()
      .split(/\s+/)
      .flatMap((range) => {
        const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_, step) => from + step);
      }),
  );
  const wanted = [...points].filter((point) => isFormat(point) || !/\p{C}/u.test(at(point)));
  expect([...table]).toEqual(wanted.sort((one, other) => one - other));
});

const foreign = [
  'Любовь',
  'Αγάπη ✝',
  'ليلة في بوغوتا',
  'שלום בוגוטה',
  'Fuego 🔥 ❤️ 👩‍🎤',
  'Șarpe Łódź',
];

test.each(foreign)('«%s» fills the box that was measured, and no more', (text) => {
  const { block, ink } = painted(text);
  for (const [found, asked] of [
    [ink.left, 20],
    [ink.right, 20 + block.width * 400],
    [ink.top, 20],
    [ink.bottom, 20 + block.height * 400],
  ] as const)
    expect(Math.abs(found - asked)).toBeLessThan(4);
});

test('the full stop of a title in Hebrew stands at its left, as low as the line', () => {
  const { block, ink } = painted('שלום.');
  expect(block.direction).toBe('rtl');
  expect(ink.topOfLeft).toBeGreaterThan(20 + block.height * 400 * 0.7);
});

test('Arabic is set without space between its letters, which hold on to each other', () => {
  expect(painted('ليلة').block.tracking).toBe(0);
  expect(painted('Лето').block.tracking).toBe(0.06);
});

test.each(['夜に駆ける', 'Luna 한', 'हिन्दी'])(
  '«%s» is refused, and the character is named',
  (songTitle) => {
    const { error } = briefSchema.safeParse({
      artistName: 'Kid Tamarindo',
      songTitle,
      genre: 'pop',
    });
    const character = Array.from(songTitle).find((one) => one > '\u0900') ?? '';
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `Escribe el título sin «${character}»: nuestras tipografías no tienen ese carácter`,
    ]);
  },
);

test.each([...foreign, 'Canción Ñandú — ¿qué?'])('«%s» is taken', (songTitle) => {
  const typed = { artistName: songTitle, songTitle, genre: 'pop' };
  expect(briefSchema.safeParse(typed).success).toBe(true);
});

/** A line of it 400 pixels to the em, 20 from the corner; where its ink is. */
function painted(text: string) {
  const wanted = { text, face: 'anton-400', tracking: 0.06, align: 'left' } as const;
  const block = setLines(measure, wanted, { width: 9, height: 1, most: 0.4, lines: 1 });
  const canvas = createCanvas(block.width * 400 + 40, block.height * 400 + 40);
  const context = canvas.getContext('2d');
  context.scale(400, 400);
  paintBlock(context, { ...block, x: 0.05, y: 0.05 }, '#000000');
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const rowsOf = (x: number) =>
    Array.from({ length: height }, (_, y) => y).filter(
      (y) => (data[(y * width + x) * 4 + 3] ?? 0) > 60,
    );
  const columns = Array.from({ length: width }, (_, x) => rowsOf(x));
  const left = columns.findIndex((rows) => rows.length > 0);
  const rows = columns.flat();
  return {
    block,
    ink: {
      ...{ left, right: columns.findLastIndex((one) => one.length > 0) + 1 },
      ...{ top: Math.min(...rows), bottom: Math.max(...rows) + 1 },
      topOfLeft: Math.min(...(columns[left] ?? [])),
    },
  };
}
