import { nextSteps } from '#content/checkout-words.ts';
import type { Money } from '#content/money.ts';
import type { OwnOrder, OwnRefund } from '#server/services/payments/read-order.ts';
import { type Standing, standingOf } from './order-standing.ts';

/** An order as the page that follows it shows it. */
export type FollowedOrder = {
  id: string;
  code: string;
  name: string;
  /** What is asked for, in the currency of its last attempt. */
  amount: Money;
  standing: Standing;
  /** Where it is paid; null of what is not sold by an address of its own, such as a quote. */
  checkoutPath: string | null;
  /** What paid for it. */
  paid: PaidPart | null;
  refunds: FollowedRefund[];
};

export type PaidPart = {
  amount: Money;
  /** What went back of it. */
  returned: Money;
  /** Nothing is left of it. */
  isReturned: boolean;
  method: string | null;
  provider: string;
  at: Date | null;
  receipt: number | null;
  /** It was paid a moment ago. */
  isFresh: boolean;
  nextSteps: { name: string; text: string }[];
};

export type FollowedRefund = Pick<OwnRefund, 'id' | 'amount' | 'status' | 'doneAt'> & {
  /** Money that came in twice, or in another amount, and not what paid for the order. */
  isStray: boolean;
};

/** For how long a payment is news. */
const freshMinutes = 10;

/** What of it leaves the server. */
export function followedOrderOf(
  order: OwnOrder,
  { checkoutPath, at }: { checkoutPath: string | null; at: Date },
): FollowedOrder {
  const { id, code, name, price, attempts, refunds } = order;
  return {
    ...{ id, code, name, checkoutPath },
    amount: attempts.at(-1)?.amount ?? price,
    standing: standingOf(order),
    paid: paidPartOf(order, at),
    refunds: refunds.map(({ id, amount, status, doneAt, reason }) => ({
      ...{ id, amount, status, doneAt },
      isStray: reason === 'duplicate' || reason === 'mismatch',
    })),
  };
}

function paidPartOf(
  { status, payments, paidAt, receipt, beginsNow }: OwnOrder,
  at: Date,
): PaidPart | null {
  const payment = payments.find(({ role }) => role === 'settles');
  if (!payment || (status !== 'paid' && status !== 'refunded')) return null;
  const { amount, refunded, method, provider } = payment;
  return {
    ...{ amount, method, provider, receipt, at: paidAt },
    returned: refunded,
    isReturned: status === 'refunded',
    isFresh:
      status === 'paid' &&
      paidAt !== null &&
      at.getTime() - paidAt.getTime() < freshMinutes * 60_000,
    nextSteps: nextSteps({ beginsNow }),
  };
}
