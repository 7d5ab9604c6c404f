import type { Status } from '#app/ui/status-badge.tsx';
import type { ProposalPayment } from '#server/services/payment-desk/list-proposal-payments.ts';

/** Whether what was paid for a proposal is still there: all of it, less, for now, or not at all. */
export type PaidState = keyof typeof paidBadges;

/** Of each, what it is called, and as far along as which status of a song it is. */
export const paidBadges = {
  paid: { label: 'Pagado', status: 'live' },
  less: { label: 'Devuelto en parte', status: 'pending' },
  withdrawn: { label: 'Pidió el retracto', status: 'pending' },
  leaving: { label: 'Se devuelve', status: 'pending' },
  refunded: { label: 'Devuelto', status: 'removed' },
} as const satisfies Record<string, { label: string; status: Status }>;

export function paidStateOf({
  amount,
  refunded,
  leaving,
  withdrawal,
}: Pick<ProposalPayment, 'amount' | 'refunded' | 'leaving' | 'withdrawal'>): PaidState {
  if (refunded.amount >= amount.amount) return 'refunded';
  if (leaving.amount > 0) return 'leaving';
  if (withdrawal) return 'withdrawn';
  return refunded.amount > 0 ? 'less' : 'paid';
}
