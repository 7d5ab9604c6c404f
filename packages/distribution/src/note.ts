import { z } from 'zod';
import { composed } from '#packages/one-line/src/index.ts';

/** Of what the staff notes for itself, in UTF-16 units. */
export const longestTeamNote = 1000;

/** Several lines, without the control characters that a copied text may bring. */
export const severalLines = (text: string): string =>
  composed(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

/** The form of a note that the staff alone reads. */
export const distributionNoteSchema = z.object({
  team_note: z
    .string('Escribe la nota')
    .transform(severalLines)
    .refine((text) => text !== '', 'Escribe la nota')
    .refine(
      (text) => text.length <= longestTeamNote && text.isWellFormed(),
      `Caben hasta ${longestTeamNote.toLocaleString('es-CO')} caracteres`,
    ),
});
