import { premium } from './premium.ts';
import { priceText } from './money.ts';
import { asTheyOpen } from './tool-openings.ts';

/** How a membership renews, in a sentence that stands alone. */
export const renewalTexts = {
  link: 'No se cobra sola: siete días antes de que termine te mandamos el enlace para pagar lo que sigue, y tú decides.',
  nequi:
    'Se renueva sola: te avisamos siete días antes, y el día que termina se cobra a tu Nequi. Cancelas cuando quieras.',
  paypal:
    'Se renueva sola: te avisamos siete días antes, y el día que termina cobra PayPal. Cancelas cuando quieras.',
} as const;

/** What a period that was paid gives from its first day. */
export const memberGains = `las herramientas sin tope${asTheyOpen}, el ${premium.servicesDiscount} % en los cuatro servicios y ${priceText(premium.monthlyCredits)} en créditos cada mes`;
