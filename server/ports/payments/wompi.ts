import { z } from 'zod';
import { checkAttempt } from './check-attempt.ts';
import { ProviderError } from './errors.ts';
import type {
  Attempt,
  OnUnreadable,
  Opened,
  PaymentProvider,
  Refund,
  RefundOutcome,
  Subject,
  Transaction,
} from './payments.ts';
import { providerTimeout, readReply, type Reply, requestProvider } from './provider-request.ts';
import { createRowReader } from './row-reader.ts';
import { byDate, isWithin, type Span } from './span.ts';
import { readWompiEvent } from './wompi-event.ts';
import { signPayment } from './wompi-integrity.ts';
import {
  manyTransactions,
  oneTransaction,
  oneTransactionHead,
  readTransaction,
  rowHead,
  toTransaction,
  wompiId,
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
    ask: (subject, { onUnreadable } = { capture: true }) => ask(options, subject, onUnreadable),
    refund: (refund) => refundWhole(options, refund),
    list: (span, onUnreadable) => list(options, span, onUnreadable),
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
async function ask(
  options: WompiOptions,
  { id, reference }: Subject,
  onUnreadable: OnUnreadable | undefined,
): Promise<Transaction[]> {
  if (id === null)
    return reference === null ? [] : findByReference(options, reference, onUnreadable);
  const reply = await findById(options, id);
  const found = reply && readReply(reply, oneTransactionHead).data;
  if (!found?.reference) return [];
  const paid = await findByReference(options, found.reference, onUnreadable);
  return paid.filter((each) => each.id === found.id);
}

/** Null where there is none. */
async function findById(options: WompiOptions, id: string): Promise<Reply | null> {
  if (!wompiId.safeParse(id).success) return null;
  const reply = await request(options, `transactions/${id}`);
  return reply.status === 404 ? null : reply;
}

async function findByReference(
  options: WompiOptions,
  reference: string,
  onUnreadable: OnUnreadable | undefined,
): Promise<Transaction[]> {
  const rows = createRowReader(onUnreadable);
  const found: Transaction[] = [];
  for await (const row of readPages(options, { reference })) {
    // One that does not say whose it is may be this one's.
    if (row.reference !== null && row.reference !== reference) continue;
    const transaction = rows.read(row.id, row.read);
    if (transaction?.reference === reference) found.push(transaction);
  }
  rows.close();
  return found.sort(byDate);
}

/** Days are the provider's, of a time zone that it does not name. */
async function* list(
  options: WompiOptions,
  span: Span,
  onUnreadable: OnUnreadable | undefined,
): AsyncIterable<Transaction> {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = {
    from_date: dayOf(span.from.getTime() - day),
    until_date: dayOf(span.until.getTime() + day),
  };
  const rows = createRowReader(onUnreadable);
  for await (const row of readPages(options, days)) {
    const transaction = rows.read(row.id, row.read);
    if (transaction && isWithin(span, transaction)) yield transaction;
  }
  rows.close();
}

type Row = { id: string | null; reference: string | null; read: () => Transaction };

/** Until a page brings nothing new: how many it may bring is the provider's choice, and what is paid meanwhile shifts them. */
async function* readPages(
  options: WompiOptions,
  query: Record<string, string>,
): AsyncIterable<Row> {
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const paging = { page: String(page), page_size: String(pageSize) };
    const order = { order_by: 'created_at', order: 'ASC' };
    const reply = await request(options, 'transactions', { ...query, ...paging, ...order });
    let isNew = false;
    for (const row of readReply(reply, manyTransactions).data) {
      const { id, reference = null } = rowHead.parse(row);
      const key = id ?? JSON.stringify(row);
      if (seen.has(key)) continue;
      isNew = true;
      seen.add(key);
      yield { id, reference, read: () => readTransaction(row) };
    }
    if (!isNew) return;
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
  const reply = await findById(options, id);
  if (!reply) throw new ProviderError(`Wompi: there is no ${id}`, { isFinal: true });
  return toTransaction(readReply(reply, oneTransaction).data);
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
