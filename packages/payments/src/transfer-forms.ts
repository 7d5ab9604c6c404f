import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { longestRefusal, longestTransferNote, longestTransferReference } from './limits.ts';
import { parseAmount } from './typed-amount.ts';

const referenceField = (empty: string) =>
  lineField(longestTransferReference, {
    empty,
    long: `Escribe la referencia en una sola línea de hasta ${longestTransferReference} caracteres`,
  });

const noteField = textField(longestTransferNote, {
  long: `La nota puede tener hasta ${longestTransferNote} caracteres`,
});

/** How a client says that they sent money: what their bank calls the transfer, and what else there is to say. */
export const transferReportSchema = z.object({
  reference: referenceField('Escribe el número o la referencia que te dio el banco'),
  note: noteField,
});

/** In hundredths of a peso; nobody transfers more than a thousand millions for one order. */
const leastTransfer = 100;
const mostTransfer = 100_000_000_000;

/** Pesos as the staff types them, in hundredths. */
const pesosField = z
  .string()
  .default('')
  .transform((text, context) => {
    const amount = parseAmount(text);
    if (amount !== null && amount >= leastTransfer && amount <= mostTransfer) return amount;
    const message = 'Escribe cuánto llegó, en pesos y en números, como 1.200.000';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** What came in the place of what was asked for, in hundredths of a peso. */
export const otherAmountSchema = z.object({ arrived: pesosField });

/** The code of an order as people say it: spaces and hyphens go, and what looks like a number is one (Crockford's base 32). */
const orderCodeField = z
  .string()
  .default('')
  .transform((text) =>
    text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'),
  )
  .refine(
    (code) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code),
    'Escribe el código del pedido: son 8 letras y números',
  );

/** A transfer that the staff found in the account: of which order, and how much came, in hundredths of a peso. */
export const transferRecordSchema = z.object({
  order: orderCodeField,
  reference: referenceField('Escribe la referencia que tiene en el banco'),
  amount: pesosField,
  note: noteField,
});

/** Why the staff does not find the money; the client reads it. */
export const transferRefusalSchema = z.object({
  reason: textField(longestRefusal, {
    empty: 'Escribe por qué: el cliente lo lee en su correo',
    long: `El motivo puede tener hasta ${longestRefusal} caracteres`,
  }),
});

export type TransferRecord = z.infer<typeof transferRecordSchema>;
export type TransferReport = z.infer<typeof transferReportSchema>;
