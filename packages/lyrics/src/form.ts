import { z } from 'zod';
import { lineField, oneLine, textField } from '#packages/one-line/src/index.ts';
import { genreNames, languageNames, moodNames, structureNames } from './choices.ts';
import { isInsult } from './insults.ts';
import { type KeptSection, songShapeSchema, withTexts } from './kept-song.ts';
import { songOfText } from './pasted-song.ts';
import { longest, longestPasted, longestTheme, pastedTooLong } from './limits.ts';

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

const title = lineField(longest.title, { long: `Hasta ${longest.title} caracteres` });

const verses = z
  .string()
  .default('')
  .transform((text) => text.split('\n').map(oneLine))
  .refine(
    (lines) =>
      lines.every(
        (line) => line.length <= longest.line && line.isWellFormed() && !/\p{Cc}/u.test(line),
      ),
    `Cada verso puede tener hasta ${longest.line} caracteres`,
  );

const stale = 'La página no envió la canción entera. Copia lo que cambiaste y vuelve a abrirla';

/** What somebody makes of a song: its title, its shape, and the text of each line in order. */
const songTextFields = z.object({
  title,
  lines: verses,
  /** The sections of the song without their texts, as JSON. */
  shape: z.string({ error: stale }).transform((json, context) => {
    const shape = songShapeSchema.safeParse(parsedJson(json));
    if (!shape.success) context.addIssue({ code: 'custom', message: stale });
    return shape.data ?? [];
  }),
});

/** More than anybody saves a song. */
const mostRevisions = 1_000_000_000;

/** A song that somebody keeps, over the one that they saw: `revision` is of that. */
export const lyricsTextSchema = songTextFields
  .extend({ revision: z.coerce.number().int().min(0).max(mostRevisions) })
  .transform(({ revision, title, lines, shape }) => ({
    ...{ revision, title },
    sections: withTexts(shape, lines),
  }))
  .refine(({ sections }) => sections.some(({ stanzas }) => stanzas.length > 0), {
    error: 'Deja al menos un verso',
    path: ['lines'],
  });

/** What a song on the page is asked other lines with: `at` is the line, or the stanza, counted from 0 in the song. */
export const lyricsOptionsSchema = songTextFields
  .extend({
    ask: z.enum(['line', 'word', 'stanza']),
    at: z.coerce.number().int().min(0),
    /** Of `word`: which word of the line. */
    place: z.coerce.number().int().min(0).default(0),
    seed: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 32 - 1),
  })
  .transform(({ lines, shape, ...asked }) => ({
    ...asked,
    // A line that is empty yet has its place.
    sections: withTexts(shape, lines, { keepsEmpty: true }),
  }));

/** A text of their own that somebody wants counted. */
export const pastedLyricsSchema = z.object({
  title,
  text: textField(longestPasted, {
    empty: 'Pega la letra que quieres revisar',
    long: pastedTooLong,
  })
    .refine(
      (text) => text.split('\n').filter((line) => line.trim() !== '').length <= longest.lines,
      `Pega hasta ${longest.lines} versos. Si son varias canciones, revísalas de a una`,
    )
    .refine(
      (text) => text.split('\n').every((line) => line.length <= longest.line),
      `Cada verso puede tener hasta ${longest.line} caracteres. Pártelo donde respiras al cantar`,
    )
    .refine(
      (text) => text === '' || songOfText('', text).sections.length > 0,
      'Falta lo que se canta: pega los versos, no solo los títulos',
    ),
});

/** The sections of a form that was refused, as they stood there; null of a shape that is none. */
export function songShapeOf(shape: string, texts: readonly string[]): KeptSection[] | null {
  const { data } = songShapeSchema.safeParse(parsedJson(shape));
  return data ? withTexts(data, texts, { keepsEmpty: true }) : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
