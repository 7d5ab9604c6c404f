import type { Money } from '#content/money.ts';
import type { Status } from '#app/ui/status-badge.tsx';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import type { OwnPayment } from '#server/services/payments/read-order.ts';

/** What became of the payment that settles an order. */
export type Returns = {
  /** What went back of it. */
  returned: Money;
  /** How much more of it was promised to go back. */
  returning: Money;
  /** Nothing is left of it, or nothing will be when what was promised has gone back. */
  isReturned: boolean;
  isReturning: boolean;
};

/** `promised` is how much was promised to go back and has not, in the currency of the payment. */
export function returnsOf(
  { amount, refunded }: Pick<OwnPayment, 'amount' | 'refunded'>,
  { status, promised }: { status: OrderStatus; promised: number },
): Returns {
  const isReturned = status === 'refunded';
  return {
    returned: refunded,
    returning: { ...amount, amount: promised },
    isReturned,
    isReturning: !isReturned && promised > 0 && refunded.amount + promised === amount.amount,
  };
}

/** The badge of an order that was paid: the newest of what happened to its money. */
export function paidBadge(
  { returned, returning, isReturned, isReturning }: Returns,
  { isWithdrawn }: { isWithdrawn: boolean },
): { status: Status; label: string } {
  if (isReturned) return { status: 'removed', label: 'Devuelto' };
  if (isReturning) return { status: 'pending', label: 'Se devuelve' };
  if (isWithdrawn) return { status: 'pending', label: 'Pediste el retracto' };
  const isPart = returned.amount > 0 || returning.amount > 0;
  return { status: 'live', label: isPart ? 'Pagado, con devolución' : 'Pagado' };
}
