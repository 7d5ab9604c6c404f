import { z } from 'zod';
import { mostMovedAtOnce } from './limits.ts';

/** The ids that were ticked, with spaces between. */
const ticked = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter(Boolean))
  .refine((ids) => ids.length > 0, 'Marca al menos una plataforma')
  .pipe(z.array(z.uuid()).max(mostMovedAtOnce));

/** The form of several distributions: which. */
export const tickedSchema = z.object({ distributions: ticked });

/** The form that takes several back: more than one after a question alone, and `sure` is how many it was about. */
export const deletionSchema = tickedSchema
  .extend({ sure: z.string().optional() })
  .superRefine(({ distributions, sure }, { addIssue }) => {
    const count = distributions.length;
    if (count === 1 || sure === String(count)) return;
    addIssue({
      code: 'custom',
      path: ['sure'],
      message: `¿Quitar ${count} distribuciones de la lista? Su artista deja de verlas.`,
    });
  });

/** The form that asks for a song's distribution: a platform's id, or `plan:` and a plan. */
export const platformRequestSchema = z.object({
  platform: z.string('Elige a dónde va').min(1, 'Elige a dónde va').max(100),
});
