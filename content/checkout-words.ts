import { brand } from './brand.ts';
import { type Money, priceText } from './money.ts';

/**
 * What a person ticks, apart from all else, to have their service begun before they can no longer withdraw: without it
 * the studio waits (Ley 1480 of 2011, art. 47, first exception). It is stored as it stands here, to prove what was
 * agreed to.
 */
export const beginNowConsent = `Pido que ${brand.name} empiece sin esperar los 5 días hábiles del retracto, y sé que desde ahí ya no puedo retractarme`;

type Wanted = { name: string; amount: Money };

/** What a chat begins with, by where in the checkout it is opened. */
export const checkoutChat = {
  beforePaying: ({ name, amount }: Wanted) =>
    `Hola, quiero pagar ${name} (${priceText(amount)}) y tengo una pregunta.`,
  toAgree: ({ name, amount }: { name: string; amount: Money | null }) =>
    `Hola, quiero acordar el precio de ${name}${amount ? ` (vi ${priceText(amount)})` : ''}.`,
  comingSoon: ({ name, amount }: Wanted) =>
    `Hola, me interesa ${name} (${priceText(amount)}). Cuéntenme cuándo se puede pagar.`,
  unpaid: ({ name, amount, code }: Wanted & { code: string }) =>
    `Hola, tengo una pregunta sobre mi pago de ${name} (${priceText(amount)}), pedido ${code}.`,
  refunded: ({ name, amount }: Wanted) =>
    `Hola, tengo una pregunta sobre la devolución de ${name} (${priceText(amount)}).`,
  member: ({ name, amount }: Wanted) =>
    `Hola, ya pagué ${name} (${priceText(amount)}) y tengo una pregunta sobre mi membresía.`,
  paid: ({ name, amount }: Wanted) =>
    `Hola, ya pagué ${name} (${priceText(amount)}). ¿Cuándo empezamos?`,
} as const;
