import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { Transaction } from './payments.ts';
import { approvalUrl, shortened } from './paypal-approval.ts';
import { readCharges } from './paypal-charge.ts';
import { issueOf, type PaypalClient } from './paypal-client.ts';
import { linkSchema, paypalId } from './paypal-order.ts';
import { ensurePlan } from './paypal-plan.ts';
import { providerName, providerWords } from './provider-text.ts';
import { readReply } from './provider-request.ts';
import { readDate } from './read-date.ts';
import { byDate, isWithin, type Span } from './span.ts';
import type { NewSubscription, Subscription, Subscriptions } from './subscriptions.ts';

export type SubscriptionOptions = { apiUrl: string; brandName: string; now: () => Date };

/** PayPal's Subscriptions v1: a person approves one, and PayPal charges them until it ends. */
export function createPaypalSubscriptions(
  options: SubscriptionOptions,
  client: PaypalClient,
): Subscriptions {
  return {
    ensurePlan: (wanted) => ensurePlan(client, wanted),
    open: (wanted) => openSubscription(options, client, wanted),
    read: (id) => readSubscription(client, id),
    listCharges: (id, span, onUnreadable) => listCharges(client, { id, span }, onUnreadable),
    cancel: (id, reason) => cancelSubscription(client, { id, reason }),
  };
}

/** It becomes a request id as well, which PayPal takes with at most 108 letters. */
const reference = /^[!-~]{1,90}$/u;

const openedSchema = z.object({ id: paypalId, links: z.array(linkSchema) });

/** PayPal keeps request ids of subscriptions for 72 hours: until then one reference is one subscription. */
async function openSubscription(
  { apiUrl, brandName, now }: SubscriptionOptions,
  client: PaypalClient,
  wanted: NewSubscription,
): Promise<{ id: string; url: string }> {
  const problem = [
    paypalId.safeParse(wanted.planId).success ? null : 'a plan that is none',
    reference.test(wanted.reference) ? null : 'a reference that PayPal does not take',
    wanted.startsAt === undefined || wanted.startsAt > now() ? null : 'a start that is over',
  ].find((each) => each !== null);
  if (problem) throw new ProviderError(`A subscription with ${problem}`, { isFinal: true });
  const body = {
    plan_id: wanted.planId,
    custom_id: wanted.reference,
    ...(wanted.startsAt && { start_time: wanted.startsAt.toISOString() }),
    subscriber: { email_address: wanted.email },
    application_context: {
      brand_name: shortened(brandName),
      locale: 'es-CO',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'SUBSCRIBE_NOW',
      return_url: wanted.returnUrl,
      cancel_url: wanted.cancelUrl,
    },
  };
  const requestId = `subscription-${wanted.reference}`;
  const reply = await client.post('/v1/billing/subscriptions', body, requestId);
  const { id, links } = readReply(reply, openedSchema);
  return { id, url: approvalUrl(links, apiUrl) };
}

const subscriptionSchema = z.object({
  id: paypalId,
  status: z.enum([
    ...(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const),
  ]),
  plan_id: paypalId,
  custom_id: providerName,
  billing_info: z
    .object({
      next_billing_time: providerWords,
      failed_payments_count: z.int().nonnegative().default(0),
      last_failed_payment: z
        .object({ time: providerWords, next_payment_retry_time: providerWords })
        .nullish(),
    })
    .nullish(),
});

const statuses = {
  APPROVAL_PENDING: 'approval-pending',
  APPROVED: 'approved',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<z.infer<typeof subscriptionSchema>['status'], Subscription['status']>;

async function readSubscription(client: PaypalClient, id: string): Promise<Subscription> {
  const reply = await client.get(`/v1/billing/subscriptions/${checked(id)}`);
  if (reply.status === 404) throw unknown(id);
  const found = readReply(reply, subscriptionSchema);
  const status = statuses[found.status];
  const { billing_info: billing } = found;
  const failed = billing?.last_failed_payment;
  const failedAt = readDate(failed?.time);
  return {
    id: found.id,
    reference: found.custom_id ?? null,
    planId: found.plan_id,
    status,
    nextChargeAt:
      status === 'active' || status === 'approved' ? readDate(billing?.next_billing_time) : null,
    failedPayments: billing?.failed_payments_count ?? 0,
    lastFailure: failedAt && {
      at: failedAt,
      retryAt: readDate(failed?.next_payment_retry_time),
    },
  };
}

/** PayPal leaves the list out where it is empty, and says nothing of how to ask for a second page. */
const chargesSchema = z.object({
  transactions: z.array(z.unknown()).default([]),
  total_pages: z.int().nonnegative().default(1),
});

async function listCharges(
  client: PaypalClient,
  { id, span }: { id: string; span: Span },
  onUnreadable: Parameters<Subscriptions['listCharges']>[2],
): Promise<Transaction[]> {
  const path = `/v1/billing/subscriptions/${checked(id)}/transactions`;
  if (span.from >= span.until) return [];
  const reply = await client.get(path, {
    start_time: span.from.toISOString(),
    end_time: span.until.toISOString(),
  });
  if (reply.status === 404) throw unknown(id);
  const { transactions, total_pages: pages } = readReply(reply, chargesSchema);
  if (pages > 1) {
    throw new ProviderError(`PayPal: ${id} has more charges than it tells of`, { isFinal: false });
  }
  return readCharges(transactions, id, onUnreadable)
    .filter((charge) => isWithin(span, charge))
    .sort(byDate);
}

const longestReason = 128;

async function cancelSubscription(
  client: PaypalClient,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const path = `/v1/billing/subscriptions/${checked(id)}/cancel`;
  const body = { reason: shortened(reason, longestReason) };
  const reply = await client.post(path, body, `cancel-${id}`);
  if (reply.status === 404) throw unknown(id);
  // It is ended already, or was never begun.
  if (issueOf(reply) === 'SUBSCRIPTION_STATUS_INVALID') {
    const { status } = await readSubscription(client, id);
    if (status === 'cancelled' || status === 'expired') return;
    throw new ProviderError(`PayPal: ${id} is ${status}, and cannot be cancelled`, {
      isFinal: true,
    });
  }
  readReply(reply, z.unknown());
}

/** Before it becomes a part of an address. */
function checked(id: string): string {
  if (!paypalId.safeParse(id).success) {
    throw new ProviderError('PayPal: that names no subscription', { isFinal: true });
  }
  return id;
}

const unknown = (id: string) =>
  new ProviderError(`PayPal: there is no ${id}`, { isFinal: true, status: 404 });
