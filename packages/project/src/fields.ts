import { z } from 'zod';
import { composed, oneLine } from '#packages/one-line/src/index.ts';
import { type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { fieldIsMissing, newestRevision } from './field-texts.ts';
import { isGenre } from './genres.ts';
import { parseIsrc } from './isrc.ts';
import { parseUpc } from './upc.ts';

const number = new Intl.NumberFormat('es-CO');
const longestName = 200;
const longestDescription = 2000;

const line = (label: string) =>
  z
    .string()
    .default('')
    .transform(oneLine)
    .superRefine((text, context) => {
      const message = !text
        ? fieldIsMissing
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
  .transform((text) => composed(text.trim()).replaceAll('\r\n', '\n'))
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
  title: line('El título'),
  artist_name: line('El nombre del artista'),
  genre: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase())
    .refine(isGenre, { message: fieldIsMissing }),
  description,
  release_date: releaseDate,
});

export type ProjectFields = z.infer<typeof projectSchema>;

/** Which edit of a project a form began with; one that does not say began before all. */
export const revisionSchema = z
  .literal(newestRevision)
  .or(z.coerce.number().int().nonnegative().max(2_147_483_647))
  .catch(-1);

export type SeenRevision = z.infer<typeof revisionSchema>;

const isrc = z
  .string()
  .default('')
  .transform((text, context): string | null => {
    if (!text.trim()) return null;
    const code = parseIsrc(text);
    if (!code)
      context.addIssue({
        code: 'custom',
        message: 'El ISRC tiene 12 letras y números, así: CO-ABC-26-00001. Revísalo.',
      });
    return code;
  });

const upc = z
  .string()
  .default('')
  .transform((text, context): string | null => {
    if (!text.trim()) return null;
    const reading = parseUpc(text);
    if ('code' in reading) return reading.code;
    const message =
      reading.problem === 'shape'
        ? 'El UPC tiene 12 números (o 13, si es un EAN). Revísalo.'
        : `Hay un número mal copiado en el UPC: por los demás, el último debería ser ${reading.expected}.`;
    context.addIssue({ code: 'custom', message });
    return null;
  });

/** What can be changed of a project once it exists: step 1 and the codes of the release. */
export const projectEditSchema = projectSchema.extend({ isrc, upc });

export type ProjectEdit = z.infer<typeof projectEditSchema>;

function tooLong(label: string, text: string, limit: number): string {
  return `${label} es muy largo: van ${number.format(text.length)} caracteres y caben ${number.format(limit)}.`;
}
