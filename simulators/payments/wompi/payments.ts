import { randomInt } from 'node:crypto';
import type { Announcer, Simulator } from '../simulator.ts';
import type { Delivery } from '../state.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { transactionEvent } from './event.ts';
import type { PaymentSource } from './nequi-state.ts';
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
  const stored: StoredTransaction = {
    data: newTransaction(simulator, {
      amount_in_cents: request.amountInCents,
      reference: request.reference,
      customer_email: request.customerEmail,
      payment_method_type: method,
      payment_method: paymentMethods[method],
      redirect_url: request.redirectUrl,
      payment_source_id: null,
      customer_data: request.customerData,
      taxes: request.taxes,
    }),
    faults,
    ends: null,
  };
  keep(simulator, stored);
  if (!faults.includes('out-of-order')) announce(simulator, stored, stored.data);
  return stored;
}

/** A charge without the person, which ends by itself. */
export function chargeSource(
  simulator: Simulator,
  source: PaymentSource,
  charge: Pick<
    WompiTransaction,
    'amount_in_cents' | 'customer_email' | 'payment_source_id' | 'reference' | 'taxes'
  >,
): WompiTransaction {
  const stored: StoredTransaction = {
    data: newTransaction(simulator, {
      ...charge,
      payment_method_type: 'NEQUI',
      payment_method: source.data.public_data,
      redirect_url: null,
      customer_data: null,
    }),
    faults: [],
    ends: {
      at: Date.now() + simulator.times.decision,
      ...(source.failsNext
        ? { status: 'DECLINED', message: withoutFunds }
        : { status: 'APPROVED', message: null }),
    },
  };
  source.failsNext = false;
  keep(simulator, stored);
  announce(simulator, stored, stored.data);
  // Whoever asked hears of what began, also where it ends in this moment.
  const begun = { ...stored.data };
  simulator.decisions.schedule();
  return begun;
}

/** Of the kind that Nequi gives: its own words are not published. */
const withoutFunds = 'La cuenta Nequi no tiene saldo suficiente';

type Given =
  | 'amount_in_cents'
  | 'customer_data'
  | 'customer_email'
  | 'payment_method'
  | 'payment_method_type'
  | 'payment_source_id'
  | 'redirect_url'
  | 'reference'
  | 'taxes';

function newTransaction(
  { options }: Simulator,
  given: Pick<WompiTransaction, Given>,
): WompiTransaction {
  const now = options.now();
  return {
    id: `12600-${Math.floor(now.getTime() / 1000)}-${randomInt(10_000, 100_000)}`,
    created_at: now.toISOString(),
    finalized_at: null,
    currency: 'COP',
    status: 'PENDING',
    status_message: null,
    shipping_address: null,
    payment_link_id: null,
    billing_data: null,
    bill_id: null,
    ...given,
  };
}

function keep({ store }: Simulator, stored: StoredTransaction): void {
  store.state.transactions.push(stored);
  store.changed();
}

/** Gives a transaction its next status, and tells of it. Returns the events. */
export function settleTransaction(
  simulator: Announcer,
  stored: StoredTransaction,
  status: Exclude<WompiStatus, 'PENDING'>,
  message: string | null = statusMessages[status],
): Delivery[] {
  const before = { ...stored.data };
  Object.assign(stored.data, {
    status,
    status_message: message,
    finalized_at: simulator.options.now().toISOString(),
  });
  stored.ends = null;
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
  simulator: Announcer,
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
