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
  /** How much more of it was promised to go back. */
  returning: Money;
  /** Nothing is left of it, or nothing will be when what was promised has gone back. */
  isReturned: boolean;
  isReturning: boolean;
  method: string | null;
  provider: string;
  at: Date | null;
  receipt: number | null;
  /** It was paid a moment ago. */
  isFresh: boolean;
  nextSteps: { name: string; text: string }[];
};

export type FollowedRefund = Pick<OwnRefund, 'id' | 'amount' | 'status' | 'doneAt'> & {
  /** Money that came in twice, or in another amount: not what paid for the order. */
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
    refunds: refunds.map(({ id, amount, status, doneAt, payment }) => ({
      ...{ id, amount, status, doneAt },
      isStray: payment !== settling(order)?.id,
    })),
  };
}

/** What paid for it. */
const settling = ({ payments }: Pick<OwnOrder, 'payments'>) =>
  payments.find(({ role }) => role === 'settles');

function paidPartOf(order: OwnOrder, at: Date): PaidPart | null {
  const { status, refunds, paidAt, receipt, beginsNow } = order;
  const payment = settling(order);
  if (!payment || (status !== 'paid' && status !== 'refunded')) return null;
  const { amount, refunded, method, provider } = payment;
  const returning = refunds
    .filter((one) => one.payment === payment.id && one.status !== 'done')
    .reduce((sum, one) => sum + one.amount.amount, 0);
  const isReturned = status === 'refunded';
  return {
    ...{ amount, method, provider, receipt, at: paidAt, isReturned },
    returned: refunded,
    returning: { ...amount, amount: returning },
    isReturning: !isReturned && returning > 0 && refunded.amount + returning === amount.amount,
    isFresh:
      status === 'paid' &&
      returning === 0 &&
      paidAt !== null &&
      at.getTime() - paidAt.getTime() < freshMinutes * 60_000,
    nextSteps: nextSteps({ beginsNow }),
  };
}
