import type {
  Attempt,
  AttemptStatus,
  Observed,
  Order,
  OrderEvent,
  Payment,
  PaymentRole,
  Step,
} from './order.ts';
import { OrderFault } from './order.ts';
import { postPayment } from './postings.ts';
import { answerRefund, askRefund, makeByHand, noteReturned, refundable } from './refunds.ts';
import { andThen, only, paymentOf } from './step.ts';

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
    case 'refund-made':
      return makeByHand(order, event);
    case 'expired':
      return only(isExpirable(order) ? { ...order, status: 'expired' } : order);
  }
}

/** What several events lead to, one after the other. */
export const applyEvents = (order: Order, events: readonly OrderEvent[]): Step =>
  events.reduce<Step>(
    (step, event) => andThen(step, (next) => applyEvent(next, event)),
    only(order),
  );

/** Nobody has begun a payment that may still come in, and none that came is still here. */
export const isExpirable = ({ status, attempts, payments }: Order): boolean =>
  status === 'open' &&
  payments.every(({ amount, refunded }) => refunded === amount.amount) &&
  attempts.every((one) => one.status !== 'open' && one.status !== 'pending');

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
  if (known) return noteReturned(order, known, returnedOf(seen));
  if (seen.status === 'pending') return only(withStatus(order, tried, 'pending', null));
  // Money that came in and went back by itself, before we heard of it, was never ours.
  if (seen.status !== 'approved' || seen.amount.amount < 1)
    return only(withStatus(order, tried, 'declined', seen.reason));
  if (isHeld(order, tried, seen)) return only(withStatus(order, tried, 'pending', null));
  return receive(withStatus(order, tried, 'approved', null), tried, { ...seen, id });
}

/** What would pay for it, that is: what goes back in any case waits for nothing. */
const isHeld = (order: Order, tried: Attempt, seen: Observed): boolean =>
  tried.isHeld === true && tried.isRevoked !== true && isAsAsked(tried, seen) && !isSettled(order);

const isAsAsked = ({ amount: asked }: Attempt, { amount }: Observed): boolean =>
  amount.amount === asked.amount && amount.currency === asked.currency;

const isSettled = ({ isTaken, payments }: Order): boolean =>
  isTaken || payments.some(({ role }) => role === 'settles');

function receive(order: Order, tried: Attempt, seen: Observed): Step {
  const { amount, id, method } = seen;
  const isRight = isAsAsked(tried, seen);
  const isRevoked = tried.isRevoked === true;
  const goesBack = isRevoked || (isRight && isSettled(order));
  const role: PaymentRole = goesBack ? 'extra' : isRight ? 'settles' : 'mismatch';
  const payment: Payment = {
    ...{ id, attempt: tried.id, provider: tried.provider },
    ...{ amount, role, refunded: 0, returned: 0, method },
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
  const returned = andThen(step, (next) => noteReturned(next, payment, returnedOf(seen)));
  if (role !== 'extra') return returned;
  const left = refundable(returned.order, paymentOf(returned.order, id));
  const reason = isRevoked ? 'revoked' : 'duplicate';
  return left === 0
    ? returned
    : andThen(returned, (next) =>
        askRefund(next, { id: `extra:${id}`, payment: id, amount: left, reason }),
      );
}

/** What is voided went back whole. */
const returnedOf = ({ status, amount, refunded }: Observed): number =>
  status === 'voided' ? amount.amount : refunded;

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
