import { z } from 'zod';
import { checkAttempt } from './check-attempt.ts';
import { ProviderError } from './errors.ts';
import type {
  Attempt,
  Opened,
  PaymentProvider,
  Refund,
  RefundOutcome,
  Transaction,
} from './payments.ts';
import { readReply } from './provider-request.ts';
import { requestWompi, type WompiOptions } from './wompi-client.ts';
import { readWompiEvent } from './wompi-event.ts';
import { signPayment } from './wompi-integrity.ts';
import { askWompi, findById, listWompi } from './wompi-list.ts';
import { createWompiSources } from './wompi-sources.ts';
import { oneTransaction, toTransaction } from './wompi-transaction.ts';

/** Of a card; how somebody will pay is not known before. */
const leastPesos = 1500;

/** What was asked for is not done, and will not be: already voided, too late, no such transaction. */
const refusals = [400, 404, 422];

/** Wompi, in pesos: a person pays in its Web Checkout, and its API says what became of it. */
export function createWompi(options: WompiOptions): PaymentProvider {
  const environment = environmentOf(options.publicKey);
  const checkout = new URL(options.checkoutUrl);
  return {
    name: 'wompi',
    currency: 'COP',
    least: { amount: leastPesos * 100, currency: 'COP' },
    findsByReference: true,
    origin: checkout.origin,
    open: async (attempt) => openCheckout(options, checkout, attempt),
    readEvent: async ({ body }) =>
      readWompiEvent(body, {
        environment,
        eventsSecret: options.eventsSecret,
        now: options.now(),
      }),
    ask: (subject, { onUnreadable } = { capture: true }) =>
      askWompi(options, subject, onUnreadable),
    refund: (refund) => refundWhole(options, refund),
    sources: createWompiSources(options),
    list: (span, onUnreadable) => listWompi(options, span, onUnreadable),
    subscriptions: null,
  };
}

/** Keys of the sandbox are of its events as well. */
function environmentOf(publicKey: string): 'test' | 'prod' {
  if (publicKey.startsWith('pub_prod_')) return 'prod';
  if (publicKey.startsWith('pub_test_')) return 'test';
  throw new Error('A public key of Wompi begins with pub_test_ or pub_prod_');
}

function openCheckout(options: WompiOptions, checkout: URL, attempt: Attempt): Opened {
  checkAttempt(attempt, 'COP', options.now());
  const { reference, amount, tax, expiresAt } = attempt;
  const expirationTime = expiresAt.toISOString();
  const signature = signPayment(
    { reference, amountInCents: amount.amount, currency: 'COP', expirationTime },
    options.integritySecret,
  );
  const url = new URL(checkout);
  const query = {
    'public-key': options.publicKey,
    currency: 'COP',
    'amount-in-cents': String(amount.amount),
    reference,
    'signature:integrity': signature,
    'redirect-url': attempt.returnUrl,
    'expiration-time': expirationTime,
    ...(tax > 0 && { 'tax-in-cents:vat': String(tax) }),
    'customer-data:email': attempt.email,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, id: null };
}

/** Wompi gives back what was paid by card, all of it, once. It has no id for that but the transaction's. */
async function refundWhole(options: WompiOptions, refund: Refund): Promise<RefundOutcome> {
  const id = refund.transaction;
  const before = await findForRefund(options, id);
  if (refund.amount.currency !== 'COP' || refund.amount.amount > before.amount.amount) {
    throw new ProviderError(`Wompi: ${id} has not as much to give back`, { isFinal: true });
  }
  if (refund.amount.amount < before.amount.amount) {
    return manual('Wompi solo devuelve por sí mismo el pago completo.');
  }
  if (before.status === 'voided') return { status: 'done', id };
  if (before.status !== 'approved') {
    throw new ProviderError(`Wompi: ${id} is ${before.status}`, { isFinal: true });
  }
  if (before.method !== 'CARD') {
    const how = before.method ?? 'otro medio';
    return manual(`Wompi solo devuelve por sí mismo los pagos con tarjeta, y este fue por ${how}.`);
  }
  const reply = await requestWompi(options, {
    path: `transactions/${id}/void`,
    key: 'private',
    body: {},
  });
  if (!refusals.includes(reply.status)) readReply(reply, z.unknown());
  const after = await findForRefund(options, id);
  if (after.status === 'voided') return { status: 'done', id };
  if (refusals.includes(reply.status)) {
    return manual('Wompi no quiso anular este pago: ya no se puede por allá.');
  }
  return { status: 'pending', id };
}

async function findForRefund(options: WompiOptions, id: string): Promise<Transaction> {
  const reply = await findById(options, id);
  if (!reply) throw new ProviderError(`Wompi: there is no ${id}`, { isFinal: true });
  return toTransaction(readReply(reply, oneTransaction).data);
}

const manual = (reason: string): RefundOutcome => ({ status: 'manual', reason });
