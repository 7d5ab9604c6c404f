import { premium, yearlySaving } from './catalogue.ts';
import { membershipPath } from './checkout.ts';
import { priceText } from './money.ts';

/** How one joins Premium: with a month, with a year, or with a trial. */
export const joinPremium = {
  month: {
    href: membershipPath('month'),
    label: `Comenzar Ahora - $${premium.month.amount / 100}/mes`,
  },
  year: {
    href: membershipPath('year'),
    label: `Un año por ${priceText(premium.year)}`,
    saving: `${yearlySaving} % menos que doce meses`,
  },
  trial: { label: `Probar ${premium.trialDays} días` },
  note: 'Cancela cuando quieras. Sin compromisos a largo plazo.',
} as const;

/**
 * How one period follows another, wherever the site says it. When Nequi and PayPal charge by themselves, this is the text
 * that changes.
 */
export const renewalWords =
  'La membresía no se cobra sola. Siete días antes de que termine tu periodo te mandamos un enlace con el precio del siguiente, y tú decides si lo pagas.';
