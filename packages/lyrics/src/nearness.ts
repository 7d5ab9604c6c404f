import type { Image } from './bank.ts';
import type { NamedTheme, World } from './bank/themes.ts';

/** How much sooner an image comes than one that is at home anywhere: by its homes, and by what its slots speak of. */
export function createNearness(
  theme: NamedTheme | null,
  world: World | undefined,
): (image: Image) => number {
  const named = new RegExp(`\\{[^}@]*\\b(?:${fieldsOf(theme).join('|') || '-'})\\b`, 'u');
  const placeOf = ({ homes }: Image): number => {
    if (theme && homes.includes(theme.name)) return 10;
    if (world !== undefined && homes.includes(world)) return 2;
    return homes.length === 0 ? 1 : 0.5;
  };
  const speaksOf = ({ texts }: Image): boolean => texts.some((text) => named.test(text));
  // A search weighs the same images again and again.
  const known = new Map<Image, number>();
  return (image) => {
    let nearness = known.get(image);
    if (nearness === undefined)
      known.set(image, (nearness = placeOf(image) * (speaksOf(image) ? 2.5 : 1)));
    return nearness;
  };
}

/** The fields of nouns that speak of a theme. */
export const fieldsOf = (theme: NamedTheme | null): readonly string[] =>
  (theme?.fields ?? '').split(' ').filter((field) => field !== '');
