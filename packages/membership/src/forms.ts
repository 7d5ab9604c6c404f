import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { longestReason } from './limits.ts';
import { plans } from './membership.ts';

/** A mobile number of Colombia as people write it: with spaces, and with its country or without. */
const mobileField = z
  .string()
  .default('')
  .transform((text) => text.replaceAll(/[\s().-]/gu, '').replace(/^(?:\+|00)?57(?=3\d{9}$)/u, ''))
  .refine(
    (text) => /^3\d{9}$/u.test(text),
    'Escribe el celular de tu Nequi: diez números, empieza por 3',
  );

/** What somebody agrees to who lets Wompi charge their Nequi: each box is ticked by itself. */
export const nequiSchema = z.object({
  phone: mobileField,
  terms: z.literal('on', { error: 'Marca esta casilla para conectar tu Nequi' }),
  personalData: z.literal('on', { error: 'Marca esta casilla para conectar tu Nequi' }),
});

/** Why somebody cancels, if they say it. */
export const cancellationSchema = z.object({
  reason: textField(longestReason, {
    long: `Escríbelo en hasta ${longestReason} caracteres`,
  }).transform((reason) => (reason === '' ? null : reason)),
});

/** The plan of the next period. */
export const planSchema = z.object({ plan: z.enum(plans, { error: 'Elige el mes o el año' }) });
