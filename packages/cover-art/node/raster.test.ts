import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { waysOf } from '#test/sampled.ts';
import { contrastOfColours } from '../src/colour.ts';
import { genreNames, type Genre } from '../src/tables/genres.ts';
import { moodNames, type Mood } from '../src/tables/moods.ts';
import { faultsOf } from '../src/faults.ts';
import { ratios } from '../src/frame.ts';
import { leastContrast } from '../src/gate.ts';
import { planLegible } from '../src/plan-legible.ts';
import { plan } from '../src/plan.ts';
import { styles } from '../src/styles/styles.ts';
import { createMetrics, registerFaces } from './fonts.ts';
import { drawCover, encodeJpeg } from './raster.ts';

registerFaces();
const measure = createMetrics();
const genres = Object.keys(genreNames) as Genre[];
const moods = Object.keys(moodNames) as Mood[];
const isLegible = (scene: ReturnType<typeof plan>) =>
  drawCover(scene, { side: 160 }).painted.isLegible;

const titles = [
  'Y',
  '¡Ay, Ñandú!',
  'Otorrinolaringólogo',
  'Cartas para alguien que ya no vive aquí',
];
const drawn = [...styles.values()].filter(({ needsPhoto }) => !needsPhoto).map(({ id }) => id);

test.each(drawn)('%s keeps its type within every frame, apart and legible', (style) => {
  for (const [at, ratio] of ratios.entries())
    for (const [nth, title] of waysOf(titles, at + style.length).entries()) {
      const seed = at * titles.length + nth;
      const [genre = 'pop', mood = 'sereno'] = [
        genres[seed % genres.length],
        moods[seed % moods.length],
      ];
      const brief = { artist: 'Niebla Norte', title, genre, mood, ratio, style };
      const scene = planLegible(brief, seed, measure, isLegible);
      expect(faultsOf(scene), `${ratio} ${title}`).toEqual([]);
      const { painted } = drawCover(scene, { side: 160 });
      expect(painted.title.contrast, `${ratio} ${title}`).toBeGreaterThanOrEqual(leastContrast);
      expect(painted.artist.contrast, `${ratio} ${title}`).toBeGreaterThanOrEqual(leastContrast);
    }
});

test.each(ratios)(
  'a photo in %s leaves its type legible, and another photo is another cover',
  (ratio) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const scene = plan({ ...brief, ratio, style: 'photo', hasPhoto: true }, seed, measure);
      const [one, other] = ['#d8c0a8', '#203040'].map((colour) =>
        drawCover(scene, { side: 160, photo: pictureOf(colour) }),
      );
      expect(faultsOf(scene)).toEqual([]);
      expect(one?.painted.isLegible, `${seed}`).toBe(true);
      expect(one?.canvas.data()).not.toEqual(other?.canvas.data());
    }
  },
);

/** A head and shoulders of one colour before a light wall. */
function pictureOf(colour: string) {
  const canvas = createCanvas(300, 400);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, 300, 400);
  wall.addColorStop(0, '#f4f0e8');
  wall.addColorStop(1, '#c8c0b8');
  context.fillStyle = wall;
  context.fillRect(0, 0, 300, 400);
  context.fillStyle = colour;
  for (const [y, radius] of [
    [150, 70],
    [380, 130],
  ] as const) {
    context.beginPath();
    context.arc(150, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}

const brief = {
  artist: 'Niebla Norte',
  title: 'Páramo adentro',
  genre: 'indie',
  mood: 'sereno',
  ratio: '4:5',
} as const;

test('the same brief and seed are the same bytes, and another seed is another cover', async () => {
  const bytesOf = async (seed: number) =>
    encodeJpeg(drawCover(plan(brief, seed, measure), { side: 200 }).canvas);
  expect(await bytesOf(7)).toEqual(await bytesOf(7));
  expect(await bytesOf(7)).not.toEqual(await bytesOf(8));
});

test.each(drawn)('%s is the same bytes whether its scene was sketched before or not', (style) => {
  const sketched = plan({ ...brief, style }, 7, measure);
  drawCover(sketched, { side: 120 });
  const fresh = plan({ ...brief, style }, 7, measure);
  const [one, other] = [sketched, fresh].map((scene) =>
    drawCover(scene, { side: 200 }).canvas.data(),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test('a file is as platforms take it: JPEG of its ratio, three channels, sRGB with its profile, no other data', async () => {
  const file = await encodeJpeg(drawCover(plan(brief, 7, measure), { side: 200 }).canvas);
  expect(await sharp(file).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 200, height: 250, space: 'srgb', channels: 3, hasAlpha: false },
    icc: expect.any(Buffer),
  });
  expect((await sharp(file).metadata()).exif).toBeUndefined();
});

test.each([
  ['16:9', 161],
  ['9:16', 200],
  ['3:4', 257],
] as const)('of %s, %i pixels, none is left open where a side is rounded', (ratio, side) => {
  const { canvas } = drawCover(plan({ ...brief, ratio, style: 'aura' }, 7, measure), { side });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  expect(data.filter((value, at) => at % 4 === 3 && value < 255)).toHaveLength(0);
});

test('type in gray on gray is seen to be illegible', () => {
  const scene = plan(brief, 7, measure);
  const { painted } = drawCover({ ...scene, inks: [scene.ground] }, { side: 160 });
  expect(contrastOfColours(scene.ground, scene.ground)).toBe(1);
  expect(painted.isLegible).toBe(false);
});

test('what was found legible on a sketch is legible at full size', () => {
  const song = { artist: 'Emilia Lozano', title: 'A, e, i, o… ¿y tú?' };
  const asked = { ...song, genre: 'trap', mood: 'sereno', ratio: '3:4', style: 'glitch' } as const;
  const scene = planLegible(
    asked,
    296,
    measure,
    (one) => drawCover(one, { side: 360 }).painted.isLegible,
  );
  const { painted } = drawCover(scene, { side: 1500 });
  expect(painted.artist.contrast).toBeGreaterThanOrEqual(leastContrast);
});

test('a mark changes any window of a fifth of a cover', () => {
  const scene = plan(brief, 7, measure);
  const phase = { x: 0.3, y: 0.6, angle: 0.5 };
  const [bare, marked] = [{}, { mark: { words: 'VISTA PREVIA', phase } }].map((mark) => {
    const { canvas } = drawCover(scene, { side: 200, ...mark });
    return canvas.getContext('2d').getImageData(0, 0, 200, 250).data;
  });
  if (!bare || !marked) throw new Error('nothing was drawn');
  const window = { width: 90, height: 112 };
  for (let top = 0; top + window.height <= 250; top += 12)
    for (let left = 0; left + window.width <= 200; left += 12) {
      let changed = 0;
      for (let y = top; y < top + window.height; y += 1)
        for (let x = left; x < left + window.width; x += 1) {
          const at = (y * 200 + x) * 4;
          if (Math.abs((bare[at] ?? 0) - (marked[at] ?? 0)) > 12) changed += 1;
        }
      expect(changed / (window.width * window.height), `${left}, ${top}`).toBeGreaterThan(0.01);
    }
});
