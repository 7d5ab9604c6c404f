import { z } from 'zod';
import { checkAttempt } from './check-attempt.ts';
import { ProviderError } from './errors.ts';
import type {
  Attempt,
  Opened,
  PaymentProvider,
  Refund,
  RefundOutcome,
  Subject,
  Transaction,
} from './payments.ts';
import { providerTimeout, readReply, type Reply, requestProvider } from './provider-request.ts';
import { byDate, isWithin, type Span } from './span.ts';
import { readWompiEvent } from './wompi-event.ts';
import { signPayment } from './wompi-integrity.ts';
import {
  manyTransactions,
  oneTransaction,
  toTransaction,
  wompiId,
  type WompiTransaction,
} from './wompi-transaction.ts';

export type WompiOptions = {
  /** With its version: `https://production.wompi.co/v1`. */
  apiUrl: string;
  /** `https://checkout.wompi.co/p/` */
  checkoutUrl: string;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
  now: () => Date;
  /** In milliseconds, of each request. */
  timeout?: number;
};

const day = 24 * 60 * 60 * 1000;

const pageSize = 100;

const mostPages = 1000;

/** What was asked for is not done, and will not be: already voided, too late, no such transaction. */
const refusals = [400, 404, 422];

/** Wompi, in pesos: a person pays in its Web Checkout, and its API says what became of it. */
export function createWompi(options: WompiOptions): PaymentProvider {
  const environment = environmentOf(options.publicKey);
  const checkout = new URL(options.checkoutUrl);
  return {
    name: 'wompi',
    currency: 'COP',
    origin: checkout.origin,
    open: async (attempt) => openCheckout(options, checkout, attempt),
    readEvent: async ({ body }) =>
      readWompiEvent(body, {
        environment,
        eventsSecret: options.eventsSecret,
        now: options.now(),
      }),
    ask: (subject) => ask(options, subject),
    refund: (refund) => refundWhole(options, refund),
    list: (span) => list(options, span),
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

/**
 * Anybody may read any transaction by its id, that of another merchant as well, which may have our reference and the
 * right amount. The list is ours alone: it alone says what was paid to us.
 */
async function ask(options: WompiOptions, { id, reference }: Subject): Promise<Transaction[]> {
  if (id === null) return reference === null ? [] : findByReference(options, reference);
  const found = await findById(options, id);
  if (!found?.reference) return [];
  const paid = await findByReference(options, found.reference);
  return paid.filter((each) => each.id === found.id);
}

async function findById(options: WompiOptions, id: string): Promise<WompiTransaction | null> {
  if (!wompiId.safeParse(id).success) return null;
  const reply = await request(options, `transactions/${id}`);
  return reply.status === 404 ? null : readReply(reply, oneTransaction).data;
}

async function findByReference(options: WompiOptions, reference: string): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for await (const transaction of readPages(options, { reference })) {
    if (transaction.reference === reference) found.push(toTransaction(transaction));
  }
  return found.sort(byDate);
}

/** Days are the provider's, of a time zone that it does not name. */
async function* list(options: WompiOptions, span: Span): AsyncIterable<Transaction> {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = {
    from_date: dayOf(span.from.getTime() - day),
    until_date: dayOf(span.until.getTime() + day),
  };
  for await (const each of readPages(options, days)) {
    const transaction = toTransaction(each);
    if (isWithin(span, transaction)) yield transaction;
  }
}

/** Until a page brings nothing new: how many it may bring is the provider's choice, and what is paid meanwhile shifts them. */
async function* readPages(
  options: WompiOptions,
  query: Record<string, string>,
): AsyncIterable<WompiTransaction> {
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const paging = { page: String(page), page_size: String(pageSize) };
    const order = { order_by: 'created_at', order: 'ASC' };
    const reply = await request(options, 'transactions', { ...query, ...paging, ...order });
    const unseen = readReply(reply, manyTransactions).data.filter(({ id }) => !seen.has(id));
    if (unseen.length === 0) return;
    for (const transaction of unseen) {
      seen.add(transaction.id);
      yield transaction;
    }
  }
  throw new ProviderError('Wompi: the list of transactions has no end', { isFinal: false });
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
  const reply = await request(options, `transactions/${id}/void`, {}, 'POST');
  if (!refusals.includes(reply.status)) readReply(reply, z.unknown());
  const after = await findForRefund(options, id);
  if (after.status === 'voided') return { status: 'done', id };
  if (refusals.includes(reply.status)) {
    return manual('Wompi no quiso anular este pago: ya no se puede por allá.');
  }
  return { status: 'pending', id };
}

async function findForRefund(options: WompiOptions, id: string): Promise<Transaction> {
  const found = await findById(options, id);
  if (!found) throw new ProviderError(`Wompi: there is no ${id}`, { isFinal: true });
  return toTransaction(found);
}

const manual = (reason: string): RefundOutcome => ({ status: 'manual', reason });

function request(
  options: WompiOptions,
  path: string,
  query: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Reply> {
  const url = new URL(`${options.apiUrl.replace(/\/+$/u, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return requestProvider({
    provider: 'Wompi',
    url,
    method,
    headers: {
      Authorization: `Bearer ${options.privateKey}`,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
    timeout: options.timeout ?? providerTimeout,
  });
}
