import { capital } from './capital.ts';
import type { Language } from './manner.ts';

/** How a genre is said; the article is Spanish: «la cumbia», «del rock». */
type Words = { es: string; article: 'el' | 'la'; en: string };

/** As the projects of an account store them, and five of Colombia and its neighbours besides. */
export const genres = {
  pop: { es: 'pop', article: 'el', en: 'pop' },
  rock: { es: 'rock', article: 'el', en: 'rock' },
  'hip-hop': { es: 'hip-hop', article: 'el', en: 'hip-hop' },
  'r&b': { es: 'R&B', article: 'el', en: 'R&B' },
  electronic: { es: 'música electrónica', article: 'la', en: 'electronic music' },
  latin: { es: 'música latina', article: 'la', en: 'Latin music' },
  reggaeton: { es: 'reguetón', article: 'el', en: 'reggaeton' },
  country: { es: 'country', article: 'el', en: 'country' },
  jazz: { es: 'jazz', article: 'el', en: 'jazz' },
  classical: { es: 'música clásica', article: 'la', en: 'classical music' },
  folk: { es: 'folk', article: 'el', en: 'folk' },
  punk: { es: 'punk', article: 'el', en: 'punk' },
  metal: { es: 'metal', article: 'el', en: 'metal' },
  blues: { es: 'blues', article: 'el', en: 'blues' },
  reggae: { es: 'reggae', article: 'el', en: 'reggae' },
  world: { es: 'música del mundo', article: 'la', en: 'world music' },
  alternative: { es: 'música alternativa', article: 'la', en: 'alternative music' },
  indie: { es: 'indie', article: 'el', en: 'indie' },
  funk: { es: 'funk', article: 'el', en: 'funk' },
  soul: { es: 'soul', article: 'el', en: 'soul' },
  cumbia: { es: 'cumbia', article: 'la', en: 'cumbia' },
  vallenato: { es: 'vallenato', article: 'el', en: 'vallenato' },
  bolero: { es: 'bolero', article: 'el', en: 'bolero' },
  salsa: { es: 'salsa', article: 'la', en: 'salsa' },
  trap: { es: 'trap', article: 'el', en: 'trap' },
} as const satisfies Record<string, Words>;

export type Genre = keyof typeof genres;

export const isGenre = (stored: string): stored is Genre => Object.hasOwn(genres, stored);

/** What each is called in a list, in the order of the alphabet. */
export const genreNames: readonly (readonly [Genre, string])[] = (Object.keys(genres) as Genre[])
  .map((genre) => [genre, capital(genres[genre].es)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, 'es'));

/**
 * A genre as templates ask for it: `{genre}`, `{the}` «el rock», `{al}` «a la cumbia», `{del}` «del rock». English has no
 * article before any of them.
 * @example genrePhrases('rock', 'es').al // 'al rock'
 */
export function genrePhrases(stored: Genre, language: Language) {
  const { es, article, en } = genres[stored];
  if (language === 'en') return { genre: en, the: en, al: `to ${en}`, del: `of ${en}` };
  const isEl = article === 'el';
  return {
    genre: es,
    the: `${article} ${es}`,
    al: `${isEl ? 'al' : 'a la'} ${es}`,
    del: `${isEl ? 'del' : 'de la'} ${es}`,
  };
}
