import { premium } from './catalogue.ts';
import { pages } from './site-map.ts';

/** How one joins Premium: through the form of the list, while it cannot be paid online. */
export const joinPremium = {
  href: `${pages.contact.path}?plan=digital-pro`,
  label: `Comenzar Ahora - $${premium.month.amount / 100}/mes`,
  note: 'Cancela cuando quieras. Sin compromisos a largo plazo.',
  opening:
    'La membresía abre pronto. Hoy este botón te lleva a la lista: apuntarte no cuesta nada y no te cobramos por estar en ella.',
} as const;
