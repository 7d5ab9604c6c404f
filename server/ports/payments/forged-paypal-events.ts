import { crc32 } from 'node:zlib';
import { malformedBodies } from './malformed-bodies.ts';
import type { RawEvent } from './payments.ts';
import { type Signer, signedPaypalEvent, type Transmission } from './paypal-signer.ts';

type Fields = Record<string, unknown>;

export type ForgingOfPaypal = {
  event: Fields;
  sent: RawEvent;
  /** As the peer signs. */
  transmission: Transmission;
  stranger: Signer;
  /** Paths at the peer of certificates that are not valid. */
  badCertificates: { path: string; signer: Signer }[];
};

export type Forged = [string, RawEvent];

const hour = 3_600_000;
const day = 24 * hour;

export const asBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** What PayPal did not send, or does not any more. */
export async function forgedPaypalEvents(forging: ForgingOfPaypal): Promise<Forged[]> {
  return [
    ...withOtherHeaders(forging),
    ...tampered(forging),
    ...(await signedOtherwise(forging)),
    ...(await signedAllTheSame(forging)),
  ];
}

function withHeader({ body, headers }: RawEvent, name: string, value: string | null): RawEvent {
  const changed = new Headers(headers);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return { body, headers: changed };
}

const withSignature = (sent: RawEvent, signature: string): RawEvent =>
  withHeader(sent, 'paypal-transmission-sig', signature);

const names = ['id', 'time', 'sig'].map((name) => `paypal-transmission-${name}`);

export function withOtherHeaders({ sent, transmission }: ForgingOfPaypal): Forged[] {
  const change = (name: string, value: string | null): Forged => [
    `the header ${name}: ${value === null ? 'missing' : JSON.stringify(value.slice(0, 60))}`,
    withHeader(sent, name, value),
  ];
  const signature = sent.headers.get('paypal-transmission-sig') ?? '';
  const time = Date.parse(transmission.time);
  return [
    ...[...names, 'paypal-cert-url', 'paypal-auth-algo'].flatMap((name) => [
      change(name, null),
      change(name, ''),
      change(name, 'x'),
      change(name, `${sent.headers.get(name)}, ${sent.headers.get(name)}`),
    ]),
    ...[1000, -1000, hour, -hour].map((by) =>
      change('paypal-transmission-time', new Date(time + by).toISOString()),
    ),
    ...['yesterday', '0', String(time), '2026-13-01T00:00:00Z', '2026-07-30'].map((value) =>
      change('paypal-transmission-time', value),
    ),
    ...algorithms.map((value) => change('paypal-auth-algo', value)),
    ...certUrls.map((value) => change('paypal-cert-url', value)),
    ...[`${transmission.certUrl}x`, transmission.certUrl.replace('http:', 'ftp:')].map((value) =>
      change('paypal-cert-url', value),
    ),
    change('paypal-cert-url', transmission.certUrl.replace('//', '//user:password@')),
    change('paypal-cert-url', transmission.certUrl.replace(/:\d+/u, ':1')),
    ...[0, 5, 20, 63, 100, 200, 300, 340].map((at): Forged => {
      const letter = signature[at] === 'A' ? 'B' : 'A';
      const changed = signature.slice(0, at) + letter + signature.slice(at + 1);
      return [`another letter ${at} of the signature`, withSignature(sent, changed)];
    }),
    ['a part of the signature', withSignature(sent, signature.slice(0, 100))],
    ['the signature twice', withSignature(sent, signature + signature)],
    ['a signature of zeros', withSignature(sent, 'A'.repeat(signature.length - 2) + '==')],
    ['a signature that is not Base64', withSignature(sent, '.'.repeat(signature.length))],
  ];
}

const algorithms = [
  'none',
  'SHA1withRSA',
  'SHA512withRSA',
  'SHA256withECDSA',
  'HS256',
  'sha256withrsa',
];

/** Nobody but PayPal has what is at PayPal. */
const certUrls = [
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/certs/CERT-1',
  'https://user@api.paypal.com/certs/CERT-1',
  'https://user:password@api.paypal.com/certs/CERT-1',
  'https://paypal.com.evil.example/certs/CERT-1',
  'https://evilpaypal.com/certs/CERT-1',
  'https://api-paypal.com/certs/CERT-1',
  'https://paypal.com@evil.example/certs/CERT-1',
  'https://evil.example/paypal.com',
  'https://evil.example/?paypal.com',
  'https://evil.example/#.paypal.com',
  'https://evil.example\\.paypal.com/',
  'https://paypal.co/certs/CERT-1',
  'https://paypal.com.:443/certs/CERT-1',
  'https://paypal.comx/certs/CERT-1',
  'https://xn--pypal-4ve.com/certs/CERT-1',
  'https://paypal%2ecom.evil.example/',
  'https://127.0.0.1/certs/CERT-1',
  'https://[::1]/certs/CERT-1',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/certs/CERT-1',
  'file:///etc/passwd',
  'data:application/x-pem-file,-----BEGIN CERTIFICATE-----',
  'javascript:alert(1)//.paypal.com',
  'blob:https://api.paypal.com/1',
  'ftp://api.paypal.com/certs/CERT-1',
  'wss://api.paypal.com/certs/CERT-1',
  '//api.paypal.com/certs/CERT-1',
  'api.paypal.com/certs/CERT-1',
  '/certs/CERT-1',
  'https://',
  `https://api.paypal.com/${'x'.repeat(2000)}`,
];

/** Other bytes than those that were signed. */
function tampered({ event, sent }: ForgingOfPaypal): Forged[] {
  const text = String(Buffer.from(sent.body));
  const bodies: [string, Uint8Array | string][] = [
    ['a space at the end', `${text} `],
    ['a line at the end', `${text}\n`],
    ['a space at the beginning', ` ${text}`],
    ['a mark of byte order', `\u{FEFF}${text}`],
    ['indentation', JSON.stringify(event, null, 2)],
    ['another order', JSON.stringify(Object.fromEntries(Object.entries(event).reverse()))],
    ['escaped letters', text.replace('Ñ', '\\u00d1')],
    ['another id', text.replace('"WH-', '"WX-')],
    ['another kind', text.replace('PAYMENT.CAPTURE', 'CHECKOUT.ORDER')],
    ['another amount', text.replace('24900.99', '24900.98')],
    ['another status', text.replace('COMPLETED', 'PENDING')],
    ['another reference', text.replace(/("custom_id":")./u, '$1X')],
    ['another order of ours', text.replace(/("order_id":")./u, '$1X')],
    ['a field more', text.replace('{', '{"extra":1,')],
    ['the resource twice', text.replace('{', '{"resource":{},')],
    ...malformedBodies(sent.body),
  ];
  return bodies.map(([name, body]) => [
    `a body of ${name}`,
    { body: typeof body === 'string' ? Buffer.from(body) : body, headers: sent.headers },
  ]);
}

/** The bytes are PayPal's; what is signed, or who signs, is not. */
export async function signedOtherwise(forging: ForgingOfPaypal): Promise<Forged[]> {
  const { sent, transmission, stranger, badCertificates } = forging;
  const { signer, time, webhookId } = transmission;
  const id = sent.headers.get('paypal-transmission-id') ?? '';
  const sum = crc32(sent.body);
  const texts = [
    `${id}|${time}|${webhookId}|${sum.toString(16)}`,
    `${id}|${time}|${webhookId}|${sum > 2 ** 31 ? sum - 2 ** 32 : -sum}`,
    `${id}|${time}|${webhookId}|`,
    `${id}|${time}|${webhookId}`,
    `${id}|${time}||${sum}`,
    `${time}|${id}|${webhookId}|${sum}`,
    `${id}${time}${webhookId}${sum}`,
    String(Buffer.from(sent.body)),
    '',
  ];
  const signed = await Promise.all(texts.map((text) => signer.sign(text)));
  const webhooks = [
    '',
    'WEBHOOK_ID',
    webhookId.toLowerCase(),
    `${webhookId} `,
    'undefined',
    'WH-1',
  ];
  const of = (fields: Partial<Transmission>) =>
    signedPaypalEvent(sent.body, { ...transmission, ...fields });
  return [
    ...signed.map((signature, at): Forged => [
      `a signature of ${JSON.stringify(texts[at]?.slice(0, 90))}`,
      withSignature(sent, signature),
    ]),
    ...(await Promise.all(
      webhooks.map(async (webhookId): Promise<Forged> => [
        `the webhook ${JSON.stringify(webhookId)}`,
        await of({ webhookId }),
      ]),
    )),
    ['the key of a stranger', await of({ signer: stranger })],
    ...(await Promise.all(
      badCertificates.map(async ({ path, signer }): Promise<Forged> => [
        `the certificate ${path}`,
        await of({ signer, certUrl: new URL(path, transmission.certUrl).href }),
      ]),
    )),
  ];
}

/** What PayPal's key signed, and is no event that may be believed. */
async function signedAllTheSame({ event, transmission, sent }: ForgingOfPaypal): Promise<Forged[]> {
  const order = (resource: unknown) => ({
    ...event,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource,
  });
  const ids = ['..', 'a/b', '', 'x'.repeat(65), 'a b', 7, null, undefined];
  const related = (orderId: unknown) => ({
    ...event,
    resource: { supplementary_data: { related_ids: { order_id: orderId } } },
  });
  const bodies: [string, Uint8Array][] = [
    ...ids.map((id): [string, Uint8Array] => [
      `the order ${JSON.stringify(id)?.slice(0, 20)}`,
      asBytes(order({ id })),
    ]),
    ...['..', 'a/b', '', 7].map((id): [string, Uint8Array] => [
      `a payment of the order ${id}`,
      asBytes(related(id)),
    ]),
    ...[null, [], 'x', 1, undefined].map((resource): [string, Uint8Array] => [
      `the resource ${JSON.stringify(resource)}`,
      asBytes(order(resource)),
    ]),
    ...['', null, 7, 'a b', 'x'.repeat(129), undefined].map((id): [string, Uint8Array] => [
      `the id ${JSON.stringify(id)?.slice(0, 20)}`,
      asBytes({ ...event, id }),
    ]),
    ...['', null, 7, 'payment.capture', undefined].map((kind): [string, Uint8Array] => [
      `the kind ${JSON.stringify(kind)}`,
      asBytes({ ...event, event_type: kind }),
    ]),
    ...[7, '', 'x'.repeat(128), {}].map((reference): [string, Uint8Array] => [
      `the reference ${JSON.stringify(reference).slice(0, 20)}`,
      asBytes({ ...event, resource: { custom_id: reference } }),
    ]),
    ...malformedBodies(sent.body),
  ];
  return [
    ...(await sentAtOtherTimes({ transmission, sent })),
    ...(await signedBodies(bodies, transmission)),
  ];
}

/** The bytes are PayPal's, and it would not send them any more, or not yet. */
export function sentAtOtherTimes({
  transmission,
  sent,
}: Pick<ForgingOfPaypal, 'transmission' | 'sent'>): Promise<Forged[]> {
  const time = Date.parse(transmission.time);
  const times = [-5 * day, -30 * day, -365 * day, -(4 * day + hour), 11 * 60_000, hour, 365 * day];
  return Promise.all(
    times.map(async (by): Promise<Forged> => [
      `the same of ${by / hour} hours away`,
      await signedPaypalEvent(sent.body, {
        ...transmission,
        time: new Date(time + by).toISOString(),
      }),
    ]),
  );
}

export const signedBodies = (
  bodies: readonly [string, Uint8Array][],
  transmission: Transmission,
): Promise<Forged[]> =>
  Promise.all(
    bodies.map(async ([name, body]): Promise<Forged> => [
      `a signed body of ${name}`,
      await signedPaypalEvent(body, transmission),
    ]),
  );
