import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { plans } from './membership.ts';

export const longestReason = 500;

/** Why somebody cancels, if they say it. */
export const cancellationSchema = z.object({
  reason: textField(longestReason, {
    long: `Escríbelo en hasta ${longestReason} caracteres`,
  }).transform((reason) => (reason === '' ? null : reason)),
});

/** The plan of the next period. */
export const planSchema = z.object({ plan: z.enum(plans, { error: 'Elige el mes o el año' }) });
