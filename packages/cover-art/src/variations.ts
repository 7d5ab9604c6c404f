import type { Brief } from './brief.ts';
import { palettesOfGenres, stylesOfGenres, stylesOfMoods } from './tables/affinities.ts';
import { palettes } from './tables/palettes.ts';
import { readDescription } from './description.ts';
import { plan } from './plan.ts';
import { createRandom, type Random, shuffled } from './random.ts';
import type { Scene } from './scene.ts';
import { styles } from './styles/styles.ts';
import type { FontMetrics } from './type/metrics.ts';

/** So many are drawn small, and the few that are least alike are shown. */
const sketched = 16;

/** How many of the first scenes suit a brief equally well: of one whose words name styles, those that are of them. */
export function suitingOf({ description, style }: Brief): number {
  const asked = style === undefined ? readDescription(description ?? '').styles.length : 0;
  return asked === 0 ? 5 : Math.min(5, asked);
}

/** The scenes that a run chooses from: every style that suits before one comes twice, and every palette of the mood. */
export function planVariations(brief: Brief, seed: number, measure: FontMetrics): Scene[] {
  const random = createRandom(seed, 'variations');
  const understood = readDescription(brief.description ?? '');
  const orderOfAll =
    brief.style === undefined ? styleOrder(brief, understood.styles, random) : [brief.style];
  // Whoever sends a photo wants to see it: every other sketch is of it.
  const orderOfStyles = brief.hasPhoto
    ? orderOfAll.flatMap((style) => ['photo', style])
    : orderOfAll;
  const asked = shuffled(understood.palettes, random);
  const others = paletteOrder(brief, random).filter((id) => !asked.includes(id));
  // What was asked for in words comes first, and twice as often.
  const orderOfPalettes =
    brief.palette === undefined ? [...asked, ...others, ...asked] : [brief.palette];
  return Array.from({ length: sketched }, (_, at) =>
    plan(
      {
        ...brief,
        style: orderOfStyles[at % orderOfStyles.length] ?? 'aura',
        palette: orderOfPalettes[at % orderOfPalettes.length] ?? 'postal',
      },
      random.int(0, 2 ** 31),
      measure,
    ),
  );
}

/** The palettes of a mood, those of the genre sooner. */
function paletteOrder({ genre, mood }: Brief, random: Random): string[] {
  const ofGenre = palettesOfGenres[genre].split(' ');
  return drawn(
    palettes.filter(({ moods }) => moods.includes(mood)),
    ({ id }) => (ofGenre.includes(id) ? 5 : 1),
    random,
  ).map(({ id }) => id);
}

/** The styles of a brief, those that suit it sooner. */
function styleOrder({ genre, mood }: Brief, asked: readonly string[], random: Random): string[] {
  const ofGenre = stylesOfGenres[genre].split(' ');
  const [ofMood = '', not = ''] = stylesOfMoods[mood].split(' - ');
  const all = [...styles.values()].filter(({ needsPhoto }) => !needsPhoto);
  const weightOf = ({ id }: { id: string }): number => {
    const suits = (ofGenre.includes(id) ? 5 : 0.35) * (ofMood.split(' ').includes(id) ? 3 : 1);
    return not.split(' ').includes(id) && !ofGenre.includes(id) ? 0.2 : suits;
  };
  const order = drawn(all, weightOf, random).map(({ id }) => id);
  // What was asked for in words comes before all else.
  return [
    ...order.filter((id) => asked.includes(id)),
    ...order.filter((id) => !asked.includes(id)),
  ];
}

/** The items in an order of chance in which the heavier ones come sooner (Efraimidis and Spirakis, 2006). */
function drawn<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: Random,
): Item[] {
  return items
    .map((item) => ({ item, key: random() ** (1 / weightOf(item)) }))
    .sort((one, other) => other.key - one.key)
    .map(({ item }) => item);
}
