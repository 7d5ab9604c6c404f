import type { Amount, Observed } from '#packages/payments/src/index.ts';

/** How money of a transfer is said to have been paid. */
const transferMethod = 'transferencia';

/** A transfer as its provider would tell of it: each attempt is one movement of money, which only people see. */
export const observedTransfer = (
  { id, amount }: { id: string; amount: Amount },
  status: 'pending' | 'approved' | 'declined',
  reason: string | null = null,
): Observed => ({ id, status, amount, refunded: 0, method: transferMethod, reason });
