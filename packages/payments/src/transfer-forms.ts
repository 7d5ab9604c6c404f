import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';

/** In characters, as the forms and the table have them. */
export const longestTransferReference = 100;
export const longestTransferNote = 500;
export const longestRefusal = 500;

/** The largest picture of a transfer that is taken, in bytes; people read it as «10MB». */
export const largestProof = 10 * 1024 * 1024;

export const proofTooLarge = 'La imagen no debe superar los 10MB';

/** How a client says that they sent money: what their bank calls the transfer, and what else there is to say. */
export const transferReportSchema = z.object({
  reference: lineField(longestTransferReference, {
    empty: 'Escribe el número o la referencia que te dio el banco',
    long: `Escribe la referencia en una sola línea de hasta ${longestTransferReference} caracteres`,
  }),
  note: textField(longestTransferNote, {
    long: `La nota puede tener hasta ${longestTransferNote} caracteres`,
  }),
});

/** Why the staff does not find the money; the client reads it. */
export const transferRefusalSchema = z.object({
  reason: textField(longestRefusal, {
    empty: 'Escribe por qué: el cliente lo lee en su correo',
    long: `El motivo puede tener hasta ${longestRefusal} caracteres`,
  }),
});

export type TransferReport = z.infer<typeof transferReportSchema>;
export type TransferRefusal = z.infer<typeof transferRefusalSchema>;
