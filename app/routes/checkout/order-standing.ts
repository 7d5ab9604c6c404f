import type { ProviderName } from '#packages/payments/src/index.ts';
import type { OrderProgress } from '#server/services/payments/read-order.ts';

/**
 * How far an order is, to whoever pays it: `review` is money that came in another amount than was asked for, `returned` is
 * money for what another order had paid. `reason` is the provider's own, and the staff's of a transfer.
 */
export type Standing =
  | { kind: 'untouched' | 'begun' | 'review' | 'returned' | 'paid' | 'refunded' | 'expired' }
  | { kind: 'pending'; provider: ProviderName }
  | { kind: 'declined'; provider: ProviderName; reason: string | null };

export function standingOf({ status, attempts, payments }: OrderProgress): Standing {
  const isSettled = status === 'paid' || status === 'refunded';
  if (!isSettled && payments.some(({ role }) => role === 'extra')) return { kind: 'returned' };
  if (status !== 'open') return { kind: status };
  if (
    payments.some(
      ({ role, amount, refunded }) => role === 'mismatch' && refunded.amount < amount.amount,
    )
  )
    return { kind: 'review' };
  const pending = attempts.find((one) => one.status === 'pending');
  if (pending) return { kind: 'pending', provider: pending.provider };
  const newest = attempts.at(-1);
  switch (newest?.status) {
    case 'open':
      return { kind: 'begun' };
    case 'declined':
      return { kind: 'declined', provider: newest.provider, reason: newest.reason };
    case 'pending':
    case 'approved':
    case 'expired':
    case undefined:
      return { kind: 'untouched' };
  }
}
