import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { longestTeamNote } from './limits.ts';

/** The form of a note that the staff alone reads. */
export const distributionNoteSchema = z.object({
  team_note: textField(longestTeamNote, {
    empty: 'Escribe la nota',
    long: `Caben hasta ${longestTeamNote.toLocaleString('es-CO')} caracteres`,
  }),
});
