import type {
  Attempt,
  AttemptStatus,
  Observed,
  Order,
  OrderEvent,
  Payment,
  PaymentRole,
  Refund,
  Step,
} from './order.ts';
import { OrderFault } from './order.ts';
import { postPayment, postRefund } from './postings.ts';

/**
 * What an event makes of an order. Whatever is told twice, late or in another order leads to the same: one payment settles
 * an order, each other one goes back, and each posting is made once. Throws an `OrderFault` where the event cannot be true.
 */
export function applyEvent(order: Order, event: OrderEvent): Step {
  switch (event.type) {
    case 'attempted':
      return attempt(order, event.attempt);
    case 'attempt-expired':
      return only(
        withAttempt(order, event.attempt, ({ status }) => (status === 'open' ? 'expired' : status)),
      );
    case 'observed':
      return observe(order, event.attempt, event.transaction);
    case 'refund-asked':
      return askRefund(order, event.refund);
    case 'refund-answered':
      return answerRefund(order, event);
    case 'expired':
      return only(isExpirable(order) ? { ...order, status: 'expired' } : order);
  }
}

/** What several events lead to, one after the other. */
export const applyEvents = (order: Order, events: readonly OrderEvent[]): Step =>
  events.reduce<Step>((step, event) => then(step, (next) => applyEvent(next, event)), only(order));

/** Nobody has begun a payment that may still come in, and none that came is still here. */
export const isExpirable = ({ status, attempts, payments }: Order): boolean =>
  status === 'open' &&
  payments.every(({ amount, refunded }) => refunded === amount.amount) &&
  attempts.every((one) => one.status !== 'open' && one.status !== 'pending');

/** What of a payment may still be asked to go back, in hundredths of its currency. */
export function refundable(order: Order, payment: Payment): number {
  const onTheirWay = order.refunds
    .filter((one) => one.payment === payment.id && one.status !== 'done')
    .reduce((sum, { amount }) => sum + amount, 0);
  return payment.amount.amount - payment.refunded - onTheirWay;
}

const only = (order: Order): Step => ({ order, postings: [], findings: [] });

function attempt(order: Order, started: Pick<Attempt, 'id' | 'provider' | 'amount'>): Step {
  if (order.attempts.some(({ id }) => id === started.id)) return only(order);
  const added: Attempt = { ...started, status: 'open', reason: null };
  return only({ ...order, attempts: [...order.attempts, added] });
}

function observe(order: Order, attemptId: string, seen: Observed): Step {
  const tried = order.attempts.find(({ id }) => id === attemptId);
  if (!tried) throw new OrderFault(`No such attempt: ${attemptId}`);
  const id = `${tried.provider}:${seen.id}`;
  const known = order.payments.find((one) => one.id === id);
  if (known) return noteReturned(order, known, seen);
  if (seen.status === 'pending') return only(withStatus(order, tried, 'pending', null));
  // Money that came in and went back by itself, before we heard of it, was never ours.
  if (seen.status !== 'approved' || seen.amount.amount < 1)
    return only(withStatus(order, tried, 'declined', seen.reason));
  return receive(withStatus(order, tried, 'approved', null), tried, { ...seen, id });
}

function receive(order: Order, tried: Attempt, seen: Observed): Step {
  const { amount, id, method } = seen;
  const isAsAsked =
    amount.amount === tried.amount.amount && amount.currency === tried.amount.currency;
  const isSettled = order.isTaken || order.payments.some(({ role }) => role === 'settles');
  const role: PaymentRole = isAsAsked ? (isSettled ? 'extra' : 'settles') : 'mismatch';
  const payment: Payment = {
    ...{ id, attempt: tried.id, provider: tried.provider },
    ...{ amount, role, refunded: 0, method },
  };
  const received: Order = {
    ...order,
    status: role === 'settles' ? 'paid' : order.status,
    payments: [...order.payments, payment],
  };
  const step: Step = {
    order: received,
    postings: [postPayment(payment, order.taxPercent)],
    findings: role === 'mismatch' ? [{ kind: 'mismatch', payment: id }] : [],
  };
  const returned = then(step, (next) => noteReturned(next, payment, seen));
  if (role !== 'extra') return returned;
  const left = refundable(returned.order, paymentOf(returned.order, id));
  return left === 0
    ? returned
    : then(returned, (next) =>
        askRefund(next, { id: `extra:${id}`, payment: id, amount: left, reason: 'duplicate' }),
      );
}

/**
 * The provider says that more of a payment went back than we know: by a refund that we wait for, or by its own doing. Which
 * one it was, it does not say: the one of just that amount, then those that it is at. What a refund on its way may still
 * explain is not taken for the provider's own.
 */
function noteReturned(order: Order, payment: Payment, seen: Observed): Step {
  const returned = seen.status === 'voided' ? payment.amount.amount : seen.refunded;
  let step = only(order);
  const heard = Math.min(returned, payment.amount.amount) - payment.refunded;
  let news = heard;
  const rank = ({ amount, status }: Refund) =>
    amount === heard ? 0 : status === 'pending' ? 1 : 2;
  const waiting = order.refunds
    .filter((one) => one.payment === payment.id && one.status !== 'done')
    .toSorted((one, other) => rank(one) - rank(other));
  let isUnclear = false;
  for (const refund of waiting) {
    if (refund.amount > news) {
      isUnclear = true;
      continue;
    }
    news -= refund.amount;
    step = then(step, (next) => finish(next, refund, refund.providerId));
  }
  if (news <= 0 || isUnclear) return step;
  return then(step, (next) => {
    const now = paymentOf(next, payment.id);
    // What is on its way is counted when it arrives: only what nobody asked for is the provider's own.
    const amount = Math.min(news, refundable(next, now));
    if (amount <= 0) return only(next);
    const refund: Refund = {
      ...{ id: `seen:${payment.id}:${now.refunded + amount}`, payment: payment.id, amount },
      ...{ reason: 'provider', status: 'pending', providerId: null, note: null },
    };
    return finish({ ...next, refunds: [...next.refunds, refund] }, refund, null);
  });
}

function askRefund(
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
  // A transfer goes back by another transfer, which a person makes.
  const isManual = payment.provider === 'manual';
  const refund: Refund = {
    ...asked,
    ...{ status: isManual ? 'manual' : 'asked', providerId: null, note: null },
  };
  return {
    order: { ...order, refunds: [...order.refunds, refund] },
    postings: [],
    findings: isManual ? [{ kind: 'manual-refund', refund: refund.id }] : [],
  };
}

function answerRefund(
  order: Order,
  { refund: id, outcome }: Extract<OrderEvent, { type: 'refund-answered' }>,
): Step {
  const refund = order.refunds.find((one) => one.id === id);
  if (!refund) throw new OrderFault(`No such refund: ${id}`);
  if (refund.status === 'done') return only(order);
  if (outcome.status !== 'manual')
    return outcome.status === 'done'
      ? finish(order, refund, outcome.id)
      : only(withRefund(order, { ...refund, status: 'pending', providerId: outcome.id }));
  if (refund.status === 'manual') return only(order);
  return {
    order: withRefund(order, { ...refund, status: 'manual', note: outcome.reason }),
    postings: [],
    findings: [{ kind: 'manual-refund', refund: id }],
  };
}

/** The money went. An order whose payment went back whole is refunded. */
function finish(order: Order, refund: Refund, providerId: string | null): Step {
  const payment = paymentOf(order, refund.payment);
  const refunded = payment.refunded + refund.amount;
  const isWhole = payment.role === 'settles' && refunded === payment.amount.amount;
  const done = withRefund(order, { ...refund, status: 'done', providerId });
  return {
    order: {
      ...done,
      status: isWhole ? 'refunded' : done.status,
      payments: done.payments.map((one) => (one.id === payment.id ? { ...one, refunded } : one)),
    },
    postings: [postRefund(refund.id, payment, refund.amount, order.taxPercent)],
    findings: [],
  };
}

const withRefund = (order: Order, refund: Refund): Order => ({
  ...order,
  refunds: order.refunds.map((one) => (one.id === refund.id ? refund : one)),
});

function paymentOf(order: Order, id: string): Payment {
  const payment = order.payments.find((one) => one.id === id);
  if (!payment) throw new OrderFault(`No such payment: ${id}`);
  return payment;
}

function withAttempt(order: Order, id: string, next: (attempt: Attempt) => AttemptStatus): Order {
  const tried = order.attempts.find((one) => one.id === id);
  if (!tried) throw new OrderFault(`No such attempt: ${id}`);
  return withStatus(order, tried, next(tried), tried.reason);
}

/** An attempt that brought money stays so, whatever comes later. */
function withStatus(
  order: Order,
  tried: Attempt,
  status: AttemptStatus,
  reason: string | null,
): Order {
  if (tried.status === 'approved' || (tried.status === status && tried.reason === reason))
    return order;
  return {
    ...order,
    attempts: order.attempts.map((one) => (one.id === tried.id ? { ...one, status, reason } : one)),
  };
}

function then({ order, postings, findings }: Step, next: (order: Order) => Step): Step {
  const more = next(order);
  return {
    order: more.order,
    postings: [...postings, ...more.postings],
    findings: [...findings, ...more.findings],
  };
}
