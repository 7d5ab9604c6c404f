import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { isGenre } from './genres.ts';
import { languages, persons, tones } from './manner.ts';
import { longestName, longestText } from './typed-limits.ts';

const text = (label: string) =>
  textField(longestText, {
    long: `${label} puede tener hasta ${longestText.toLocaleString('es-CO')} caracteres`,
  });

/** What is typed to have biographies made of it; a failed parse has one sentence a field. */
export const bioSchema = z.object({
  artistName: lineField(longestName, {
    empty: 'Escribe tu nombre artístico',
    long: `Escribe tu nombre artístico en una sola línea de hasta ${longestName} caracteres`,
  }),
  genre: z
    .string()
    .default('')
    .transform((typed) => typed.trim().toLowerCase())
    .refine(isGenre, 'Escoge un género'),
  experience: text('Tu experiencia'),
  achievements: text('La lista de logros'),
  style: text('La descripción de tu estilo'),
});

const choice = <Key extends string>(keys: readonly Key[], message: string) =>
  z.enum(keys, { error: message });

/** The same with how it is to be said, and whether the press is to have a text too: what the tool asks. */
export const bioRequestSchema = bioSchema.extend({
  tone: choice(tones, 'Elige un tono').default('professional'),
  person: choice(persons, 'Elige quién habla').default('3s'),
  language: choice(languages, 'Elige un idioma').default('es'),
  press: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
});

export type BioRequest = z.output<typeof bioRequestSchema>;
