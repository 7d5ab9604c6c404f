import { rampOf } from '../colour.ts';
import { latticeOf } from '../lattice.ts';
import { perScene } from '../per-scene.ts';
import type { Scene } from '../scene.ts';
import { paintField, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { figureOf, numberOf, quietNear, type Style, tones } from './style.ts';

const kinds = ['orb', 'orb', 'halo', 'veil', 'horizon', 'bloom', 'bloom'] as const;

/** Those that stand around type in the middle. */
const kindsAround = ['orb', 'bloom'] as const;

/** Cells of the fog in a short side. */
const fine = 120;

type Fog = Record<'bentX' | 'bentY' | 'fog', (x: number, y: number) => number>;

const fogs = perScene<Fog>();

/** A light in fog: one large soft body, and a lot of grain. */
export const aura: Style = {
  id: 'aura',
  name: 'Aura',
  compose({ palette, random, sideOf, setType, frame, like }) {
    const isDark = random.isLucky(0.68);
    const isAround = figureOf(like, 'isAround', random.isLucky(0.2));
    const type = setType({
      ...{ side: isAround ? 'middle' : sideOf(), share: 0.44 },
      ...{ most: random.one([0.12, 0.16, 0.19]), isApart: random.isLucky(0.45) },
    });
    const { rest } = type;
    return {
      type,
      ...tones(palette, isDark),
      params: {
        kind: figureOf(like, 'kind', random.one(isAround ? kindsAround : kinds), kinds),
        ...{ isDark, isAround },
        x: rest.x + rest.width * random.between(0.32, 0.68),
        y: rest.y + rest.height * random.between(0.42, 0.6),
        radius:
          Math.min(frame.width, frame.height) *
          (isAround ? random.between(0.4, 0.5) : random.between(0.28, 0.4)),
        flutes: !isAround && random.isLucky(0.3) ? random.int(9, 18) : 0,
        petals: random.int(5, 8),
        light: random.between(0, 2 * Math.PI),
        scale: random.between(0.6, 1),
        warp: random.between(0.8, 1.4),
      },
    };
  },
  paint(stage, scene) {
    const { palette } = stage;
    const [deep, dark, middle, bright] = palette.accents;
    const ramp = scene.params.isDark
      ? rampOf([palette.ink, deep, dark, middle, bright])
      : rampOf([palette.paper, bright, bright, middle, dark, deep]);
    const quiet = quietNear(scene, 0.24);
    const value = flutedBy(numberOf(scene, 'flutes'), valueOf(stage, scene));
    paintField(stage, ramp, 520, (x, y) => value(x, y) * (0.28 + 0.72 * quiet(x, y)));
    paintGrain(stage, 0.34, 1.2);
  },
};

/** As through ribbed glass: each rib shows what stands behind it once more, a little aside. */
function flutedBy(flutes: number, value: (x: number, y: number) => number): typeof value {
  if (flutes === 0) return value;
  return (x, y) => {
    const rib = x * flutes - Math.floor(x * flutes);
    return value(x + ((rib - 0.5) * 2.4) / flutes, y) + 0.1 * (rib - 0.5) ** 3 * 8;
  };
}

function fogOf(stage: Stage, scene: Scene): Fog {
  const { noise } = stage;
  const [scale, warp] = [numberOf(scene, 'scale'), numberOf(scene, 'warp')];
  const bentX = (x: number, y: number) => noise.fractal(x * scale + 9, y * scale, 2) * warp;
  const bentY = (x: number, y: number) => noise.fractal(x * scale, y * scale + 31, 2) * warp;
  const fog = (x: number, y: number) =>
    noise.fractal(x * scale + bentX(x, y), y * scale + bentY(x, y), 2);
  const sampled = (valueAt: (x: number, y: number) => number) =>
    latticeOf(stage, fine, valueAt, 0.15);
  return { bentX: sampled(bentX), bentY: sampled(bentY), fog: sampled(fog) };
}

function valueOf(stage: Stage, scene: Scene): (x: number, y: number) => number {
  const [centreX, centreY] = [numberOf(scene, 'x'), numberOf(scene, 'y')];
  const [radius, light] = [numberOf(scene, 'radius'), numberOf(scene, 'light')];
  const { kind } = scene.params;
  const petals = numberOf(scene, 'petals');
  const [lightX, lightY] = [Math.cos(light), Math.sin(light)];
  const fogged = fogs(scene, () => fogOf(stage, scene));
  return (x, y) => {
    const fog = fogged.fog(x, y);
    const offX = x - centreX + fogged.bentX(x, y) * 0.05;
    const offY = y - centreY + fogged.bentY(x, y) * 0.05;
    const far = Math.sqrt(offX * offX + offY * offY) / radius;
    const lit = (offX * lightX + offY * lightY) / radius;
    if (kind === 'bloom') {
      const turned = Math.atan2(offY, offX) + light;
      const petal = Math.abs(Math.cos((turned * petals) / 2));
      const edge = far / (0.74 + 0.52 * petal ** 0.7);
      const within = 1 / (1 + Math.exp((edge - 1) * 22));
      const deepening = 0.3 + 0.62 * edge ** 1.5 + 0.14 * petal * edge - 0.14 * lit;
      const heart = 0.75 * Math.exp(-far * far * 26);
      return (
        within * (deepening + heart) +
        (1 - within) * (0.1 + 0.12 * fog + 0.3 * Math.exp(-(edge - 1) * 3))
      );
    }
    if (kind === 'veil') {
      const fold = Math.sin((x * lightX + y * lightY) * 5.5 + fog * 5.5);
      return 0.44 + 0.6 * fold * (0.66 + 0.34 * fold) + 0.3 * fog;
    }
    if (kind === 'halo') {
      const ring = Math.exp(-((far - 1) ** 2) * 11);
      const turn = 0.55 + 0.45 * Math.sin(Math.atan2(offY, offX) + light);
      return 0.1 + 0.14 * fog + 1.02 * ring * turn + 0.22 * Math.exp(-far * 0.9);
    }
    if (kind === 'horizon') {
      const above = y - centreY - 0.06 * fog;
      return above > 0
        ? 0.95 * Math.exp(-above * 4.2) + 0.1 * fog
        : 0.5 * Math.exp(above * 5) + 0.14 * fog;
    }
    const inside = 1 / (1 + Math.exp((far - 1) * 38));
    const shade = 0.52 + 0.46 * lit + 0.18 * fog;
    const glow = Math.exp(-Math.max(0, far - 1) * 2.4) * (0.5 - (0.5 * lit) / Math.max(1, far));
    return (1 - inside) * (0.14 + 0.18 * fog + 0.5 * glow) + inside * shade;
  };
}
