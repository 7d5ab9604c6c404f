import type { Brief } from './brief.ts';
import { stylesOfGenres, stylesOfMoods } from './tables/affinities.ts';
import { palettes } from './tables/palettes.ts';
import { readDescription } from './description.ts';
import { plan } from './plan.ts';
import { createRandom, type Random, shuffled } from './random.ts';
import type { Scene } from './scene.ts';
import { styles } from './styles/styles.ts';
import type { FontMetrics } from './type/metrics.ts';

/** So many are drawn small, and the few that are least alike are shown. */
const sketched = 16;

/** The scenes that a run chooses from: every style that suits before one comes twice, and every palette of the mood. */
export function planVariations(brief: Brief, seed: number, measure: FontMetrics): Scene[] {
  const random = createRandom(seed, 'variations');
  const understood = readDescription(brief.description ?? '');
  const drawn =
    brief.style === undefined ? styleOrder(brief, understood.styles, random) : [brief.style];
  // Whoever sends a photo wants to see it: every other sketch is of it.
  const orderOfStyles = brief.hasPhoto ? drawn.flatMap((style) => ['photo', style]) : drawn;
  const ofMood = palettes.filter(({ moods }) => moods.includes(brief.mood)).map(({ id }) => id);
  const asked = shuffled(understood.palettes, random);
  const others = shuffled(ofMood, random).filter((id) => !asked.includes(id));
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

/** The styles of a brief, those that suit it sooner. Source of the draw: Efraimidis and Spirakis, 2006. */
function styleOrder({ genre, mood }: Brief, asked: readonly string[], random: Random): string[] {
  const ofGenre = stylesOfGenres[genre].split(' ');
  const [ofMood = '', not = ''] = stylesOfMoods[mood].split(' - ');
  return [...styles.values()]
    .filter(({ needsPhoto }) => !needsPhoto)
    .map(({ id }) => {
      const suits = (ofGenre.includes(id) ? 5 : 0.35) * (ofMood.split(' ').includes(id) ? 3 : 1);
      const weight = not.split(' ').includes(id) && !ofGenre.includes(id) ? 0.2 : suits;
      return { id, key: random() ** (1 / weight) + (asked.includes(id) ? 1 : 0) };
    })
    .sort((one, other) => other.key - one.key)
    .map(({ id }) => id);
}
