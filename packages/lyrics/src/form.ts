import { z } from 'zod';
import { lineField, oneLine } from '#packages/one-line/src/index.ts';
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

/** Lines of a song that is kept, and UTF-16 units of each. */
const most = { lines: 120, title: 120, line: 200 };

/** What somebody wrote over a song: its title, and the text of each line in order. */
export const lyricsTextSchema = z
  .object({
    revision: z.coerce.number().int().min(0),
    title: lineField(most.title, { long: `Hasta ${most.title} caracteres` }),
    lines: z
      .string()
      .default('')
      .transform((text) => text.split('\n').slice(0, most.lines).map(oneLine))
      .refine(
        (lines) => lines.every((line) => line.length <= most.line && line.isWellFormed()),
        `Cada verso puede tener hasta ${most.line} caracteres`,
      ),
  })
  .transform(({ lines, ...text }) => ({ ...text, texts: lines }));

export type LyricsRequest = z.output<typeof lyricsSchema>;
