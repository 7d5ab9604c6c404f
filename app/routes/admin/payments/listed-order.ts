import type { Money } from '#content/money.ts';
import type { ProviderName } from '#packages/payments/src/index.ts';
import type { OrderSummary } from '#server/services/payment-desk/list-orders.ts';
import { type StaffStanding, staffStandingOf } from './staff-standing.ts';

/** An order as the list shows it. */
export type ListedOrder = Pick<
  OrderSummary,
  'id' | 'code' | 'name' | 'clientName' | 'clientEmail' | 'price' | 'createdAt' | 'paidAt'
> & {
  standing: StaffStanding;
  /** What settled it. */
  paid: { amount: Money; provider: ProviderName; receipt: number | null } | null;
};

/** What of it leaves the server. */
export function listedOrderOf(order: OrderSummary): ListedOrder {
  const { id, code, name, clientName, clientEmail, price, createdAt, paidAt } = order;
  const settling = order.payments.find(({ role }) => role === 'settles');
  return {
    ...{ id, code, name, clientName, clientEmail, price, createdAt, paidAt },
    standing: staffStandingOf(order),
    paid: settling
      ? { amount: settling.amount, provider: settling.provider, receipt: settling.receipt }
      : null,
  };
}
