import type { Money } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { withdrawUntil } from '#packages/legal-requests/src/index.ts';
import { refundsByHand } from '#packages/payments/src/index.ts';
import { type NoWithdrawal, noWithdrawalOf } from '#packages/membership/src/index.ts';
import type { OwnOrder } from '../payments/read-order.ts';

/** What the law gives to the client of an order that was paid (Ley 1480 of 2011, art. 47). */
export type WithdrawalTerms = {
  /** The last day to withdraw, such as `2026-12-03`. */
  until: string;
  isOver: boolean;
  /** Why there is none whatever the day is; null where there is. */
  none: NoWithdrawal | null;
  /** Its order is one of a membership, which is cancelled with it. */
  ofMembership: boolean;
  /** They asked for the work to begin before that day: once it has begun, they can withdraw no more. */
  beginsNow: boolean;
  /** When it was paid. */
  paidAt: Date;
  /** What is still here of what they paid, and was not promised to go back. */
  refund: Money;
  /** Whether the studio sends it by itself, and has to know where. */
  isByHand: boolean;
};

/** The terms of an order at a moment; null of one that nothing was paid for. */
export function withdrawalTermsOf(order: OwnOrder, at: Date): WithdrawalTerms | null {
  const { payments, refunds, paidAt, period, beginsNow } = order;
  const payment = payments.find(({ role }) => role === 'settles');
  if (!payment || paidAt === null) return null;
  const promised = refunds
    .filter((one) => one.payment === payment.id && one.status !== 'done')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  const left = payment.amount.amount - payment.refunded.amount - promised;
  const until = withdrawUntil(paidAt);
  return {
    ...{ until, beginsNow, paidAt, isOver: bogotaDate(at) > until },
    ...{ none: noWithdrawalOf(period), ofMembership: period !== null },
    refund: { ...payment.amount, amount: Math.max(0, left) },
    isByHand: refundsByHand(payment, left),
  };
}
