import { randomInt } from 'node:crypto';
import type { Simulator } from '../simulator.ts';
import type { Delivery } from '../state.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { transactionEvent } from './event.ts';
import {
  paymentMethods,
  type StoredTransaction,
  type WompiFault,
  type WompiMethod,
  type WompiStatus,
  type WompiTransaction,
} from './transaction.ts';

/** How long the second event is after the first, when they come in the wrong order. */
const disorder = 400;

export const findTransaction = (simulator: Simulator, id: string): StoredTransaction | undefined =>
  simulator.store.state.transactions.find(({ data }) => data.id === id);

/** A new transaction. It is always pending: no way to pay is settled at once. */
export function createTransaction(
  simulator: Simulator,
  request: CheckoutRequest,
  { method, faults }: { method: WompiMethod; faults: WompiFault[] },
): StoredTransaction {
  const now = simulator.options.now();
  const stored: StoredTransaction = {
    data: {
      id: `12600-${Math.floor(now.getTime() / 1000)}-${randomInt(10_000, 100_000)}`,
      created_at: now.toISOString(),
      finalized_at: null,
      amount_in_cents: request.amountInCents,
      reference: request.reference,
      customer_email: request.customerEmail,
      currency: 'COP',
      payment_method_type: method,
      payment_method: paymentMethods[method],
      status: 'PENDING',
      status_message: null,
      shipping_address: null,
      redirect_url: request.redirectUrl,
      payment_source_id: null,
      payment_link_id: null,
      customer_data: request.customerData,
      billing_data: null,
      bill_id: null,
      taxes: request.taxes,
    },
    faults,
  };
  simulator.store.state.transactions.push(stored);
  simulator.store.changed();
  if (!faults.includes('out-of-order')) announce(simulator, stored, stored.data);
  return stored;
}

/** Gives a transaction its next status, and tells of it. Returns the events. */
export function settleTransaction(
  simulator: Simulator,
  stored: StoredTransaction,
  status: Exclude<WompiStatus, 'PENDING'>,
): Delivery[] {
  const before = { ...stored.data };
  Object.assign(stored.data, {
    status,
    status_message: statusMessages[status],
    finalized_at: simulator.options.now().toISOString(),
  });
  simulator.store.changed();
  const events = announce(simulator, stored, stored.data);
  if (stored.faults.includes('out-of-order')) announce(simulator, stored, before, disorder);
  return events;
}

const statusMessages: Record<Exclude<WompiStatus, 'PENDING'>, string | null> = {
  APPROVED: null,
  DECLINED: 'La transacción fue rechazada (Sandbox)',
  VOIDED: null,
  ERROR: 'Ocurrió un error al procesar la transacción (Sandbox)',
};

/** What may become of a transaction: a void is for approved cards alone. */
export function canBecome(
  { status, payment_method_type }: WompiTransaction,
  next: Exclude<WompiStatus, 'PENDING'>,
): boolean {
  return next === 'VOIDED'
    ? status === 'APPROVED' && payment_method_type === 'CARD'
    : status === 'PENDING';
}

function announce(
  simulator: Simulator,
  { faults }: StoredTransaction,
  transaction: WompiTransaction,
  delay = 0,
): Delivery[] {
  if (faults.includes('silence')) return [];
  const { eventsSecret } = simulator.options.wompi;
  const { body, checksum } = transactionEvent(
    faults.includes('other-amount')
      ? { ...transaction, amount_in_cents: transaction.amount_in_cents + 100 }
      : transaction,
    {
      now: simulator.options.now(),
      secret: faults.includes('wrong-signature') ? `not ${eventsSecret}` : eventsSecret,
    },
  );
  const event = {
    peer: 'wompi' as const,
    subject: transaction.id,
    title: transaction.status,
    body,
    headers: { 'x-event-checksum': checksum },
    delay: delay + (faults.includes('late-event') ? simulator.times.lateEvent : 0),
  };
  const times = faults.includes('duplicate') ? 2 : 1;
  return Array.from({ length: times }, () => simulator.deliveries.add(event));
}
