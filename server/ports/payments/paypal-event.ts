import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ForgedEvent, MalformedEvent } from './errors.ts';
import { checkEventAge } from './event-age.ts';
import { readEventBody } from './event-body.ts';
import type { ProviderEvent, RawEvent, Subject } from './payments.ts';
import type { CertificateSource } from './paypal-certificate.ts';
import { paypalId } from './paypal-order.ts';
import { cleanName } from './provider-text.ts';
import { readDate } from './read-date.ts';
import type { SubscriptionSubject } from './subscriptions.ts';

export type PaypalEventCheck = {
  webhookId: string;
  publicKeyAt: CertificateSource;
  now: () => Date;
};

const headersSchema = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,128}$/u),
  'paypal-transmission-time': z.string().max(40),
  'paypal-transmission-sig': z
    .string()
    .max(2048)
    .regex(/^[A-Za-z\d+/]+={0,2}$/u),
  'paypal-cert-url': z.string().max(1024),
  'paypal-auth-algo': z.string(),
});

const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,128}$/u),
  event_type: z.string().regex(/^[A-Z\d._-]{1,100}$/u),
  resource: z.unknown(),
});

const reference = z.string().min(1).max(127).transform(cleanName).nullish();

const orderSchema = z.object({
  id: paypalId,
  purchase_units: z.array(z.object({ custom_id: reference })).default([]),
});

const captureSchema = z.object({
  custom_id: reference,
  invoice_id: reference,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: paypalId.nullish() }).nullish() })
    .nullish(),
});

const subscriptionSchema = z.object({ id: paypalId });

/** In the words of v1 of its payments: the subscription is an agreement, and a refund names the sale that went back. */
const saleSchema = z.object({
  id: paypalId,
  billing_agreement_id: paypalId.nullish(),
  sale_id: paypalId.nullish(),
});

/** Verified here, without asking PayPal. Rejects with `ForgedEvent` or `MalformedEvent`, or a `ProviderError` without a certificate. */
export async function readPaypalEvent(
  { body, headers }: RawEvent,
  { webhookId, publicKeyAt, now }: PaypalEventCheck,
): Promise<ProviderEvent> {
  const sent = parse(headersSchema, Object.fromEntries(headers));
  const time = sent['paypal-transmission-time'];
  const date = readDate(time);
  if (!date) throw new MalformedEvent('The event has no time');
  if (sent['paypal-auth-algo'] !== 'SHA256withRSA') {
    throw new ForgedEvent('The event is signed in another way');
  }
  checkEventAge(date, now());
  // Of the bytes as they came: JSON that is written anew may differ.
  const signed = [sent['paypal-transmission-id'], time, webhookId, crc32(body)].join('|');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(signed),
    await publicKeyAt(sent['paypal-cert-url']),
    Buffer.from(sent['paypal-transmission-sig'], 'base64'),
  );
  if (!isSigned) throw new ForgedEvent('The signature is wrong');
  const event = parse(eventSchema, readEventBody(body));
  return { id: event.id, about: subjectOf(event) };
}

function subjectOf({
  event_type: kind,
  resource,
}: z.infer<typeof eventSchema>): Subject | SubscriptionSubject | null {
  if (kind.startsWith('BILLING.SUBSCRIPTION.')) {
    return { subscription: parse(subscriptionSchema, resource).id, charge: null };
  }
  if (kind.startsWith('PAYMENT.SALE.')) {
    const sale = parse(saleSchema, resource);
    return { subscription: sale.billing_agreement_id ?? null, charge: sale.sale_id ?? sale.id };
  }
  if (kind.startsWith('CHECKOUT.ORDER.')) {
    const { id, purchase_units: units } = parse(orderSchema, resource);
    return { id, reference: units[0]?.custom_id ?? null };
  }
  if (!kind.startsWith('PAYMENT.CAPTURE.')) return null;
  const capture = parse(captureSchema, resource);
  const id = capture.supplementary_data?.related_ids?.order_id ?? null;
  const reference = capture.custom_id ?? capture.invoice_id ?? null;
  // Paid otherwise than through an order of ours: nothing to ask about.
  return id === null && reference === null ? null : { id, reference };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new MalformedEvent('It is no event of PayPal');
  return parsed.data;
}
