import type { Canvas } from '../canvas.ts';
import { type Colour, rampOf, withAlpha } from '../colour.ts';
import { bandOf, bottom, type Box, right, roomBeside, type Scene } from '../scene.ts';
import { fillAll, fillBox, paintGrain, type Stage } from '../stage.ts';
import type { Style } from './style.ts';

const treatments = ['duotone', 'halftone', 'frame'] as const;

/** Somebody's own photo, in the inks of the cover: whole under the type, in dots, or cut into a frame. */
export const photo: Style = {
  id: 'photo',
  name: 'Tu foto',
  needsPhoto: true,
  compose({ palette, random, sideOf, setType, ratio }) {
    const treatment = random.one(treatments);
    const isWide = ratio === '16:9';
    const side = sideOf(treatment === 'frame' ? 'start' : 'end');
    const type = setType({ side, share: isWide ? 0.44 : 0.4, most: 0.18 });
    const isDark = treatment !== 'frame' || random.isLucky(0.35);
    return {
      type,
      ground: isDark ? palette.ink : palette.paper,
      inks: isDark ? [palette.paper, palette.accents[3]] : [palette.ink, palette.paper],
      params: { treatment, isWarm: random.isLucky(0.5) },
    };
  },
  paint(stage, scene) {
    const { palette, photo: picture } = stage;
    if (!picture) throw new Error('A cover of a photo has one.');
    const { ink, paper, accents } = palette;
    const [deep, dark, warm, bright] = accents;
    const { treatment, isWarm } = scene.params;
    const whole = { x: 0, y: 0, width: stage.width, height: stage.height };
    if (treatment === 'frame') {
      fillAll(stage, stage.ground);
      paintToned(stage, picture, frameBeside(scene), rampOf([ink, deep, dark, warm, bright]));
    } else if (treatment === 'halftone') {
      paintDots(stage, picture, isWarm === true ? warm : bright);
      fillBox(stage, bandOf(scene, 0.05), stage.ground);
    } else {
      const ramp = rampOf(isWarm === true ? [ink, deep, warm, bright] : [ink, dark, bright, paper]);
      paintToned(stage, picture, whole, ramp);
      paintDusk(stage, scene);
    }
    paintGrain(stage, 0.28, 1.3);
  },
};

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

/** The picture in dots of ink on a colour, turned as a printer turns them. */
function paintDots(stage: Stage, picture: Canvas, colour: Colour): void {
  const { context, width, height, palette } = stage;
  fillAll(stage, colour);
  const fine = 220;
  const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
  const { light } = lightOf(stage, picture, columns, rows);
  const [pitch, angle] = [1 / 105, 0.4];
  const far = Math.hypot(width, height) / 2;
  context.fillStyle = palette.ink;
  for (let along = -far; along < far; along += pitch)
    for (let down = -far; down < far; down += pitch) {
      const x = width / 2 + Math.cos(angle) * along - Math.sin(angle) * down;
      const y = height / 2 + Math.sin(angle) * along + Math.cos(angle) * down;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const value = light[Math.floor(y * fine) * columns + Math.floor(x * fine)] ?? 1;
      const radius = pitch * 0.72 * Math.sqrt(1 - value);
      if (radius < pitch * 0.06) continue;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
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
  dusk.addColorStop(0, withAlpha(palette.ink, 0));
  dusk.addColorStop(0.5, withAlpha(palette.ink, 0.8));
  dusk.addColorStop(1, withAlpha(palette.ink, 0.96));
  context.fillStyle = dusk;
  context.fillRect(0, 0, width, height);
}
