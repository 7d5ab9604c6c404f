import sharp from 'sharp';
import {
  bottom,
  type Box,
  type PlacedBlock,
  right,
  type Scene,
} from '#packages/cover-art/src/scene.ts';
import { figure, table } from '../measure.ts';
import { settle, turn } from './bars.ts';
import { allStyles, briefOf } from './briefs.ts';
import { draw, type Image, pixelsOf, planGated } from './painted.ts';
import { hasTesseract, read } from './tesseract.ts';

const side = 1200;
const alike = 0.85;
const bars = { title: 0.97, artist: 0.95 };

type Reading = { said: string; likeness: number };
type Cover = { seed: number; scene: Scene; title: Reading; artist: Reading; whole: number | null };

/** Whether a machine reads what a cover says: title and artist, each in its own place, light on dark or dark on light. */
export async function readCovers(isWhole: boolean): Promise<string> {
  if (!hasTesseract())
    return 'cover: lectura sin medir: en esta máquina no está tesseract con su español (apt install tesseract-ocr-spa)';
  const count = isWhole ? 200 : 60;
  const covers: Cover[] = [];
  const seeds = Array.from({ length: count }, (_, at) => at).values();
  const work = async () => {
    for (const seed of seeds) {
      covers.push(await readCover(seed));
      await turn();
    }
  };
  await Promise.all([work(), work()]);
  const failed = covers
    .flatMap(({ seed, scene, title, artist }) => [
      { seed, scene, what: 'título', block: scene.type.title, ...title },
      { seed, scene, what: 'artista', block: scene.type.artist, ...artist },
    ])
    .filter(({ likeness }) => likeness < alike)
    .toSorted((one, other) => one.seed - other.seed);
  if (failed.length > 0)
    console.log(
      table(
        ['no leídas', 'semilla', 'estilo', 'letra', 'dice', 'se leyó'],
        failed.map(({ seed, scene, what, block, said }) => [
          what,
          ...[String(seed), scene.style, block.face],
          ...[wordsOf(block).slice(0, 34), said.slice(0, 34)],
        ]),
      ),
    );
  tellFaces(covers);
  const share = (of: (cover: Cover) => boolean) => covers.filter(of).length / covers.length;
  const titles = share(({ title }) => title.likeness >= alike);
  const artists = share(({ artist }) => artist.likeness >= alike);
  const wholes = covers.flatMap((one) => one.whole ?? []);
  const whole = wholes.reduce((sum, one) => sum + one, 0) / wholes.length;
  settle(`lectura de ${figure(count)} portadas`, [
    {
      name: 'títulos leídos, %',
      value: figure(100 * titles, 1),
      bar: '≥ 97,0',
      isMet: titles >= bars.title,
    },
    {
      name: 'artistas leídos, %',
      value: figure(100 * artists, 1),
      bar: '≥ 95,0',
      isMet: artists >= bars.artist,
    },
    {
      name: 'palabras leídas en la imagen entera, %',
      value: figure(100 * whole, 1),
      bar: '',
      isMet: null,
    },
  ]);
  return `cover: se leen ${figure(100 * titles, 1)} % de los títulos (meta ≥ 97) y ${figure(100 * artists, 1)} % de los artistas (meta ≥ 95) de ${figure(count)} portadas`;
}

async function readCover(seed: number): Promise<Cover> {
  const style = allStyles[seed % allStyles.length] ?? '';
  const scene = planGated(briefOf(seed, { style }), seed);
  const image = pixelsOf(draw(scene, side).canvas);
  const { title, artist } = scene.type;
  return {
    ...{ seed, scene },
    title: await readBlock(image, title, artist),
    artist: await readBlock(image, artist, title),
    whole: seed % 4 === 0 ? await readWhole(image, [title, artist].map(wordsOf).join(' ')) : null,
  };
}

/** The better reading of a block and five hundredths around it: as it is, and with light and dark exchanged. */
async function readBlock(image: Image, block: PlacedBlock, other: Box): Promise<Reading> {
  const box = besides(around(block), block, other);
  // A reader wants lines of some forty to eighty pixels, and is lost in letters as tall as the page.
  const size = Math.max(...block.lines.map((line) => line.size)) * side;
  const wanted = wordsOf(block);
  const layout = block.lines.length === 1 ? 'line' : 'block';
  let best: Reading = { said: '', likeness: -1 };
  for (const isInverse of [false, true]) {
    const said = plain(
      await read(await cropOf(image, box, { isInverse, scale: Math.min(1, 80 / size) }), layout),
    );
    const likeness = likenessOf(plain(wanted), said);
    if (likeness > best.likeness) best = { said, likeness };
    if (likeness >= alike) break;
  }
  return best;
}

/** The share of the words that are found anywhere on the cover. */
async function readWhole(image: Image, wanted: string): Promise<number> {
  const found = new Set<string>();
  for (const isInverse of [false, true]) {
    const all = { x: 0, y: 0, width: image.width / side, height: image.height / side };
    const said = plain(await read(await cropOf(image, all, { isInverse, scale: 1 }), 'anywhere'));
    for (const word of said.split(' ')) found.add(word);
  }
  const words = plain(wanted).split(' ');
  return words.filter((word) => found.has(word)).length / words.length;
}

/** Five hundredths of a side around a block, though above and below no more than half of a line: beyond that stands what is drawn. */
function around({ x, y, width, height, lines }: PlacedBlock): Box {
  const ends = Math.min(0.05, 0.5 * Math.max(...lines.map(({ size }) => size)));
  return { x: x - 0.05, y: y - ends, width: width + 0.1, height: height + 2 * ends };
}

/** A box without what of it lies beyond the middle of the gap to another block above or below: that says something else. */
function besides(box: Box, block: Box, other: Box): Box {
  const middle = (one: number, next: number) => (one + next) / 2;
  const top = bottom(other) <= block.y ? Math.max(box.y, middle(bottom(other), block.y)) : box.y;
  const low =
    other.y >= bottom(block) ? Math.min(bottom(box), middle(bottom(block), other.y)) : bottom(box);
  return { ...box, y: top, height: low - top };
}

function cropOf(
  { data, width, height }: Image,
  box: Box,
  { isInverse, scale }: { isInverse: boolean; scale: number },
): Promise<Buffer> {
  const [left, top] = [box.x, box.y].map((at) => Math.max(0, Math.floor(at * side))) as [
    number,
    number,
  ];
  const area = {
    ...{ left, top },
    width: Math.min(width, Math.ceil(right(box) * side)) - left,
    height: Math.min(height, Math.ceil(bottom(box) * side)) - top,
  };
  const crop = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .extract(area)
    .resize({ width: Math.max(8, Math.round(area.width * scale)) })
    .grayscale();
  return (isInverse ? crop.negate() : crop).png({ compressionLevel: 1 }).toBuffer();
}

const wordsOf = ({ lines }: PlacedBlock): string => lines.map(({ text }) => text).join(' ');

const plain = (text: string): string =>
  text.toLocaleLowerCase('es').replaceAll(/\s+/gu, ' ').trim();

/** 1 less the changes of a letter that make one text the other (V. Levenshtein, 1966), of the longer one's letters. */
function likenessOf(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [column, wanted] of to.entries())
      now.push(
        Math.min(
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
          (before[column] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    before = now;
  }
  return 1 - (before.at(-1) ?? 0) / Math.max(1, from.length, to.length);
}

/** Which face fails how often: of a face that fails often the reason is the face. */
function tellFaces(covers: readonly Cover[]): void {
  const faces = new Map<string, { read: number; of: number }>();
  for (const { scene, title } of covers) {
    const known = faces.get(scene.type.title.face) ?? { read: 0, of: 0 };
    faces.set(scene.type.title.face, {
      read: known.read + (title.likeness >= alike ? 1 : 0),
      of: known.of + 1,
    });
  }
  const failing = [...faces].filter(([, { read, of }]) => read < of);
  if (failing.length === 0) return;
  console.log(
    table(
      ['letras con títulos sin leer', 'leídos', 'de'],
      failing.map(([face, { read, of }]) => [face, figure(read), figure(of)]),
    ),
  );
}
