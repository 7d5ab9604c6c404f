import { contrastOfColours } from '../colour.ts';
import { fillAll } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { figureOf, numberOf, quietNear, type Style, tones } from './style.ts';

type Point = [x: number, y: number];

/** Sound in water: rings from two or three places, of a line that swells where they meet. */
export const ripples: Style = {
  id: 'ripples',
  name: 'Ondas',
  compose({ palette, random, sideOf, setType, frame, like }) {
    const type = setType({ side: sideOf(), share: 0.44, most: 0.19 });
    const { rest } = type;
    const spot = (name: string, from: number, to: number) => ({
      [`${name}X`]: rest.x + rest.width * random.between(from, to),
      [`${name}Y`]: rest.y + rest.height * random.between(0.25, 0.75),
    });
    return {
      type,
      ...tones(palette, random.isLucky(0.5)),
      params: {
        ...spot('one', 0.12, 0.4),
        ...spot('two', 0.6, 0.9),
        rings: Math.round(random.between(15, 30) * Math.min(1.3, frame.width)),
        bend: random.between(0.02, 0.09),
        // Seen from above, or from the shore.
        tilt: random.one([1, 1, 0.42]),
        isAlone: figureOf(like, 'isAlone', random.isLucky(0.4)),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, ground, noise, width, height } = stage;
    fillAll(stage, ground);
    const quiet = quietNear(scene, 0.16);
    const tilt = numberOf(scene, 'tilt');
    const [rings, bend] = [numberOf(scene, 'rings'), numberOf(scene, 'bend')];
    const seen = palette.accents.filter((colour) => contrastOfColours(colour, ground) > 1.6);
    const far = Math.hypot(width, height);
    const spots = (scene.params.isAlone === true ? ['one'] : ['one', 'two']).map(
      (name) => [numberOf(scene, `${name}X`), numberOf(scene, `${name}Y`)] as const,
    );
    for (const [which, [x, y]] of spots.entries()) {
      const other = spots[1 - which] ?? [x + far * 0.5, y - far * 0.2];
      for (let ring = 1; ring <= rings; ring += 1) {
        const radius = (ring / rings) ** 1.08 * far * 0.92;
        context.fillStyle =
          seen[(which * 2 + Math.floor((ring / rings) * 3.2)) % seen.length] ?? palette.ink;
        const [outer, inner]: [Point[], Point[]] = [[], []];
        const steps = Math.max(60, Math.round(radius * 420));
        for (let step = 0; step <= steps; step += 1) {
          const angle = (step / steps) * 2 * Math.PI;
          const [towardX, towardY] = [Math.cos(angle), Math.sin(angle)];
          const wave =
            bend * noise(x + towardX * radius * 1.6 + which * 20, y + towardY * radius * 1.6);
          const at = radius * (1 + wave * 0.6);
          const [pointX, pointY] = [x + towardX * at, y + towardY * at * tilt];
          const calm = Math.max(0, quiet(pointX, pointY) - 0.2) / 0.8;
          const meet = Math.hypot(pointX - other[0], pointY - other[1]) / far;
          const phase = Math.cos(meet * rings * 2.6 * Math.PI) * 0.5 + 0.5;
          const broad = (far / rings) * 0.62 * (0.16 + 0.84 * phase * phase);
          const thick = Math.min(0.03, broad) * (0.55 + 0.45 * (ring / rings)) * calm;
          outer.push([x + towardX * (at + thick / 2), y + towardY * (at + thick / 2) * tilt]);
          inner.push([x + towardX * (at - thick / 2), y + towardY * (at - thick / 2) * tilt]);
        }
        context.beginPath();
        for (const line of [outer, inner.reverse()])
          for (const [at, [pointX, pointY]] of line.entries())
            if (at === 0) context.moveTo(pointX, pointY);
            else context.lineTo(pointX, pointY);
        context.fill('evenodd');
      }
    }
    paintPaper(stage, 0.25, 0.2, 1.2);
  },
};
