import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { longestReference, longestResolution } from './limits.ts';
import { staffRefundReasons } from './refund-reasons.ts';
import { parseAmount } from './typed-amount.ts';

/** Hundredths of a peso for a dollar: what is far beyond is a slip of the hand. */
const leastRate = 50_000;
const mostRate = 5_000_000;

/** A typed amount in hundredths, within both ends. */
const amountField = (least: number, most: number, says: string) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const amount = parseAmount(text);
      if (amount !== null && amount >= least && amount <= most) return amount;
      context.addIssue({ code: 'custom', message: says });
      return z.NEVER;
    });

/** What a dollar costs, in hundredths of a peso. */
export const rateSchema = z.object({
  copPerUsd: amountField(
    leastRate,
    mostRate,
    'Escribe cuántos pesos vale un dólar, como 4.012,50: entre 500 y 50.000',
  ),
});

/** How much of a payment goes back, in hundredths of its currency, and why. */
export const refundSchema = z.object({
  amount: amountField(
    1,
    Number.MAX_SAFE_INTEGER,
    'Escribe cuánto se devuelve en números, como 1.200.000 o 390,50',
  ),
  reason: z.enum(staffRefundReasons, { error: 'Elige por qué se devuelve' }),
});

/** By what the transfer that gave money back is found at the bank. */
export const finishedRefundSchema = z.object({
  transfer: lineField(longestReference, {
    empty: 'Escribe la referencia de la transferencia',
    long: `Escríbela en una sola línea de hasta ${longestReference} caracteres`,
  }),
});

/** What was done about something that did not fit. */
export const resolutionSchema = z.object({
  resolution: textField(longestResolution, {
    empty: 'Escribe qué hiciste',
    long: `Escríbelo en hasta ${longestResolution} caracteres`,
  }),
});
