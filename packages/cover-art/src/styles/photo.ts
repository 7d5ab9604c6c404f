import type { Canvas } from '../canvas.ts';
import { type Colour, contrastOfColours, mixed, rampOf, withAlpha } from '../colour.ts';
import { bottom, type Box, farFrom, right, roomBeside, type Scene } from '../scene.ts';
import { fillAll, fillBox, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { figureOf, numberOf, type Style } from './style.ts';

const treatments = ['duotone', 'poster', 'halftone', 'lines', 'frame'] as const;
/** Edges, dots and lines are drawn anew at each size; tones would be blurred. */
const enlargeable = ['poster', 'halftone', 'lines'] as const;

/** Somebody's own photo, in the inks of the cover: whole under the type, in flat tones, in dots or lines, or cut into a frame. */
export const photo: Style = {
  id: 'photo',
  name: 'Tu foto',
  needsPhoto: true,
  compose({ palette, random, sideOf, setType, ratio, like, isPhotoSmall }) {
    const suitable = isPhotoSmall ? enlargeable : treatments;
    const treatment = figureOf(like, 'treatment', random.one(suitable), suitable);
    const isWide = ratio === '16:9';
    const isFramed = treatment === 'frame';
    const side = sideOf(random.isLucky(isFramed ? 0.6 : 0.3) ? 'start' : 'end');
    const type = setType({ side, share: isWide ? 0.44 : 0.38, most: 0.18 });
    const isPrinted = treatment === 'halftone' || treatment === 'lines';
    const isDark = !isPrinted && (!isFramed || random.isLucky(0.4));
    return {
      type,
      ...(isDark
        ? { ground: palette.ink, inks: [palette.paper, palette.accents[3]] }
        : { ground: palette.paper, inks: [palette.ink, palette.accents[0], palette.paper] }),
      params: { treatment, isWarm: random.isLucky(0.5), turn: random.between(0.2, 1.3) },
    };
  },
  paint(stage, scene) {
    const { palette, photo: picture } = stage;
    if (!picture) throw new Error('A cover of a photo has one.');
    const { ink, paper, accents } = palette;
    const [deep, dark, warm, bright] = accents;
    const { treatment, isWarm } = scene.params;
    const room = roomBeside(scene.type, 0.055);
    if (treatment === 'frame') {
      fillAll(stage, stage.ground);
      paintToned(stage, picture, frameBeside(scene), rampOf([ink, deep, dark, warm, bright]));
    } else if (treatment === 'halftone' || treatment === 'lines') {
      fillAll(stage, stage.ground);
      const under = mixed(isWarm === true ? warm : bright, paper, 0.25);
      fillBox(stage, room, contrastOfColours(under, ink) > 5 ? under : mixed(bright, paper, 0.5));
      if (treatment === 'lines') paintLines(stage, picture, room);
      else paintDots(stage, picture, room, numberOf(scene, 'turn'));
    } else {
      const ramp =
        treatment === 'poster'
          ? steppedRamp([ink, mixed(ink, deep, 0.8), dark, warm, bright, paper])
          : rampOf(isWarm === true ? [ink, deep, warm, bright] : [ink, dark, bright, paper]);
      // The face stands in what the type leaves free.
      const [whole, near] = [
        { x: 0, y: 0, width: stage.width, height: stage.height },
        reachOf(scene),
      ];
      fillAll(stage, ink);
      paintToned(stage, picture, near ?? whole, ramp);
      paintDusk(stage, scene);
    }
    paintGrain(stage, 0.28, 1.3);
  },
};

/** How much of the type a picture lies under: of a column less, for there is a face beside it. */
const underType = { beside: 0.35, stacked: 0.8 };

/** The frame without most of the band of the type: what is under its far half is in the dark anyway. */
function reachOf({ type: { side, ink, rest }, frame }: Scene): Box | null {
  const { width, height } = frame;
  switch (side) {
    case 'bottom':
      return { x: 0, y: 0, width, height: bottom(rest) + ink.height * underType.stacked };
    case 'top':
      return {
        x: 0,
        y: rest.y - ink.height * underType.stacked,
        width,
        height: rest.height + ink.height * underType.stacked,
      };
    case 'left':
      return {
        x: right(ink) - ink.width * underType.beside,
        y: 0,
        width: width - right(ink) + ink.width * underType.beside,
        height,
      };
    case 'right':
      return { x: 0, y: 0, width: ink.x + ink.width * underType.beside, height };
    case 'middle':
      return null;
  }
}

/** Colours side by side, without anything between them. */
const steppedRamp = (colours: readonly Colour[]): Uint8ClampedArray =>
  rampOf(colours.flatMap((colour) => Array.from({ length: 24 }, () => colour)));

/** What is left beside the type, with a margin. */
function frameBeside({ type, frame }: Scene): Box {
  const edge = 0.07;
  const room = roomBeside(type, 0.055);
  const [x, y] = [Math.max(edge, room.x), Math.max(edge, room.y)];
  return {
    ...{ x, y, width: Math.min(right(room), frame.width - edge) - x },
    height: Math.min(bottom(room), frame.height - edge) - y,
  };
}

/** The light of a picture that covers a box, from 0 to 1, with its darkest and lightest hundredth at the ends. */
function lightOf(
  { createCanvas }: Stage,
  picture: Canvas,
  columns: number,
  rows: number,
): { canvas: Canvas; light: Float32Array } {
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(columns / picture.width, rows / picture.height);
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  // Faces are above the middle of most pictures.
  context.drawImage(picture, (columns - wide) / 2, (rows - tall) * 0.3, wide, tall);
  const { data } = context.getImageData(0, 0, columns, rows);
  const light = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let at = 0; at < light.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    light[at] = value;
    counts[Math.floor(value)] = (counts[Math.floor(value)] ?? 0) + 1;
  }
  let [seen, low, high] = [0, 0, 255];
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen < light.length * 0.01) low = value;
    if (seen < light.length * 0.99) high = value;
  }
  for (const [at, value] of light.entries()) {
    const part = Math.max(0, Math.min(1, (value - low) / Math.max(1, high - low)));
    light[at] = part * part * (3 - 2 * part) * 0.55 + part * 0.45;
  }
  return { canvas, light };
}

function paintToned(stage: Stage, picture: Canvas, box: Box, ramp: Uint8ClampedArray): void {
  const { context, unit } = stage;
  const [columns, rows] = [Math.round(box.width * unit), Math.round(box.height * unit)];
  const { canvas, light } = lightOf(stage, picture, columns, rows);
  const target = canvas.getContext('2d');
  const pixels = target.getImageData(0, 0, columns, rows);
  const steps = ramp.length / 3 - 1;
  for (const [at, value] of light.entries()) {
    const step = Math.round(value * steps) * 3;
    pixels.data.set(ramp.subarray(step, step + 3), at * 4);
  }
  target.putImageData(pixels, 0, 0);
  context.drawImage(canvas, box.x, box.y, box.width, box.height);
}

/** How dark a picture that covers a box is at a place in it, from 0 to 1. */
function darknessIn(stage: Stage, picture: Canvas, box: Box, fine: number) {
  const [columns, rows] = [Math.round(box.width * fine), Math.round(box.height * fine)];
  const { light } = lightOf(stage, picture, columns, rows);
  return (x: number, y: number): number => {
    const column = Math.max(0, Math.min(columns - 1, Math.floor((x - box.x) * fine)));
    const row = Math.max(0, Math.min(rows - 1, Math.floor((y - box.y) * fine)));
    return 1 - (light[row * columns + column] ?? 1) ** 0.8;
  };
}

function clipTo({ context }: Stage, { x, y, width, height }: Box): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

/** The picture in dots of ink, turned as a printer turns them. */
function paintDots(stage: Stage, picture: Canvas, box: Box, angle: number): void {
  const { context, palette } = stage;
  const darknessAt = darknessIn(stage, picture, box, 260);
  const pitch = 1 / 96;
  const far = Math.hypot(box.width, box.height) / 2 + pitch;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  context.save();
  clipTo(stage, box);
  context.fillStyle = palette.ink;
  for (let along = -far; along < far; along += pitch)
    for (let down = -far; down < far; down += pitch) {
      const x = middleX + Math.cos(angle) * along - Math.sin(angle) * down;
      const y = middleY + Math.sin(angle) * along + Math.cos(angle) * down;
      if (farFrom(box, x, y) > pitch) continue;
      const radius = pitch * 0.74 * Math.sqrt(darknessAt(x, y));
      if (radius < pitch * 0.09) continue;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
  context.restore();
}

/** The picture in lines that swell where it is dark, as on a banknote. */
function paintLines(stage: Stage, picture: Canvas, box: Box): void {
  const { context, palette, noise } = stage;
  const darknessAt = darknessIn(stage, picture, box, 300);
  const pitch = 1 / 92;
  context.save();
  clipTo(stage, box);
  context.fillStyle = palette.ink;
  for (let line = box.y - 0.1; line < bottom(box) + 0.1; line += pitch) {
    const edges: [number, number, number][] = [];
    for (let x = box.x; x <= right(box) + 0.004; x += 1 / 380) {
      const y = line + 0.035 * noise(x * 1.3, line * 1.3);
      edges.push([x, y, pitch * 0.56 * darknessAt(x, y) ** 0.9]);
    }
    context.beginPath();
    for (const [x, y, half] of edges) context.lineTo(x, y - half);
    for (const [x, y, half] of edges.reverse()) context.lineTo(x, y + half);
    context.fill();
  }
  context.restore();
}

/** Shade that thickens towards the type. */
function paintDusk(
  { context, width, height, palette }: Stage,
  { type: { ink, side } }: Scene,
): void {
  const reach = 0.24;
  const [fromX, fromY, toX, toY] =
    side === 'left'
      ? [ink.x + ink.width + reach, 0, ink.x, 0]
      : side === 'right'
        ? [ink.x - reach, 0, ink.x + ink.width, 0]
        : side === 'top'
          ? [0, ink.y + ink.height + reach, 0, ink.y]
          : [0, ink.y - reach, 0, ink.y + ink.height];
  const dusk = context.createLinearGradient(fromX, fromY, toX, toY);
  const under = side === 'left' || side === 'right' ? underType.beside : underType.stacked;
  // Where the type begins.
  const edge = reach / (Math.hypot(toX - fromX, toY - fromY) || 1);
  for (const [at, alpha] of [
    [0, 0],
    [edge * 0.6, 0.5],
    [edge, 0.86],
    // Here the picture ends, unseen.
    [edge + (1 - edge) * (under - 0.05), 1],
  ] as const)
    dusk.addColorStop(at, withAlpha(palette.ink, alpha));
  context.fillStyle = dusk;
  context.fillRect(0, 0, width, height);
}
