import { genrePhrases, genres, isGenre } from './genres.ts';
import type { Language } from './manner.ts';
import { templatesOf, texts } from './texts/texts.ts';

/** Words, numbers and what is both, as they are written. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What joins the words of a list, and stands before some. */
const joining = { es: ['y', 'e', 'un', 'una', 'el', 'la'], en: [] } as const satisfies Record<
  Language,
  unknown
>;

const known = new Map<Language, ReadonlySet<string>>();

/** Every word that a biography may have beside those that were typed: of the templates and the genres. */
export function vocabularyOf(language: Language): ReadonlySet<string> {
  const before = known.get(language);
  if (before) return before;
  const templates = Object.values(texts[language]).flatMap(templatesOf);
  const phrases = Object.keys(genres)
    .filter(isGenre)
    .flatMap((genre) => Object.values(genrePhrases(genre, language)));
  const words = new Set([
    ...templates.flatMap((template) => wordsIn(template.replaceAll(/\{\w+\}/g, ' '))),
    ...phrases.flatMap(wordsIn),
    ...joining[language],
  ]);
  known.set(language, words);
  return words;
}
