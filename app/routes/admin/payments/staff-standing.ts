import type { Status } from '#app/ui/status-badge.tsx';
import type { OrderProgress } from '#server/services/payments/read-order.ts';
import { standingOf } from '../../checkout/order-standing.ts';

/**
 * How far an order is, as its client sees it too. The staff also tells a transfer that they have to look for from a payment
 * that a provider confirms, and what nobody has tried to pay from what was left in the middle.
 */
export type StaffStanding = keyof typeof standingWords;

/** Of each, what it is called, and as far along as which status of a song it is. */
export const standingWords = {
  untouched: { label: 'Sin empezar', status: 'draft' },
  left: { label: 'Sin terminar', status: 'draft' },
  begun: { label: 'Empezado', status: 'processing' },
  pending: { label: 'Pago pendiente', status: 'pending' },
  transfer: { label: 'Transferencia por revisar', status: 'pending' },
  declined: { label: 'Rechazado', status: 'failed' },
  review: { label: 'Llegó otro monto', status: 'pending' },
  returned: { label: 'Se devuelve', status: 'removed' },
  expired: { label: 'Vencido', status: 'removed' },
  paid: { label: 'Pagado', status: 'live' },
  refunded: { label: 'Devuelto', status: 'removed' },
} as const satisfies Record<string, { label: string; status: Status }>;

export function staffStandingOf(order: OrderProgress): StaffStanding {
  const standing = standingOf(order);
  if (standing.kind === 'untouched') return order.attempts.length > 0 ? 'left' : 'untouched';
  if (standing.kind === 'pending') return standing.provider === 'manual' ? 'transfer' : 'pending';
  return standing.kind;
}
