import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { documentTypeNames } from './documents.ts';
import { longestLine, longestReason } from './limits.ts';
import { accountTypeNames, type RefundAccount } from './refund-account.ts';

const line = (empty: string) =>
  lineField(longestLine, { empty, long: `Caben hasta ${longestLine} caracteres` });

/** Why somebody withdraws, which they need not say. */
const reason = textField(longestReason, {
  long: `Caben hasta ${longestReason.toLocaleString('es-CO')} caracteres`,
});

/** The form of who withdraws and whose money goes back the way that it came. */
export const withdrawalSchema = z.object({ reason });

/** The same where the studio sends the money by itself: to which account, and whose it is. */
export const withdrawalToAccountSchema = withdrawalSchema.extend({
  bank: line('Escribe el banco o la billetera'),
  accountType: z.enum(accountTypeNames, { error: 'Elige qué cuenta es' }),
  accountNumber: z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .refine((text) => /^\d{6,20}$/.test(text), 'Revisa el número: solo dígitos, de 6 a 20'),
  holder: line('Escribe a nombre de quién está'),
  holderDocumentType: z.enum(documentTypeNames, { error: 'Elige el documento del titular' }),
  holderDocument: z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/[\s.]/g, '').toUpperCase())
    .refine(
      (text) => /^[A-Z\d-]{4,20}$/.test(text),
      'Revisa el número: solo letras y dígitos, de 4 a 20',
    ),
});

const keptAccount = withdrawalToAccountSchema.omit({ reason: true });

/** The account as it was kept; null where none was asked for. Throws for anything else. */
export const refundAccountOf = (kept: unknown): RefundAccount | null =>
  kept === null ? null : keptAccount.parse(kept);
