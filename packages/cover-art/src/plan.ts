import type { Brief } from './brief.ts';
import { settings } from './tables/faces.ts';
import { type Palette, palettes } from './tables/palettes.ts';
import { frameOf, sidesOf } from './frame.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import type { Style } from './styles/style.ts';
import { styles } from './styles/styles.ts';
import type { FontMetrics } from './type/metrics.ts';
import { type Arrangement, placeType } from './type/place-type.ts';

/** Goes with every scene that is kept: another one paints the same brief otherwise. */
export const engine = 'cover 3';

/**
 * A cover before it is painted: the same brief, seed and typefaces are the same scene. Nothing of it depends on its size in pixels.
 * @throws {RangeError} where the brief names a style or a palette that there is not
 */
export function plan(brief: Brief, seed: number, measure: FontMetrics): Scene {
  const { artist, title, genre, ratio, like } = brief;
  const style = styleFor(brief, createRandom(seed, 'style'));
  const palette = paletteFor(brief, createRandom(seed, 'palette'));
  const setting = createRandom(seed, 'faces').one(settings[genre]);
  const arrangement = arrangementFor(createRandom(seed, 'arrangement'));
  const random = createRandom(seed, `compose ${style.id}`);
  const sides = sidesOf(ratio);
  const { type, params, ground, inks } = style.compose({
    ...{ ratio, palette, random, like, frame: frameOf(ratio) },
    isPhotoSmall: brief.isPhotoSmall ?? false,
    sideOf: (wish) => (wish === undefined ? random.one(sides) : sides[wish === 'start' ? 0 : 1]),
    setType: (wish) =>
      placeType(measure, { title, artist, genre, setting, ratio, arrangement }, wish),
  });
  return {
    ...{ engine, seed, ratio, palette, params, type, ground, inks, style: style.id },
    frame: frameOf(ratio),
  };
}

const arrangementFor = (random: Random): Arrangement => ({
  align: random.one(['left', 'left', 'left', 'center', 'center', 'right']),
  isArtistFirst: random.isLucky(0.45),
  anchor: random.one(['start', 'middle', 'end']),
});

function styleFor({ style: asked }: Brief, random: Random): Style {
  if (asked === undefined)
    return random.one([...styles.values()].filter(({ needsPhoto }) => !needsPhoto));
  const style = styles.get(asked);
  if (!style) throw new RangeError(`There is no style «${asked}».`);
  return style;
}

function paletteFor({ palette: asked, mood }: Brief, random: Random): Palette {
  if (asked === undefined) return random.one(palettes.filter(({ moods }) => moods.includes(mood)));
  const palette = palettes.find(({ id }) => id === asked);
  if (!palette) throw new RangeError(`There is no palette «${asked}».`);
  return palette;
}
