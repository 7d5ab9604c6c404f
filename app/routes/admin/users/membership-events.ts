import type { MembershipEvent, Plan, Renewal } from '#packages/membership/src/index.ts';

/** How a membership renews, as the staff reads it. */
export const renewalNames = {
  link: 'Con el enlace que le mandamos',
  nequi: 'Sola, a su Nequi',
  paypal: 'Sola, por PayPal',
} as const satisfies Record<Renewal, string>;

const spans = { month: 'un mes', year: 'un año' } as const satisfies Record<Plan, string>;

/** What happened to a membership, in a sentence. */
export function eventText(event: MembershipEvent): string {
  switch (event.type) {
    case 'trial-started':
      return `Empezó su prueba de ${event.days} días.`;
    case 'period-paid':
      return `Pagó el periodo ${event.number}, ${spans[event.plan]}${event.startsNow ? ', en lugar del que tenía' : ''}.`;
    case 'period-refunded':
      return 'Se le devolvió todo lo de un periodo.';
    case 'renewal-opened':
      return `Se abrió el pago del periodo ${event.number} y se le avisó.`;
    case 'charge-failed':
      return `No pasó el cobro del periodo ${event.number}.`;
    case 'cancelled':
      return event.reason === null ? 'Canceló, sin decir por qué.' : `Canceló: «${event.reason}».`;
    case 'resumed':
      return 'Se arrepintió de cancelar.';
    case 'renewal-chosen':
      return `Cambió cómo se renueva: ${renewalNames[event.renewal].toLowerCase()}.`;
    case 'plan-chosen':
      return `Eligió ${spans[event.plan]} para el periodo que sigue.`;
    case 'source-gone':
      return 'Lo que la cobraba sola dejó de servir: se paga con el enlace.';
    case 'looked-at':
      return 'El sitio le escribió cómo quedó.';
  }
}

/** The order that it is about. */
export const orderOf = (event: MembershipEvent): string | null =>
  event.type === 'period-paid' || event.type === 'period-refunded' ? event.order : null;
