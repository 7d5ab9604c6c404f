import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { isGenre } from './genres.ts';

const longestName = 200;
const longestText = 2000;

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
    .refine(isGenre, 'Elige un género'),
  experience: text('Tu experiencia'),
  achievements: text('La lista de logros'),
  style: text('La descripción de tu estilo'),
});
