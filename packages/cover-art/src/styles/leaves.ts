import { contrastOfColours, mixed, withAlpha } from '../colour.ts';
import { shuffled } from '../random.ts';
import { fillAll, paintGrain, paintPaper, type Stage } from '../stage.ts';
import { numberOf, type Style, tones } from './style.ts';

/** Leaves of paper, cut with scissors and laid over each other: a garden that grows towards the type. */
export const leaves: Style = {
  id: 'leaves',
  name: 'Hojas',
  compose({ palette, random, sideOf, setType }) {
    return {
      type: setType({ side: sideOf(), share: 0.44, most: 0.17 }),
      ...tones(palette, random.isLucky(0.5)),
      params: { count: random.int(13, 19), shape: random.int(0, 2), hasSun: random.isLucky(0.55) },
    };
  },
  paint(stage, scene) {
    const { context, palette, random, ground, width, height } = stage;
    fillAll(stage, ground);
    const { side, rest } = scene.type;
    const colours = shuffled(
      [...palette.accents, mixed(palette.accents[0], palette.accents[1], 0.5)].filter(
        (colour) => contrastOfColours(colour, ground) > 1.2,
      ),
      random,
    );
    const isBeside = side === 'left' || side === 'right';
    // They grow from the edge that is opposite the type.
    const reach = (isBeside ? rest.width : rest.height) - 0.03;
    if (scene.params.hasSun === true) {
      const radius = reach * 0.34;
      context.fillStyle = withAlpha(colours[0] ?? palette.ink, 1);
      context.beginPath();
      const [x, y] = isBeside
        ? [rest.x + rest.width / 2, height * 0.5]
        : [
            width * random.between(0.35, 0.65),
            rest.y + rest.height * (side === 'top' ? 0.46 : 0.54),
          ];
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
    const count = numberOf(scene, 'count');
    const order = shuffled(
      Array.from({ length: count }, (_, at) => at),
      random,
    );
    for (const [step, at] of order.entries()) {
      const along = (at + 0.5 + random.between(-0.3, 0.3)) / count;
      const depth = step / count;
      const length = reach * random.between(0.5, 0.98) * (1 - 0.42 * depth);
      const lean = (along - 0.5) * 1.5 + random.between(-0.3, 0.3);
      const [x, y, angle] =
        side === 'top'
          ? [along * width, height + 0.03, -Math.PI / 2 + lean * 0.8]
          : side === 'bottom'
            ? [along * width, -0.03, Math.PI / 2 - lean * 0.8]
            : side === 'left'
              ? [width + 0.03, along * height, Math.PI - lean * 0.8]
              : [-0.03, along * height, lean * 0.8];
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      const tone =
        colours[(step + (step > colours.length ? 1 : 0)) % colours.length] ?? palette.ink;
      paintLeaf(stage, {
        length,
        colour: mixed(tone, palette.ink, 0.26 * (1 - depth)),
        shape: numberOf(scene, 'shape') === 2 ? random.int(0, 1) : numberOf(scene, 'shape'),
      });
      context.restore();
    }
    paintPaper(stage, 0.34);
    paintGrain(stage, 0.2, 1.3);
  },
};

function paintLeaf(
  { context, palette, random, unit }: Stage,
  { length, colour, shape }: { length: number; colour: string; shape: number },
): void {
  context.shadowColor = withAlpha(palette.ink, 0.42);
  context.shadowBlur = 0.024 * unit;
  context.fillStyle = colour;
  const wide = length * random.between(0.12, 0.17);
  if (shape === 0) {
    // A blade with one rib.
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(length * 0.3, -wide, length * 0.72, -wide * 0.9, length, 0);
    context.bezierCurveTo(length * 0.72, wide * 0.9, length * 0.3, wide, 0, 0);
    context.fill();
    context.shadowColor = 'rgba(0,0,0,0)';
    context.strokeStyle = withAlpha(palette.paper, 0.34);
    context.lineWidth = 0.0026;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(length * 0.9, 0);
    context.stroke();
    return;
  }
  // A palm: narrow leaflets from a stem, long in its middle.
  const pairs = 9;
  context.beginPath();
  for (let pair = 0; pair < pairs; pair += 1) {
    const part = (pair + 0.8) / pairs;
    const at = length * part * 0.88;
    const long = length * (0.2 + 0.26 * Math.sin(Math.PI * part ** 0.8));
    for (const way of [-1, 1]) {
      const angle = way * (1.02 - 0.5 * part);
      const [towardX, towardY] = [Math.cos(angle), Math.sin(angle)];
      const [tipX, tipY] = [at + towardX * long, towardY * long];
      const belly = long * 0.085;
      const [acrossX, acrossY] = [-towardY * belly, towardX * belly];
      const [halfX, halfY] = [at + towardX * long * 0.45, towardY * long * 0.45];
      context.moveTo(at, 0);
      context.bezierCurveTo(
        halfX + acrossX,
        halfY + acrossY,
        halfX + acrossX,
        halfY + acrossY,
        tipX,
        tipY,
      );
      context.bezierCurveTo(
        halfX - acrossX,
        halfY - acrossY,
        halfX - acrossX,
        halfY - acrossY,
        at,
        0,
      );
    }
  }
  context.moveTo(0, -0.005);
  context.lineTo(length * 0.98, 0);
  context.lineTo(0, 0.005);
  context.fill();
  context.shadowColor = 'rgba(0,0,0,0)';
}
