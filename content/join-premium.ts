import { premium } from './premium.ts';
import { membershipPath } from './membership-path.ts';
import { priceText } from './money.ts';

/** How one joins Premium: with a month, with a year, or with a trial. */
export const joinPremium = {
  month: {
    href: membershipPath('month'),
    label: `Comenzar Ahora - $${premium.month.amount / 100}/mes`,
  },
  year: { href: membershipPath('year'), label: `Un año por ${priceText(premium.year)}` },
  trial: { label: `Probar ${premium.trialDays} días` },
  note: 'Cancela cuando quieras. Sin compromisos a largo plazo.',
} as const;
