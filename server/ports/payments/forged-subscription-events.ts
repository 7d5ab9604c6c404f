import {
  asBytes,
  type Forged,
  type ForgingOfPaypal,
  sentAtOtherTimes,
  signedBodies,
  signedOtherwise,
  withOtherHeaders,
} from './forged-paypal-events.ts';
import { malformedBodies } from './malformed-bodies.ts';

/** What PayPal did not send of a subscription or its charges, or does not any more. */
export async function forgedSubscriptionEvents(forging: ForgingOfPaypal): Promise<Forged[]> {
  return [
    ...withOtherHeaders(forging),
    ...tampered(forging),
    ...(await signedOtherwise(forging)),
    ...(await sentAtOtherTimes(forging)),
    ...(await signedBodies(bodiesOf(forging), forging.transmission)),
  ];
}

/** As PayPal tells of a charge. */
export const saleEvent = {
  id: 'WH-7Y7254563A4550640-11V2185806837105M',
  event_version: '1.0',
  create_time: '2026-07-30T12:00:00.000Z',
  resource_type: 'sale',
  event_type: 'PAYMENT.SALE.COMPLETED',
  summary: 'Canción Ñandú — ¿qué?',
  resource: {
    id: '44P499886K055384U',
    state: 'completed',
    billing_agreement_id: 'I-37B4TLL0FAJJ',
    amount: { total: '30.00', currency: 'USD', details: { subtotal: '30.00' } },
    custom: 'M26-7',
    create_time: '2026-07-30T11:59:58Z',
  },
};

/** Other bytes than those that were signed. */
function tampered({ event, sent }: ForgingOfPaypal): Forged[] {
  const text = String(Buffer.from(sent.body));
  const bodies: [string, Uint8Array | string][] = [
    ['a space at the end', `${text} `],
    ['indentation', JSON.stringify(event, null, 2)],
    ['escaped letters', text.replace('Ñ', '\\u00d1')],
    ['another id', text.replace('"WH-', '"WX-')],
    ['a refund', text.replace('SALE.COMPLETED', 'SALE.REFUNDED')],
    ['another kind', text.replace('PAYMENT.SALE.COMPLETED', 'BILLING.SUBSCRIPTION.CANCELLED')],
    ['another subscription', text.replace('I-37B4', 'I-37B5')],
    ['another charge', text.replace('44P4', '44P5')],
    ['another amount', text.replaceAll('30.00', '3000.00')],
    ['another reference', text.replace('M26-7', 'E26-7')],
    ['another state', text.replace('completed', 'pending')],
    ['a field more', text.replace('{', '{"extra":1,')],
    ['the resource twice', text.replace('{', '{"resource":{},')],
    ...malformedBodies(sent.body),
  ];
  return bodies.map(([name, body]) => [
    `a body of ${name}`,
    { body: typeof body === 'string' ? Buffer.from(body) : body, headers: sent.headers },
  ]);
}

const kinds = ['CREATED', 'ACTIVATED', 'CANCELLED', 'SUSPENDED', 'PAYMENT.FAILED'];

const names = ['', '..', '../', 'a/b', 'I 1', 'x'.repeat(65), 'x'.repeat(10_240), 7, {}, []];

/** Signed by PayPal's key, and no event that may be believed. */
function bodiesOf({ event, sent }: ForgingOfPaypal): [string, Uint8Array][] {
  const sale = (resource: unknown) => asBytes({ ...event, resource });
  const subscription = (kind: string, resource: unknown) =>
    asBytes({ ...event, event_type: `BILLING.SUBSCRIPTION.${kind}`, resource });
  const named = (name: unknown) => JSON.stringify(name)?.slice(0, 20) ?? 'undefined';
  const whole = { id: '44P499886K055384U', billing_agreement_id: 'I-37B4TLL0FAJJ' };
  return [
    ...[...names, null, undefined].flatMap((id, at): [string, Uint8Array][] => [
      [`the subscription ${at} ${named(id)}`, subscription('CANCELLED', { id })],
      [`the charge ${at} ${named(id)}`, sale({ ...whole, id })],
    ]),
    ...names.flatMap((id, at): [string, Uint8Array][] => [
      [
        `a charge of the subscription ${at} ${named(id)}`,
        sale({ ...whole, billing_agreement_id: id }),
      ],
      [`a refund of the charge ${at} ${named(id)}`, sale({ ...whole, sale_id: id })],
    ]),
    ...kinds.flatMap((kind) =>
      [null, 'I-37B4TLL0FAJJ', ['I-37B4TLL0FAJJ'], {}, undefined].map(
        (resource): [string, Uint8Array] => [
          `the resource ${named(resource)} of ${kind}`,
          subscription(kind, resource),
        ],
      ),
    ),
    ...['', null, 7, 'a b', 'x'.repeat(129), undefined].map((id): [string, Uint8Array] => [
      `the id ${named(id)}`,
      asBytes({ ...event, id }),
    ]),
    ...malformedBodies(sent.body),
  ];
}
