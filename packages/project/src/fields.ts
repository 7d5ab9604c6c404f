import { z } from 'zod';
import { type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { isGenre } from './genres.ts';

const missing = 'Por favor completa todos los campos obligatorios';
const number = new Intl.NumberFormat('es-CO');
const longestName = 200;
const longestDescription = 2000;

const oneLine = (label: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim().normalize())
    .superRefine((text, context) => {
      const message = !text
        ? missing
        : text.length > longestName
          ? tooLong(label, text, longestName)
          : /\p{Cc}/u.test(text) || !text.isWellFormed()
            ? `${label} tiene caracteres que no se pueden mostrar. Bórralo y escríbelo de nuevo.`
            : null;
      if (message) context.addIssue({ code: 'custom', message });
    });

const description = z
  .string()
  .default('')
  .transform((text) => text.trim().normalize().replaceAll('\r\n', '\n'))
  .superRefine((text, context) => {
    const message =
      text.length > longestDescription
        ? tooLong('El texto de la descripción', text, longestDescription)
        : /[^\P{Cc}\n\t]/u.test(text) || !text.isWellFormed()
          ? 'La descripción tiene caracteres que no se pueden mostrar. Bórralos y vuelve a probar.'
          : null;
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => text || null);

const releaseDate = z
  .string()
  .default('')
  .refine((text) => text === '' || isCalendarDate(text), {
    message: 'Esa fecha no existe en el calendario. Escríbela como día, mes y año.',
  })
  .transform((text): CalendarDate | null => (isCalendarDate(text) ? text : null));

/** Step 1 of a project. A failed parse has one issue per field, in the order of the form. */
export const projectSchema = z.object({
  title: oneLine('El título'),
  artist_name: oneLine('El nombre del artista'),
  genre: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase())
    .refine(isGenre, { message: missing }),
  description,
  release_date: releaseDate,
});

export type ProjectFields = z.infer<typeof projectSchema>;

function tooLong(label: string, text: string, limit: number): string {
  return `${label} es muy largo: van ${number.format(text.length)} caracteres y caben ${number.format(limit)}.`;
}
