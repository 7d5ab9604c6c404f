import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { longestNote, longestReceived, longestReply } from './proposal.ts';

/** The form of a note. */
export const noteSchema = z.object({
  note: textField(longestNote, {
    empty: 'Escribe la nota',
    long: `La nota puede tener hasta ${longestNote.toLocaleString('es-CO')} caracteres: parte esta en dos`,
  }),
});

/** The form of a reply. */
export const replySchema = z.object({
  reply: textField(longestReply, {
    empty: 'Escribe la respuesta',
    long: `La respuesta puede tener hasta ${longestReply.toLocaleString('es-CO')} caracteres`,
  }),
});

/** The form of what a person answered by mail. */
export const receivedSchema = z.object({
  received: textField(longestReceived, {
    empty: 'Pega lo que te respondió',
    long: `Caben hasta ${longestReceived.toLocaleString('es-CO')} caracteres: deja solo lo nuevo, sin lo citado`,
  }),
});
