import { z } from 'zod';
import { checkAttempt } from './check-attempt.ts';
import type {
  Attempt,
  OnUnreadable,
  Opened,
  PaymentProvider,
  Subject,
  Transaction,
} from './payments.ts';
import { approvalUrl, shortened } from './paypal-approval.ts';
import { createCertificateSource, isOfPaypal } from './paypal-certificate.ts';
import { findCharge } from './paypal-charge.ts';
import { createPaypalClient, issueOf, type PaypalClient } from './paypal-client.ts';
import { readPaypalEvent } from './paypal-event.ts';
import { toPaypalValue } from './paypal-money.ts';
import {
  openedOrder,
  orderSchema,
  paypalId,
  type PaypalOrder,
  toTransactions,
  withoutCapture,
} from './paypal-order.ts';
import { refundCapture } from './paypal-refund.ts';
import { listPaypal } from './paypal-report.ts';
import { createPaypalSubscriptions } from './paypal-subscriptions.ts';
import { providerTimeout, readReply } from './provider-request.ts';
import { byDate } from './span.ts';

export type PaypalOptions = {
  /** `https://api-m.paypal.com` */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** Of the webhook as it was configured at PayPal: a part of what each event signs. */
  webhookId: string;
  /** Hosts besides PayPal's, with their port, that may keep the certificates of events: a simulator's. */
  certHosts?: readonly string[];
  brandName: string;
  now: () => Date;
  /** In milliseconds, of each request. */
  timeout?: number;
};

/** PayPal, in dollars: a person approves an order, and it is captured when somebody asks about it. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const { now, timeout = providerTimeout, certHosts: hosts = [] } = options;
  const client = createPaypalClient({ ...options, timeout });
  const publicKeyAt = createCertificateSource({ hosts, now, timeout });
  return {
    name: 'paypal',
    currency: 'USD',
    least: null,
    findsByReference: false,
    sources: null,
    origin: originOf(options.apiUrl),
    open: (attempt) => openOrder(options, client, attempt),
    readEvent: (event) => readPaypalEvent(event, { ...options, publicKeyAt }),
    ask: (subject, options) => ask(client, subject, options),
    refund: (refund) => refundCapture(client, refund),
    list: (span, onUnreadable) => listPaypal(client, span, onUnreadable),
    subscriptions: createPaypalSubscriptions(options, client),
  };
}

/** Where people approve: beside PayPal's API, and at the simulator itself. */
function originOf(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  if (!isOfPaypal(hostname)) return origin;
  return `https://www.${hostname.includes('sandbox') ? 'sandbox.' : ''}paypal.com`;
}

async function openOrder(
  { apiUrl, brandName, now }: PaypalOptions,
  client: PaypalClient,
  attempt: Attempt,
): Promise<Opened> {
  checkAttempt(attempt, 'USD', now());
  const { reference, amount, description, returnUrl, cancelUrl } = attempt;
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: reference,
        custom_id: reference,
        invoice_id: reference,
        description: shortened(description),
        amount: { currency_code: 'USD', value: toPaypalValue(amount.amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shortened(brandName),
          locale: 'es-CO',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
  const order = readReply(await client.post('/v2/checkout/orders', body, reference), openedOrder);
  return { url: approvalUrl(order.links, apiUrl), id: order.id };
}

type AskOptions = Parameters<PaymentProvider['ask']>[1];

/** By the id of an order, or of a charge of a subscription: PayPal finds none by our reference. */
async function ask(
  client: PaypalClient,
  { id }: Subject,
  { capture: captures, onUnreadable }: NonNullable<AskOptions> = { capture: true },
): Promise<Transaction[]> {
  if (id === null) return [];
  const order = await findOrder(client, id);
  if (order === null) return findCharge(client, id);
  const transactions =
    captures && order.status === 'APPROVED'
      ? await capture(client, order, onUnreadable)
      : toTransactions(order, onUnreadable);
  return transactions.sort(byDate);
}

async function findOrder(client: PaypalClient, id: string): Promise<PaypalOrder | null> {
  if (!paypalId.safeParse(id).success) return null;
  const reply = await client.get(`/v2/checkout/orders/${id}`);
  return reply.status === 404 ? null : readReply(reply, orderSchema);
}

/** What is wrong with the account of the studio, and with no payment: it waits until that is put right. */
const isOfPayee = (issue: string): boolean => issue.startsWith('PAYEE_ACCOUNT_');

/** An approved order moves no money yet. The order says more of its capture than the response to it. */
async function capture(
  client: PaypalClient,
  order: PaypalOrder,
  onUnreadable: OnUnreadable | undefined,
): Promise<Transaction[]> {
  const { id } = order;
  const reply = await client.post(`/v2/checkout/orders/${id}/capture`, {}, `capture-${id}`);
  const issue = issueOf(reply);
  if (issue === 'ORDER_NOT_APPROVED') return [];
  if (issue === null || isOfPayee(issue)) readReply(reply, z.unknown());
  else if (issue !== 'ORDER_ALREADY_CAPTURED') return [withoutCapture(order, 'declined', issue)];
  const captured = await findOrder(client, id);
  return captured ? toTransactions(captured, onUnreadable) : [];
}
