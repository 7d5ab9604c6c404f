import { href } from 'react-router';
import { pathOfItem } from '#content/checkout.ts';
import { memberPriceFacts } from '#content/member-price.ts';
import { memberSteps, nextSteps } from '#content/next-steps.ts';
import type { Money } from '#content/money.ts';
import type { OwnOrder, OwnRefund } from '#server/services/payments/read-order.ts';
import { transferPath } from './order-paths.ts';
import { type Returns, returnsOf } from './order-returns.ts';
import { type Standing, standingOf } from './order-standing.ts';
import { type WayBack, wayBackFrom } from './way-back.ts';

/** An order as the page that follows it shows it. */
export type FollowedOrder = {
  id: string;
  code: string;
  name: string;
  /** What is asked for, in the currency of its last attempt. */
  amount: Money;
  /** What its price is made of, for a member; nothing of one at the list price. */
  priceParts: readonly { name: string; value: string }[];
  standing: Standing;
  /** The person says that they came back without paying, which proves nothing. */
  wasCancelled: boolean;
  /** They came back from where they pay, which proves nothing either. */
  cameBack: boolean;
  /** All that was tried was declined. */
  isUncharged: boolean;
  /** Since when the payment that is on its way is; null where none is. */
  pendingSince: Date | null;
  /** It has been for longer than banks take. */
  isPendingLong: boolean;
  back: WayBack;
  /** Where it is paid; null of what is not for sale any more. */
  checkoutPath: string | null;
  /** Where a transfer of it is reported; null where none is taken. */
  transferPath: string | null;
  /** What paid for it. */
  paid: PaidPart | null;
  refunds: FollowedRefund[];
};

export type PaidPart = Returns & {
  amount: Money;
  method: string | null;
  provider: string;
  at: Date | null;
  receipt: number | null;
  /** It was paid a moment ago. */
  isFresh: boolean;
  /** What comes now; nothing of a period of a membership that is over. */
  nextSteps: readonly { name: string; text: string }[];
  /** From when to when, of a membership; null of anything else. */
  span: Span | null;
};

type Span = { startsAt: Date; endsAt: Date };

export type FollowedRefund = Pick<OwnRefund, 'id' | 'amount' | 'status' | 'doneAt'> & {
  /** Money that came in twice, or in another amount: not what paid for the order. */
  isStray: boolean;
};

/** For how long a payment is news. */
const freshMinutes = 10;

/** What banks take at most, as a rule. */
const bankHours = 2;

type Around = { at: Date; takesTransfers: boolean; wasCancelled: boolean; cameBack: boolean };

/** What of it leaves the server. */
export function followedOrderOf(
  order: OwnOrder,
  { at, takesTransfers, wasCancelled, cameBack }: Around,
): FollowedOrder {
  const { id, code, name, price, pesos, attempts, refunds } = order;
  const pendingSince = attempts.find(({ status }) => status === 'pending')?.begunAt ?? null;
  return {
    ...{ id, code, name, wasCancelled, cameBack, pendingSince },
    checkoutPath: checkoutPathOf(order),
    back: isQuote(order)
      ? { path: href('/dashboard/pagos'), label: 'Ver todos tus pagos' }
      : wayBackFrom(order.item),
    isUncharged: attempts.every(({ status }) => status === 'declined'),
    isPendingLong:
      pendingSince !== null && at.getTime() - pendingSince.getTime() > bankHours * 3_600_000,
    transferPath: takesTransfers && pesos !== null ? transferPath(id) : null,
    amount: attempts.at(-1)?.amount ?? price,
    priceParts: pricePartsOf(order),
    standing: standingOf(order),
    paid: paidPartOf(order, at),
    refunds: refunds.map(({ id, amount, status, doneAt, payment }) => ({
      ...{ id, amount, status, doneAt },
      isStray: payment !== settling(order)?.id,
    })),
  };
}

/** In dollars, and what they come to where it was paid in pesos. */
function pricePartsOf({ memberPrice, attempts, payments, price }: OwnOrder) {
  if (!memberPrice) return [];
  const { currency } = settling({ payments })?.amount ?? attempts.at(-1)?.amount ?? price;
  return memberPriceFacts(memberPrice, currency === price.currency ? {} : { total: 'Precio' });
}

/** What is sold by an address of its own; a quote by its order, since its link is the client's alone. */
export const checkoutPathOf = ({ id, item }: Pick<OwnOrder, 'id' | 'item'>): string | null =>
  isQuote({ item })
    ? `${href('/checkout')}?${new URLSearchParams({ pedido: id })}`
    : pathOfItem(item);

const isQuote = ({ item }: Pick<OwnOrder, 'item'>): boolean => item.startsWith('quote:');

/** What paid for it. */
const settling = ({ payments }: Pick<OwnOrder, 'payments'>) =>
  payments.find(({ role }) => role === 'settles');

function paidPartOf(order: OwnOrder, at: Date): PaidPart | null {
  const { status, refunds, paidAt, receipt, period } = order;
  const payment = settling(order);
  if (!payment || (status !== 'paid' && status !== 'refunded')) return null;
  const { amount, method, provider } = payment;
  const promised = refunds
    .filter((one) => one.payment === payment.id && one.status !== 'done')
    .reduce((sum, one) => sum + one.amount.amount, 0);
  return {
    ...{ amount, method, provider, receipt, at: paidAt },
    ...returnsOf(payment, { status, promised }),
    isFresh:
      status === 'paid' &&
      promised === 0 &&
      paidAt !== null &&
      at.getTime() - paidAt.getTime() < freshMinutes * 60_000,
    nextSteps: stepsOf(order, at),
    span: period?.paid ? { startsAt: period.paid.startsAt, endsAt: period.paid.endsAt } : null,
  };
}

function stepsOf({ period, beginsNow }: OwnOrder, at: Date): PaidPart['nextSteps'] {
  if (!period) return nextSteps({ beginsNow });
  const isOver = period.paid !== null && (period.paid.cut !== null || period.paid.endsAt <= at);
  return isOver ? [] : memberSteps;
}
