import type { Order, Payment, Step } from './order.ts';
import { OrderFault } from './order.ts';

/** An order of which nothing else follows. */
export const only = (order: Order): Step => ({ order, postings: [], findings: [] });

/** What followed, and then this. */
export function andThen({ order, postings, findings }: Step, next: (order: Order) => Step): Step {
  const more = next(order);
  return {
    order: more.order,
    postings: [...postings, ...more.postings],
    findings: [...findings, ...more.findings],
  };
}

/** Throws an `OrderFault` where the order has no such payment. */
export function paymentOf(order: Order, id: string): Payment {
  const payment = order.payments.find((one) => one.id === id);
  if (!payment) throw new OrderFault(`No such payment: ${id}`);
  return payment;
}
