import type { OrderSummary } from '#server/services/payment-desk/list-orders.ts';
import { type StaffStanding, staffStandingOf } from './staff-standing.ts';

/** An order as the list shows it. */
export type ListedOrder = Pick<
  OrderSummary,
  'id' | 'code' | 'name' | 'clientName' | 'clientEmail' | 'price' | 'createdAt'
> & { standing: StaffStanding };

/** What of it leaves the server. */
export function listedOrderOf(order: OrderSummary): ListedOrder {
  const { id, code, name, clientName, clientEmail, price, createdAt } = order;
  return {
    ...{ id, code, name, clientName, clientEmail, price, createdAt },
    standing: staffStandingOf(order),
  };
}
