import type { OrderRefund } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';

/** Whether a refund is not sent, for the keys of its provider are not set. */
export const isHeld = (
  { withoutKeys }: Pick<StaffOrder, 'withoutKeys'>,
  { status, provider }: OrderRefund,
): boolean => (status === 'asked' || status === 'pending') && withoutKeys.includes(provider);

/** Refunds that only a person can make. */
export const manualRefunds = ({ refunds }: StaffOrder): OrderRefund[] =>
  refunds.filter(({ status }) => status === 'manual');
