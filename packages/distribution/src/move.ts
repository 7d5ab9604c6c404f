import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { longestMoveNote } from './limits.ts';
import { tickedSchema } from './request.ts';
import { distributionStatuses, nextStatuses } from './status.ts';

/** Null when nothing was written. */
const noteField = textField(longestMoveNote, {
  long: `Caben hasta ${longestMoveNote.toLocaleString('es-CO')} caracteres`,
}).transform((text) => text || null);

/** The form of a move: the button that says where to, the status that was seen, and what the artist reads about it. */
export const moveSchema = z
  .object({
    from: z.enum(distributionStatuses),
    intent: z.enum(distributionStatuses),
    note: noteField,
  })
  .refine(({ from, intent }) => nextStatuses(from).includes(intent), {
    path: ['intent'],
    message: 'De ahí no se pasa a ese estado',
  })
  .refine(({ intent, note }) => intent !== 'failed' || note !== null, {
    path: ['note'],
    message: 'Cuéntale al artista por qué falló y qué sigue',
  });

/** The same form for several distributions of one status. */
export const bulkMoveSchema = z.intersection(moveSchema, tickedSchema);
