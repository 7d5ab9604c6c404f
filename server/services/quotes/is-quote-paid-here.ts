import type { Money } from '#content/money.ts';
import { isPaidHere } from '#content/quote.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import type { AppServices } from '../app-services.ts';

/**
 * Whether a quote of this total is paid in this site, as mails and files say it: they outlive test mode, whose invented
 * accounts they never count.
 */
export const isQuotePaidHere = (
  { providers }: Pick<AppServices['payments'], 'providers'>,
  total: Money,
): boolean => isPaidHere(total, { providers, transferWays: transferWaysFor(false) });
