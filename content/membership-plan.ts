import { premium } from './premium.ts';
import { membershipId } from './membership-path.ts';
import { priceText } from './money.ts';
import { pages } from './site-map.ts';
import { asTheyOpen } from './tool-openings.ts';

/** The membership, which is sold a month or a year at a time. */
export const membershipPlan = {
  id: membershipId,
  features: [
    `Las seis herramientas sin tope${asTheyOpen}`,
    'Portadas sin marca de agua y en todas las proporciones',
    'Stream Analytics de todas las plataformas',
    `${premium.servicesDiscount} % en los cuatro servicios`,
    `${priceText(premium.monthlyCredits)} en créditos cada mes`,
    'Soporte prioritario 24/7',
  ],
  page: pages.memberships,
} as const;
