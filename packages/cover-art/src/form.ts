import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import type { Brief } from './brief.ts';
import { genreNames } from './tables/genres.ts';
import { moodNames } from './tables/moods.ts';
import { palettes } from './tables/palettes.ts';
import { ratios } from './frame.ts';
import { longestArtist, longestDescription, longestTitle } from './limits.ts';
import { styles } from './styles/styles.ts';
import { missingCharacter } from './type/script.ts';

/** What the tool asks of a cover; a failed parse has one sentence a field. An empty choice is left to chance. */
export const briefSchema = z.object({
  artistName: lineField(longestArtist, {
    empty: 'Escribe el nombre del artista',
    long: `Escribe el artista en una sola línea de hasta ${longestArtist} caracteres`,
  }).superRefine(drawable('el artista')),
  songTitle: lineField(longestTitle, {
    empty: 'Escribe el título de la canción',
    long: `Escribe el título en una sola línea de hasta ${longestTitle} caracteres`,
  }).superRefine(drawable('el título')),
  genre: chosen(genreNames, 'Escoge un género'),
  mood: chosen(moodNames, 'Escoge un ánimo').default('nostalgico'),
  style: optional(
    [...styles.values()].filter(({ needsPhoto }) => !needsPhoto).map(({ id }) => id),
    'Escoge un estilo de la lista',
  ),
  palette: optional(
    palettes.map(({ id }) => id),
    'Escoge una paleta de la lista',
  ),
  aspectRatio: z.enum(ratios, { error: 'Escoge una proporción' }).default('1:1'),
  description: textField(longestDescription, {
    long: `La descripción puede tener hasta ${longestDescription} caracteres`,
  }),
});

/** What the page asks: its colours are those that suit, or of a cover that it varies. */
export const coverFormSchema = briefSchema.omit({ palette: true });

/** `palette` and `like` are of a cover that it varies. */
export type BriefForm = z.output<typeof coverFormSchema> & Pick<Brief, 'like' | 'palette'>;

/** What the engine is asked, of a form that was filled in. */
export const briefOf = ({ artistName, songTitle, aspectRatio, ...rest }: BriefForm): Brief => ({
  ...{ ...rest, artist: artistName, title: songTitle, ratio: aspectRatio },
});

/** Platforms send covers back that show an address or an account. */
const address = /(?:^|[\s(])@[\p{L}\d_]|https?:|www\.|[\p{L}\d]\.(?:com|co|net|org|io|me|link)\b/iu;

/** Refuses what would be an empty box on the cover, or have it sent back. Control characters have been refused in other words. */
function drawable(what: string) {
  return (text: string, context: z.RefinementCtx): void => {
    if (address.test(text))
      context.addIssue(`Escribe ${what} sin arrobas ni enlaces: por eso devuelven portadas`);
    const missing = missingCharacter(text);
    if (missing !== undefined && !/[\p{Cc}\p{Cs}]/u.test(missing))
      context.addIssue(
        `Escribe ${what} sin «${missing}»: nuestras tipografías no tienen ese carácter`,
      );
  };
}

function chosen<Key extends string>(names: Readonly<Record<Key, string>>, message: string) {
  const isKey = (typed: string): typed is Key => Object.hasOwn(names, typed);
  return z.string().default('').refine(isKey, message);
}

function optional(ids: readonly string[], message: string) {
  return z
    .string()
    .default('')
    .refine((id) => id === '' || ids.includes(id), message)
    .transform((id) => (id === '' ? undefined : id));
}
