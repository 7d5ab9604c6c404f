import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import { orderStatusWords } from './payment-words.ts';

/** The state of an order. */
export function OrderBadge({ state }: { state: OrderStatus }) {
  const { status, label } = orderStatusWords[state];
  return <StatusBadge status={status}>{label}</StatusBadge>;
}
