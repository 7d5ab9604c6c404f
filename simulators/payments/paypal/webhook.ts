import { createSign, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Simulator } from '../simulator.ts';
import type { Delivery } from '../state.ts';
import type { Capture, Order, Refund } from './order.ts';
import { captureShape, orderShape, refundShape } from './shapes.ts';

export type PaypalEvent =
  | { type: 'CHECKOUT.ORDER.APPROVED'; order: Order }
  | {
      type: `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED'}`;
      order: Order;
      capture: Capture;
    }
  | { type: 'PAYMENT.CAPTURE.REFUNDED'; order: Order; refund: Refund };

/** Tells the shop's webhook of something, as the faults of the order want it. */
export function announce(simulator: Simulator, event: PaypalEvent): void {
  const { faults, id: subject } = event.order;
  if (faults.includes('silence')) return;
  const body = JSON.stringify(eventBody(simulator, event));
  const headers = transmissionHeaders(body, {
    privateKey: simulator.signingKey.privateKey,
    now: simulator.options.now(),
    webhookId: faults.includes('wrong-webhook-id')
      ? 'WH-OF-SOMEBODY-ELSE'
      : simulator.options.paypal.webhookId,
  });
  const delivery = {
    peer: 'paypal',
    subject,
    title: event.type,
    // Changed after it was signed.
    body: faults.includes('tampered') ? body.replace('"value":"', '"value":"9') : body,
    headers,
    delay: 0,
  } satisfies Parameters<Simulator['deliveries']['add']>[0];
  const times = faults.includes('duplicate') ? 2 : 1;
  for (let time = 0; time < times; time += 1) simulator.deliveries.add(delivery);
}

/** What PayPal signs is the id and time of the transmission, the id of the webhook, and the CRC-32 of the body as it is sent. */
function transmissionHeaders(
  body: string,
  { privateKey, webhookId, now }: { privateKey: string; webhookId: string; now: Date },
): Delivery['headers'] {
  const id = randomUUID();
  const time = `${now.toISOString().slice(0, 19)}Z`;
  const signature = createSign('sha256')
    .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    .sign(privateKey, 'base64');
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

function eventBody(simulator: Simulator, event: PaypalEvent): Record<string, unknown> {
  const id = `WH-${randomBytes(9).toString('hex').toUpperCase()}`;
  return {
    id,
    event_version: '1.0',
    create_time: simulator.options.now().toISOString(),
    resource_version: '2.0',
    event_type: event.type,
    ...resourceOf(simulator, event),
    links: [
      {
        href: `${simulator.url}/v1/notifications/webhooks-events/${id}`,
        rel: 'self',
        method: 'GET',
      },
    ],
  };
}

function resourceOf(simulator: Simulator, event: PaypalEvent): Record<string, unknown> {
  switch (event.type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return {
        resource_type: 'checkout-order',
        summary: 'An order has been approved by buyer',
        resource: orderShape(simulator, event.order),
      };
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED': {
      const { currency_code, value } = event.capture.amount;
      const status = event.type.slice('PAYMENT.CAPTURE.'.length).toLowerCase();
      return {
        resource_type: 'capture',
        summary: `Payment ${status} for ${currency_code} ${value}`,
        resource: captureShape(simulator, event.capture),
      };
    }
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const { currency_code, value } = event.refund.amount;
      return {
        resource_type: 'refund',
        summary: `A ${currency_code} ${value} capture payment was refunded`,
        resource: refundShape(simulator, event.refund),
      };
    }
  }
}
