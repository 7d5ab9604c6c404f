import type { Order, OrderEvent, Payment, Refund, Step } from './order.ts';
import { OrderFault } from './order.ts';
import { postRefund, postReturnedTwice } from './postings.ts';
import { andThen, only, paymentOf } from './step.ts';

/** What of a payment may still be asked to go back, in hundredths of its currency. */
export function refundable(order: Order, payment: Payment): number {
  const onTheirWay = sum(order, payment, ({ status }) => status !== 'done');
  return payment.amount.amount - payment.refunded - onTheirWay;
}

/** Why a person makes some of what is asked of Wompi. */
export const wompiReason = 'Wompi solo devuelve pagos completos con tarjeta';

/**
 * Whether no provider makes a refund of so much of a payment by its API, in hundredths of its currency: a transfer goes back
 * by another one, and Wompi voids card payments, whole. Then a person sends it.
 */
export const refundsByHand = (
  { provider, method, amount: paid }: Pick<Payment, 'provider' | 'method' | 'amount'>,
  amount: number,
): boolean =>
  provider === 'manual' || (provider === 'wompi' && (method !== 'CARD' || amount !== paid.amount));

/** The provider says that so much of a payment went back through it by now, in hundredths of its currency. */
export function noteReturned(order: Order, payment: Payment, said: number): Step {
  const returned = Math.max(payment.returned, Math.min(said, payment.amount.amount));
  const heard =
    returned === payment.returned ? order : withPayment(order, { ...payment, returned });
  return noteTwice(order, payment.id, explain(heard, payment.id));
}

export function askRefund(
  order: Order,
  asked: Pick<Refund, 'id' | 'payment' | 'amount' | 'reason'>,
): Step {
  if (order.refunds.some(({ id }) => id === asked.id)) return only(order);
  const payment = paymentOf(order, asked.payment);
  if (
    !Number.isSafeInteger(asked.amount) ||
    asked.amount < 1 ||
    asked.amount > refundable(order, payment)
  )
    throw new OrderFault(`A refund of ${asked.amount} of ${payment.id}`);
  const isManual = refundsByHand(payment, asked.amount);
  const refund: Refund = {
    ...asked,
    ...{ status: isManual ? 'manual' : 'asked', byHand: false, providerId: null },
    note: isManual && payment.provider === 'wompi' ? wompiReason : null,
  };
  return {
    order: { ...order, refunds: [...order.refunds, refund] },
    postings: [],
    findings: isManual ? [{ kind: 'manual-refund', refund: refund.id }] : [],
  };
}

export function answerRefund(
  order: Order,
  { refund: id, outcome }: Extract<OrderEvent, { type: 'refund-answered' }>,
): Step {
  const refund = refundOf(order, id);
  if (refund.status === 'done') return only(order);
  if (outcome.status !== 'manual')
    return outcome.status === 'done'
      ? finish(order, { ...refund, providerId: outcome.id })
      : only(withRefund(order, { ...refund, status: 'pending', providerId: outcome.id }));
  if (refund.status === 'manual') return only(order);
  return {
    order: withRefund(order, { ...refund, status: 'manual', note: outcome.reason }),
    postings: [],
    findings: [{ kind: 'manual-refund', refund: id }],
  };
}

/** Somebody gave it back from the bank. What the provider gave back before is not explained by this refund any more. */
export function makeByHand(
  order: Order,
  { refund: id, transfer }: Extract<OrderEvent, { type: 'refund-made' }>,
): Step {
  const refund = refundOf(order, id);
  if (refund.status === 'done') return only(order);
  if (refund.status !== 'manual')
    throw new OrderFault(`By hand a refund that is ${refund.status}: ${id}`);
  const made = finish(order, { ...refund, byHand: true, providerId: transfer });
  return noteTwice(
    order,
    refund.payment,
    andThen(made, (next) => explain(next, refund.payment)),
  );
}

/**
 * More of a payment went back through its provider than we know: by a refund that we wait for, or by the provider's own
 * doing. Which one it was, it does not say: the one of just that amount, then those that it is at. What a refund on its way
 * may still explain is not taken for the provider's own.
 */
function explain(order: Order, id: string): Step {
  const payment = paymentOf(order, id);
  let step = only(order);
  const heard = payment.returned - (payment.refunded - byHand(order, payment));
  let news = heard;
  const rank = ({ amount, status }: Refund) =>
    amount === heard ? 0 : status === 'pending' ? 1 : 2;
  const waiting = order.refunds
    .filter((one) => one.payment === id && one.status !== 'done')
    .toSorted((one, other) => rank(one) - rank(other));
  let isUnclear = false;
  for (const refund of waiting) {
    if (refund.amount > news) {
      isUnclear = true;
      continue;
    }
    news -= refund.amount;
    step = andThen(step, (next) => finish(next, refund));
  }
  if (news <= 0 || isUnclear) return step;
  return andThen(step, (next) => {
    const now = paymentOf(next, id);
    // What is on its way is counted when it arrives: only what nobody asked for is the provider's own.
    const amount = Math.min(news, refundable(next, now));
    if (amount <= 0) return only(next);
    const refund: Refund = {
      ...{ id: `seen:${id}:${now.refunded + amount}`, payment: id, amount, reason: 'provider' },
      ...{ status: 'pending', byHand: false, providerId: null, note: null },
    };
    return finish({ ...next, refunds: [...next.refunds, refund] }, refund);
  });
}

/**
 * Of what a step added to the money that went back twice: the ledger has it leave the provider, and the client owe it. It is
 * no refund: of the sale no more goes back than came.
 */
function noteTwice(before: Order, id: string, step: Step): Step {
  const amount = returnedTwice(step.order, id);
  const more = amount - returnedTwice(before, id);
  if (more <= 0) return step;
  const posting = postReturnedTwice(paymentOf(step.order, id), { amount: more, whole: amount });
  return {
    order: step.order,
    postings: [...step.postings, posting],
    findings: [...step.findings, { kind: 'returned-twice', payment: id, amount }],
  };
}

/** As long as a refund on its way may explain what the provider gave back, both together are less than came. */
function returnedTwice(order: Order, id: string): number {
  const payment = paymentOf(order, id);
  return Math.max(0, byHand(order, payment) + payment.returned - payment.amount.amount);
}

const byHand = (order: Order, payment: Payment): number =>
  sum(order, payment, (refund) => refund.byHand);

const sum = (order: Order, payment: Payment, isMeant: (refund: Refund) => boolean): number =>
  order.refunds
    .filter((one) => one.payment === payment.id && isMeant(one))
    .reduce((total, { amount }) => total + amount, 0);

/** The money went. An order whose payment went back whole is refunded. */
function finish(order: Order, refund: Refund): Step {
  const payment = paymentOf(order, refund.payment);
  const refunded = payment.refunded + refund.amount;
  const isWhole = payment.role === 'settles' && refunded === payment.amount.amount;
  const done = withRefund(order, { ...refund, status: 'done' });
  return {
    order: {
      ...withPayment(done, { ...payment, refunded }),
      status: isWhole ? 'refunded' : done.status,
    },
    postings: [postRefund(refund, payment, order.taxPercent)],
    findings: [],
  };
}

const withRefund = (order: Order, refund: Refund): Order => ({
  ...order,
  refunds: order.refunds.map((one) => (one.id === refund.id ? refund : one)),
});

const withPayment = (order: Order, payment: Payment): Order => ({
  ...order,
  payments: order.payments.map((one) => (one.id === payment.id ? payment : one)),
});

function refundOf(order: Order, id: string): Refund {
  const refund = order.refunds.find((one) => one.id === id);
  if (!refund) throw new OrderFault(`No such refund: ${id}`);
  return refund;
}
