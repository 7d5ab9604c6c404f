import type { Money } from '#content/money.ts';
import { isPaidHere, type QuotePayment } from '#content/quote.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';

/** Whether a quote of this total is paid in this site. */
export type PaidHere = (total: Money) => boolean;

/**
 * As mails and files say it: they outlive test mode, whose invented accounts they never count. `payments` is asked each time.
 */
export const createPaidHere =
  (payments: Pick<QuotePayment, 'providers'>): PaidHere =>
  (total) =>
    isPaidHere(total, { providers: payments.providers, transferWays: transferWaysFor(false) });
