import type { Simulator } from '../simulator.ts';
import { amountOf, hundredths, written } from './amount.ts';
import { missingResource, unprocessable } from './errors.ts';
import { newId } from './new-id.ts';
import type { Capture, CaptureOutcome, Order, PaypalAmount, PaypalFault, Refund } from './order.ts';
import { checkAmount, checkAmounts, type OrderRequest } from './order-request.ts';
import { approvalUrl } from './shapes.ts';
import { announce } from './webhook.ts';

export const findOrder = (simulator: Simulator, id: string): Order | undefined =>
  simulator.store.state.paypal.orders.find((order) => order.id === id);

export function createOrder(simulator: Simulator, request: OrderRequest): Order {
  checkAmounts(request);
  const now = simulator.options.now().toISOString();
  const context = request.payment_source?.paypal.experience_context ?? request.application_context;
  const order: Order = {
    id: newId(simulator),
    status: request.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    create_time: now,
    update_time: now,
    purchase_unit: request.purchase_units[0],
    brand_name: context?.brand_name ?? null,
    return_url: context?.return_url ?? null,
    cancel_url: context?.cancel_url ?? null,
    has_payment_source: request.payment_source !== undefined,
    is_approved: false,
    next_capture: 'COMPLETED',
    faults: [],
  };
  simulator.store.state.paypal.orders.push(order);
  simulator.store.changed();
  return order;
}

export const waitsForPayer = ({ status }: Order): boolean =>
  status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED';

/** The payer agrees, and decides how the capture will end. */
export function approveOrder(
  simulator: Simulator,
  order: Order,
  { outcome, faults }: { outcome: CaptureOutcome; faults: PaypalFault[] },
): void {
  update(simulator, order, {
    status: 'APPROVED',
    is_approved: true,
    next_capture: outcome,
    faults,
  });
  announce(simulator, { type: 'CHECKOUT.ORDER.APPROVED', order });
}

export function captureOrder(simulator: Simulator, id: string): Order {
  const order = findOrder(simulator, id);
  if (!order) throw missingResource();
  if (order.status === 'COMPLETED') {
    throw unprocessable(
      'ORDER_ALREADY_CAPTURED',
      'Order already captured. If `intent=CAPTURE` only one capture per order is allowed.',
    );
  }
  if (order.status !== 'APPROVED') {
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  }
  if (order.next_capture === 'DECLINED') {
    update(simulator, order, {
      status: order.has_payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      is_approved: false,
    });
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
      { links: [{ href: approvalUrl(simulator, order), rel: 'redirect', method: 'GET' }] },
    );
  }
  const now = simulator.options.now().toISOString();
  const { amount, custom_id, invoice_id } = order.purchase_unit;
  const capture: Capture = {
    id: newId(simulator),
    order_id: order.id,
    status: order.next_capture,
    amount: written(amount),
    ...(custom_id !== undefined && { custom_id }),
    ...(invoice_id !== undefined && { invoice_id }),
    create_time: now,
    update_time: now,
  };
  simulator.store.state.paypal.captures.push(capture);
  update(simulator, order, { status: 'COMPLETED' });
  announce(simulator, { type: `PAYMENT.CAPTURE.${order.next_capture}`, order, capture });
  return order;
}

/** What became of a capture that PayPal looked at. False when it is not pending. */
export function settleCapture(
  simulator: Simulator,
  id: string,
  status: 'COMPLETED' | 'DECLINED',
): boolean {
  const capture = simulator.store.state.paypal.captures.find((one) => one.id === id);
  const order = capture && orderOf(simulator, capture);
  const subscription = capture && subscriptionOf(simulator, capture);
  if (capture?.status !== 'PENDING') return false;
  update(simulator, capture, { status });
  const end = status === 'COMPLETED' ? 'COMPLETED' : 'DENIED';
  if (order) announce(simulator, { type: `PAYMENT.CAPTURE.${end}`, order, capture });
  if (subscription) {
    const { update_time: at } = capture;
    announce(simulator, { type: `PAYMENT.SALE.${end}`, subscription, sale: capture, at });
  }
  return true;
}

export function refundCapture(
  simulator: Simulator,
  id: string,
  request: { amount?: PaypalAmount } & Pick<Refund, 'custom_id' | 'invoice_id' | 'note_to_payer'>,
): Refund {
  const { captures, refunds } = simulator.store.state.paypal;
  const capture = captures.find((one) => one.id === id);
  if (!capture) throw missingResource();
  if (capture.status === 'REFUNDED') {
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  }
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') {
    throw unprocessable('REFUND_NOT_ALLOWED', 'Refund is not allowed for a capture in this state.');
  }
  const { currency_code } = capture.amount;
  const given = request.amount ?? null;
  if (given && given.currency_code !== currency_code) {
    throw unprocessable(
      'REFUND_CURRENCY_MISMATCH',
      'Refund must be in the same currency as the capture.',
    );
  }
  const before = refunds
    .filter(({ capture_id }) => capture_id === id)
    .reduce((sum, { amount }) => sum + (hundredths(amount) ?? 0), 0);
  const left = (hundredths(capture.amount) ?? 0) - before;
  const wanted = given ? checkAmount(given, '/amount/value') : left;
  if (wanted > left) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  }
  const { amount: _amount, ...notes } = request;
  const refund: Refund = {
    ...(capture.custom_id !== undefined && { custom_id: capture.custom_id }),
    ...notes,
    id: newId(simulator),
    capture_id: id,
    amount: amountOf(wanted, currency_code),
    create_time: simulator.options.now().toISOString(),
  };
  refunds.push(refund);
  update(simulator, capture, { status: wanted === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
  announceRefund(simulator, capture, refund);
  return refund;
}

function announceRefund(simulator: Simulator, capture: Capture, refund: Refund): void {
  const order = orderOf(simulator, capture);
  const subscription = subscriptionOf(simulator, capture);
  if (order) announce(simulator, { type: 'PAYMENT.CAPTURE.REFUNDED', order, refund });
  if (subscription) {
    const { create_time: at } = refund;
    announce(simulator, { type: 'PAYMENT.SALE.REFUNDED', subscription, refund, at });
  }
}

const orderOf = (simulator: Simulator, { order_id }: Capture): Order | undefined =>
  order_id === null ? undefined : findOrder(simulator, order_id);

const subscriptionOf = ({ store }: Simulator, { subscription_id }: Capture) =>
  store.state.paypal.subscriptions.find(({ id }) => id === subscription_id);

function update<One extends Order | Capture>(
  simulator: Simulator,
  one: One,
  changes: Partial<One>,
): void {
  Object.assign(one, changes, { update_time: simulator.options.now().toISOString() });
  simulator.store.changed();
}
