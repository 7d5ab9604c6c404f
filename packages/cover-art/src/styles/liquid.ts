import { rampOf } from '../colour.ts';
import { paintPixels, type Stage } from '../stage.ts';
import { paintGrain } from '../texture.ts';
import { latticeOf } from '../lattice.ts';
import { perScene } from '../per-scene.ts';
import type { Scene } from '../scene.ts';
import { numberOf, quietNear, type Style, tones } from './style.ts';

/** Cells of the surface in a short side. */
const fine = 300;

const surfaces = perScene<(x: number, y: number) => number>();

/** Poured metal, or silk: folds of a surface in the light of a studio, which go flat where the type stands. */
export const liquid: Style = {
  id: 'liquid',
  name: 'Metal líquido',
  compose({ palette, random, sideOf, setType }) {
    const isAround = random.isLucky(0.3);
    return {
      type: setType({
        ...{
          side: isAround ? 'middle' : sideOf(),
          share: 0.46,
          most: random.one([0.13, 0.17, 0.2]),
        },
        isApart: random.isLucky(0.5),
      }),
      ...tones(palette, true),
      params: {
        scale: random.between(0.55, 1.1),
        fold: random.between(1.4, 2.6),
        turn: random.between(0, 2 * Math.PI),
        stretch: random.between(1, 2.6),
        light: random.between(0, 2 * Math.PI),
        gloss: random.between(0.5, 1),
      },
    };
  },
  paint(stage, scene) {
    const { palette } = stage;
    const { ink, paper, accents } = palette;
    const ramp = rampOf([ink, ink, accents[0], accents[1], accents[2], accents[3], paper]);
    const quiet = quietNear(scene, 0.2);
    const toneAt = shadeOf(stage, scene);
    paintPixels(stage, 720, (x, y, data, at) => {
      const calm = quiet(x, y);
      const tone = Math.max(0, Math.min(1, toneAt(x, y) * (0.12 + 0.88 * calm * calm)));
      const step = Math.round(tone * 1023) * 3;
      data[at] = ramp[step] ?? 0;
      data[at + 1] = ramp[step + 1] ?? 0;
      data[at + 2] = ramp[step + 2] ?? 0;
    });
    paintGrain(stage, 0.2, 1.1);
  },
};

/** How light a place is: a surface of noise that is bent by noise twice, seen under two lamps. */
function shadeOf(stage: Stage, scene: Scene): (x: number, y: number) => number {
  const { noise } = stage;
  const [scale, fold] = [numberOf(scene, 'scale'), numberOf(scene, 'fold')];
  const [turn, stretch] = [numberOf(scene, 'turn'), numberOf(scene, 'stretch')];
  const [light, gloss] = [numberOf(scene, 'light'), numberOf(scene, 'gloss')];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const heightOf = (x: number, y: number): number => {
    const along = (cosine * x + sine * y) * scale;
    const across = (cosine * y - sine * x) * scale * stretch;
    const bentX = noise.fractal(along + 7, across, 2);
    const bentY = noise.fractal(along, across + 23, 2);
    return noise.fractal(along + fold * 0.5 * bentX, across + fold * 0.5 * bentY, 2);
  };
  const [lampX, lampY] = [Math.cos(light), Math.sin(light)];
  const near = 0.004;
  const heightAt = surfaces(scene, () => latticeOf(stage, fine, heightOf, near));
  return (x, y) => {
    const height = heightAt(x, y);
    const slopeX = (heightAt(x + near, y) - heightAt(x - near, y)) / (2 * near);
    const slopeY = (heightAt(x, y + near) - heightAt(x, y - near)) / (2 * near);
    const steep = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1.21);
    const facing = (slopeX * lampX + slopeY * lampY) * steep;
    const other = (slopeX * lampY - slopeY * lampX) * steep;
    // A room with lamps in stripes, as metal shows it.
    const room = 0.5 + 0.5 * Math.sin(facing * 3.6 + height * 6.4 + light);
    const shine = (facing > 0 ? facing ** 6 * 0.9 : 0) + (other > 0 ? other ** 14 * 0.7 : 0);
    return 0.04 + room ** 1.7 * 0.7 + shine * gloss - 0.1 * steep;
  };
}
