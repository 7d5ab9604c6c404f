import { type Colour, mixed } from '../colour.ts';
import { perScene } from '../per-scene.ts';
import { createRandom, shuffled } from '../random.ts';
import { farFrom, type Scene } from '../scene.ts';
import { fillAll, type Stage } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { numberOf, type Style, tones } from './style.ts';

/** From broad brooms to hairs, in short sides; how many of each are tried. */
const brushes = [
  { wide: 0.034, tries: 160 },
  { wide: 0.022, tries: 420 },
  { wide: 0.014, tries: 1000 },
  { wide: 0.008, tries: 2200 },
  { wide: 0.0045, tries: 3000 },
];

/** Cells of the grid in which strokes keep out of each other's way, in a short side. */
const fine = 420;

/** Strokes that follow one current and never touch, nor the type. */
export const flow: Style = {
  id: 'flow',
  name: 'Corriente',
  compose({ palette, random, sideOf, setType }) {
    const side = random.isLucky(0.4) ? 'middle' : sideOf();
    return {
      type: setType({ side, share: 0.48, most: 0.19 }),
      ...tones(palette, random.isLucky(0.42)),
      params: {
        scale: random.between(0.7, 1.5),
        turn: random.between(1.1, 2.2),
        start: random.between(0, 2 * Math.PI),
      },
    };
  },
  paint(stage, scene) {
    fillAll(stage, stage.ground);
    const { context } = stage;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const { line, breadth, colour } of strokes(scene, () => strokesOf(stage, scene))) {
      context.strokeStyle = colour;
      context.lineWidth = breadth;
      context.beginPath();
      for (const [at, [x, y]] of line.entries())
        if (at === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      context.stroke();
    }
    paintPaper(stage, 0.22, 0.15);
  },
};

type Stroke = { line: readonly [number, number][]; breadth: number; colour: Colour };

const strokes = perScene<Stroke[]>();

function strokesOf({ width, height, palette, noise, ground }: Stage, scene: Scene): Stroke[] {
  const random = createRandom(scene.seed, 'strokes');
  const found: Stroke[] = [];
  const { ink, side } = scene.type;
  const [columns, rows] = [Math.ceil(width * fine), Math.ceil(height * fine)];
  const taken = new Uint16Array(columns * rows);
  const isOfType = (x: number, y: number): boolean => {
    const shore = 0.048 + 0.018 * noise(x * 2.2 + 70, y * 2.2);
    if (side === 'middle') return farFrom(ink, x, y) < shore;
    if (side === 'left') return x < ink.x + ink.width + shore;
    if (side === 'right') return x > ink.x - shore;
    const isWithin = ink.width > width * 0.62 || x < ink.x + ink.width + shore;
    return isWithin && (side === 'top' ? y < ink.y + ink.height + shore : y > ink.y - shore);
  };
  const [scale, turn, start] = [
    numberOf(scene, 'scale'),
    numberOf(scene, 'turn'),
    numberOf(scene, 'start'),
  ];
  const angleAt = (x: number, y: number) =>
    start + noise(x * scale + 3, y * scale) * Math.PI * turn;
  const own = ground === palette.ink ? mixed(ground, palette.accents[1], 0.5) : palette.ink;
  const colours = shuffled(
    [...palette.accents, own, mixed(palette.accents[2], palette.paper, 0.5)],
    random,
  );
  let stroke = 0;
  for (const { wide, tries } of brushes)
    for (let tried = 0; tried < tries; tried += 1) {
      stroke = (stroke % 65_000) + 1;
      const breadth = wide * random.between(0.75, 1.15);
      const reach = Math.ceil((breadth / 2 + 0.0035) * fine);
      const [beginX, beginY] = [random() * width, random() * height];
      const isFree = (x: number, y: number): boolean => {
        if (x < -breadth || y < -breadth || x > width + breadth || y > height + breadth)
          return false;
        if (isOfType(x, y)) return false;
        const [column, row] = [Math.floor(x * fine), Math.floor(y * fine)];
        for (let down = -reach; down <= reach; down += 1)
          for (let along = -reach; along <= reach; along += 1) {
            if (along * along + down * down > reach * reach) continue;
            const [at, below] = [column + along, row + down];
            if (at < 0 || below < 0 || at >= columns || below >= rows) continue;
            const known = taken[below * columns + at];
            if (known && known !== stroke) return false;
          }
        return true;
      };
      if (!isFree(beginX, beginY)) continue;
      const walk = (way: 1 | -1): [number, number][] => {
        const points: [number, number][] = [];
        let [x, y] = [beginX, beginY];
        for (let step = 0; step < 230; step += 1) {
          const angle = angleAt(x, y);
          x += Math.cos(angle) * way * 0.0045;
          y += Math.sin(angle) * way * 0.0045;
          if (!isFree(x, y)) break;
          points.push([x, y]);
        }
        return points;
      };
      const line = [...walk(-1).reverse(), [beginX, beginY] as [number, number], ...walk(1)];
      if (line.length < (wide > 0.01 ? 22 : 11)) continue;
      const half = Math.ceil((breadth / 2) * fine);
      for (const [x, y] of line)
        for (let down = -half; down <= half; down += 1)
          for (let along = -half; along <= half; along += 1) {
            const [at, below] = [Math.floor(x * fine) + along, Math.floor(y * fine) + down];
            if (along * along + down * down > half * half + 1) continue;
            if (at >= 0 && below >= 0 && at < columns && below < rows)
              taken[below * columns + at] = stroke;
          }
      const tone = (noise(beginX * 1.3 + 50, beginY * 1.3) + 1) / 2;
      const place = Math.floor(tone * 1.1 * colours.length + random.between(-0.9, 0.9));
      const colour = colours[Math.max(0, Math.min(colours.length - 1, place))] ?? own;
      found.push({ line, breadth, colour });
    }
  return found;
}
