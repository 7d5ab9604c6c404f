import { z } from 'zod';
import { lineField } from '#packages/one-line/src/index.ts';
import { genreNames, languageNames, moodNames, structureNames } from './choices.ts';
import { isInsult } from './insults.ts';

/** UTF-16 units of a theme: what a chorus can say. */
export const longestTheme = 60;

const choice = <Key extends string>(names: Readonly<Record<Key, string>>, message: string) =>
  // Its keys are its type's.
  z.enum(Object.keys(names) as Key[], { error: message });

/** What Letras asks. */
export const lyricsSchema = z.object({
  theme: lineField(longestTheme, {
    empty: 'Dinos de qué habla la canción',
    long: `Dilo en una sola línea de hasta ${longestTheme} caracteres: el coro lo va a cantar`,
  })
    .refine(
      (theme) => theme === '' || /\p{Script=Latin}/u.test(theme),
      'Escríbelo con palabras en español',
    )
    .refine((theme) => !isInsult(theme), 'Con insultos no escribimos. Dilo de otra manera'),
  genre: choice(genreNames, 'Escoge un género'),
  mood: choice(moodNames, 'Escoge un ánimo'),
  language: choice(languageNames, 'Escoge un idioma')
    .default('spanish')
    .refine((language) => language === 'spanish', 'Por ahora solo en español'),
  structure: choice(structureNames, 'Escoge una estructura').default('verse-chorus'),
});

export type LyricsRequest = z.output<typeof lyricsSchema>;
