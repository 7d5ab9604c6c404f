import { hasSerifs, narrowFaces, type Setting, settings } from '../tables/faces.ts';
import type { Genre } from '../tables/genres.ts';
import { endOf, frameOf, zoneOf } from '../frame.ts';
import {
  bottom,
  type Box,
  type PlacedBlock,
  type PlacedType,
  type Ratio,
  right,
  type Side,
  union,
} from '../scene.ts';
import type { FontMetrics } from './metrics.ts';
import { directionOf } from './script.ts';
import { type Align, type Block, setLines, setStack, type Wanted } from './set-lines.ts';

/** What a style asks of the type of its cover. What it leaves open is decided by the arrangement. */
export type TypeWish = {
  side: Side;
  /** Of the frame, at most. */
  share: number;
  align?: Align;
  /** The largest size of the title, where it is not a stack; a short one may be larger. */
  most?: number;
  /** Title and artist at the two ends of the frame, or of the column, and not together. */
  isApart?: boolean;
};

/** How title and artist stand to each other, which no style has to decide. */
export type Arrangement = {
  align: Align;
  /** The artist above the title. */
  isArtistFirst: boolean;
  /** Where both stand in a column. */
  anchor: 'start' | 'middle' | 'end';
};

export type Words = {
  title: string;
  artist: string;
  genre: Genre;
  setting: Setting;
  ratio: Ratio;
  arrangement: Arrangement;
};

/** Below this a title is set in a narrower face. */
const smallest = 0.058;

/** Between title and artist. */
const gap = 0.042;

/** Sets title and artist of a cover at a side of it. */
export function placeType(measure: FontMetrics, words: Words, wish: TypeWish): PlacedType {
  const { setting, ratio, arrangement } = words;
  const { side, share, most = 0.17, isApart = false } = wish;
  const align = side === 'middle' ? 'center' : mirrored(wish.align ?? arrangement.align, words);
  // A paragraph of a title gets some of the room of what is drawn, before it is too small to be read.
  const zone = zoneOf(ratio, side, words.title.length > 200 ? share + 0.04 : share);
  const artist = setArtist(measure, words, zone, align);
  const room = zone.height - (isApart && side === 'middle' ? 0 : artist.height + gap);
  const letters = words.title.length;
  const title = setTitle(measure, words, {
    ...{ width: zone.width, height: room, align },
    most: setting.scale === 'quiet' ? quietSize(letters) : most * growthOf(letters),
  });
  const place = (block: Block, y: number): PlacedBlock => ({
    ...block,
    ...{ x: zone.x + indentOf(align, zone.width, block.width), y },
  });
  const at = isApart
    ? placeApart(
        side,
        zone,
        { height: frameOf(ratio).height, edge: endOf(ratio) },
        { title, artist },
      )
    : placeTogether(arrangement, side, zone, { title, artist });
  const placed = { title: place(title, at.title), artist: place(artist, at.artist) };
  const [one, other] = [boxOf(placed.title), boxOf(placed.artist)];
  const ink = isApart ? one : union(one, other);
  return { ...placed, side, ink, rest: restOf(frameOf(ratio), side, ink) };
}

/** A title of few letters is a picture of its own. */
const growthOf = (letters: number): number =>
  letters <= 6 ? 1.8 : letters <= 10 ? 1.45 : letters <= 16 ? 1.15 : 1;

const quietSize = (letters: number): number => (letters <= 8 ? 0.2 : letters <= 18 ? 0.155 : 0.125);

/** What is read from the right begins at the right. */
const mirrored = (align: Align, { title }: Words): Align =>
  align === 'left' && directionOf(title) === 'rtl' ? 'right' : align;

type Blocks = { title: Block; artist: Block };

/** Where both begin, one under the other, at the edge that the side is of. */
function placeTogether(
  { isArtistFirst, anchor }: Arrangement,
  side: Side,
  zone: Box,
  { title, artist }: Blocks,
): { title: number; artist: number } {
  const height = title.height + gap + artist.height;
  const own = {
    top: 'start',
    bottom: 'end',
    middle: 'middle',
    left: anchor,
    right: anchor,
  } as const;
  const share = { start: 0, middle: 0.5, end: 1 }[own[side]];
  const y = zone.y + (zone.height - height) * share;
  return isArtistFirst
    ? { artist: y, title: y + artist.height + gap }
    : { title: y, artist: y + title.height + gap };
}

/** The title at its side, and the artist at the other end. */
function placeApart(
  side: Side,
  zone: Box,
  { height, edge }: { height: number; edge: number },
  { title, artist }: Blocks,
): { title: number; artist: number } {
  switch (side) {
    case 'bottom':
      return { title: bottom(zone) - title.height, artist: edge };
    case 'middle':
      return { title: (height - title.height) / 2, artist: height - edge - artist.height };
    case 'top':
    case 'left':
    case 'right':
      return { title: zone.y, artist: height - edge - artist.height };
  }
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const indentOf = (align: Align, room: number, width: number): number =>
  align === 'left' ? 0 : align === 'right' ? room - width : (room - width) / 2;

function restOf({ width, height }: { width: number; height: number }, side: Side, ink: Box): Box {
  switch (side) {
    case 'top':
      return { x: 0, y: bottom(ink), width, height: height - bottom(ink) };
    case 'bottom':
      return { x: 0, y: 0, width, height: ink.y };
    case 'left':
      return { x: right(ink), y: 0, width: width - right(ink), height };
    case 'right':
      return { x: 0, y: 0, width: ink.x, height };
    case 'middle':
      return { x: 0, y: 0, width, height };
  }
}

function setArtist(
  measure: FontMetrics,
  { artist, setting }: Words,
  { width }: Box,
  align: Align,
): Block {
  const size = setting.scale === 'stack' ? 0.056 : setting.scale === 'large' ? 0.052 : 0.048;
  const wanted: Wanted = {
    text: setting.isCapitals || setting.scale !== 'quiet' ? upper(artist) : artist,
    ...{ face: setting.support, tracking: 0.06, align },
  };
  const one = setLines(measure, wanted, { width, height: 1, most: size, lines: 1 });
  // A long name in two lines, before it becomes too small to be read.
  return one.height >= size * 0.5
    ? one
    : setLines(measure, wanted, { width, height: 1, most: size, lines: 2 });
}

function setTitle(
  measure: FontMetrics,
  { title, genre, setting }: Words,
  { width, height, most, align }: { width: number; height: number; most: number; align: Align },
): Block {
  const text = setting.isCapitals ? upper(title) : title;
  const wanted: Wanted = {
    ...{ text, face: setting.display, tracking: setting.tracking, align },
  };
  const lines = title.length > 70 ? 6 : title.length > 40 ? 5 : width < 0.75 ? 5 : 4;
  const stack =
    setting.scale === 'stack'
      ? setStack(measure, wanted, { width, height: Math.min(height, 0.5), most: 0.44, lines })
      : null;
  if (stack) return stack;
  const room = {
    width,
    height,
    most: setting.scale === 'stack' ? Math.max(most, 0.26) : most,
    lines,
  };
  let block = setLines(measure, wanted, room);
  const others = [
    ...settings[genre].map(({ display }) => display),
    narrowFaces[hasSerifs(setting.display) ? 'serif' : 'sans'],
    narrowFaces.sans,
  ];
  for (const face of others) {
    if (sizeOf(block) >= smallest) break;
    const other = setLines(
      measure,
      { ...wanted, face, tracking: 0 },
      { ...room, lines: lines + 2 },
    );
    // Another face has to be worth it, unless this one cannot be read on a thumbnail.
    const worthwhile = sizeOf(block) < smallest * 0.7 ? 1 : 1.1;
    if (sizeOf(other) > sizeOf(block) * worthwhile) block = other;
  }
  if (sizeOf(block) >= smallest * 0.7 || !/\S{21}/u.test(text)) return block;
  const cut = { ...wanted, face: narrowFaces.sans, tracking: 0, text: cutWords(text) };
  return setLines(measure, cut, { ...room, lines: lines + 4 });
}

/** A word that fills no line at a size that is read, such as eighty letters in a row, in pieces of the same length. */
const cutWords = (text: string): string =>
  text.replaceAll(/\S{21,}/gu, (word) => {
    const letters = Array.from(word);
    const count = Math.ceil(letters.length / 16);
    const each = Math.ceil(letters.length / count);
    return Array.from({ length: count }, (_, at) =>
      letters.slice(at * each, (at + 1) * each).join(''),
    ).join(' ');
  });

export const sizeOf = ({ lines }: Block): number => Math.min(...lines.map(({ size }) => size));

/** Greek capitals go without accents. */
const upper = (text: string): string =>
  text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? 'el' : 'es');
