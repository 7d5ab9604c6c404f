import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';

/** Of what the staff notes for itself, in UTF-16 units. */
export const longestTeamNote = 1000;

/** The form of a note that the staff alone reads. */
export const distributionNoteSchema = z.object({
  team_note: textField(longestTeamNote, {
    empty: 'Escribe la nota',
    long: `Caben hasta ${longestTeamNote.toLocaleString('es-CO')} caracteres`,
  }),
});
