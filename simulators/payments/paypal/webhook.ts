import { createSign, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Simulator } from '../simulator.ts';
import type { Delivery } from '../state.ts';
import { type PaypalEvent, resourceOf } from './event-resource.ts';
import type { PaypalFault } from './order.ts';

/** Tells the shop's webhook of something, as the faults of the order want it. */
export function announce(simulator: Simulator, event: PaypalEvent): void {
  const { faults, subject } = settingOf(event);
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

/** Events of one order or subscription are sent one after the other. */
const settingOf = (event: PaypalEvent): { subject: string; faults: readonly PaypalFault[] } =>
  'order' in event
    ? { subject: event.order.id, faults: event.order.faults }
    : { subject: event.subscription.id, faults: [] };

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
    create_time: 'at' in event ? event.at : simulator.options.now().toISOString(),
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
