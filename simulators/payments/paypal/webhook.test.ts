import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { X509Certificate as PeculiarCertificate } from '@peculiar/x509';
import { expect, test } from 'vitest';
import type { ReceivedEvent } from '../event-receiver.ts';
import { newFolder, optionsFor, paypalKeys, plantReceiver, press } from '../plant-simulators.ts';
import { startPaymentSimulators } from '../start.ts';
import { plantPaypal, typesOf } from './plant-orders.ts';

/** As a shop does it offline, with the certificate that the event names. */
async function isSigned({ body, headers }: ReceivedEvent, webhookId = paypalKeys.webhookId) {
  const header = (name: string) => String(headers[`paypal-${name}`]);
  const pem = await (await fetch(header('cert-url'))).text();
  const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)];
  expect(header('auth-algo')).toBe('SHA256withRSA');
  return createVerify('RSA-SHA256')
    .update(signed.join('|'))
    .verify(new X509Certificate(pem).publicKey, header('transmission-sig'), 'base64');
}

const verification = ({ body, headers }: ReceivedEvent, changes = {}) => ({
  auth_algo: headers['paypal-auth-algo'],
  cert_url: headers['paypal-cert-url'],
  transmission_id: headers['paypal-transmission-id'],
  transmission_sig: headers['paypal-transmission-sig'],
  transmission_time: headers['paypal-transmission-time'],
  webhook_id: paypalKeys.webhookId,
  webhook_event: JSON.parse(body) as unknown,
  ...changes,
});

test('events are signed for the webhook, and verified offline and online', async () => {
  const { call, approvedOrder, events } = await plantPaypal();
  await approvedOrder();
  await expect.poll(() => events.length).toBe(1);
  const [event] = events;
  if (!event) throw new Error('No event');
  expect(await isSigned(event)).toBe(true);
  expect(await isSigned({ ...event, body: `${event.body} ` })).toBe(false);

  const verify = async (changes = {}) =>
    (await call('POST', '/v1/notifications/verify-webhook-signature', verification(event, changes)))
      .body['verification_status'];
  expect(await verify()).toBe('SUCCESS');
  expect(await verify({ webhook_id: 'WH-2' })).toBe('FAILURE');
  expect(await verify({ webhook_event: { id: 'x' } })).toBe('FAILURE');
  expect(await verify({ transmission_time: '2026-11-20T15:00:01Z' })).toBe('FAILURE');
  expect(await verify({ transmission_sig: 'AAAA' })).toBe('FAILURE');
  expect(await verify({ auth_algo: 'SHA1withRSA' })).toBe('FAILURE');
  expect(
    (await call('POST', '/v1/notifications/verify-webhook-signature', { webhook_id: 'x' })).status,
  ).toBe(400);
});

test('the certificate is one, signed by itself, and the same after a restart', async () => {
  const options = optionsFor(await newFolder(), (await plantReceiver()).url);
  const pems: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const simulators = await startPaymentSimulators(options);
    pems.push(await (await fetch(`${simulators.url}/certs/paypal.pem`)).text());
    await simulators.stop();
  }
  expect(pems[1]).toBe(pems[0]);
  const certificate = new X509Certificate(pems[0] ?? '');
  expect(certificate.subject).toBe('CN=Simulador local de PayPal');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.serialNumber).toHaveLength(32);
  const other = new PeculiarCertificate(pems[0] ?? '');
  expect(await other.verify()).toBe(true);
  expect(other.notAfter.toISOString()).toBe('2049-12-31T23:59:59.000Z');
});

test.each<[string, boolean, boolean, number]>([
  ['tampered', false, false, 1],
  ['wrong-webhook-id', false, true, 1],
  ['duplicate', true, false, 2],
])('%s is what the webhook meets', async (fault, isOurs, isAnothers, times) => {
  const { call, approvedOrder, events } = await plantPaypal();
  await approvedOrder({ fault });
  await expect.poll(() => events.length).toBe(times);
  const [event] = events;
  if (!event) throw new Error('No event');
  expect(await isSigned(event)).toBe(isOurs);
  expect(await isSigned(event, 'WH-OF-SOMEBODY-ELSE')).toBe(isAnothers);
  // PayPal knows its own webhooks alone.
  const asked = verification(event, isAnothers ? { webhook_id: 'WH-OF-SOMEBODY-ELSE' } : {});
  const answer = await call('POST', '/v1/notifications/verify-webhook-signature', asked);
  expect(answer.body).toEqual({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
  expect(event.body).toContain(fault === 'tampered' ? '"value":"910.50"' : '"value":"10.50"');
  expect(new Set(events.map(({ body }) => body)).size).toBe(1);
});

test('silence tells nothing, and the order is what it is', async () => {
  const { call, approvedOrder, capture, events } = await plantPaypal();
  const silent = await approvedOrder({ fault: 'silence' });
  await capture(silent);
  await approvedOrder();
  await expect.poll(() => typesOf(events)).toEqual(['CHECKOUT.ORDER.APPROVED']);
  expect(events[0]?.body).not.toContain(silent);
  expect((await call('GET', `/v2/checkout/orders/${silent}`)).body).toMatchObject({
    status: 'COMPLETED',
  });
});

test('a capture whose answer is lost was made, once', async () => {
  const { call, approvedOrder, events } = await plantPaypal();
  const path = `/v2/checkout/orders/${await approvedOrder({ fault: 'lost-capture' })}/capture`;
  const capture = (id: string) => call('POST', path, {}, { 'paypal-request-id': id });
  expect(await capture('1')).toMatchObject({
    status: 500,
    body: { name: 'INTERNAL_SERVER_ERROR' },
  });
  expect(await capture('1')).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  expect(await capture('2')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
  });
  await expect
    .poll(() => typesOf(events))
    .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
});

test.each([
  ['COMPLETED', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
  ['DECLINED', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
])('a pending capture becomes %s when somebody says so', async (status, result, type) => {
  const { url, call, approvedOrder, capture, events } = await plantPaypal();
  const id = await capture(await approvedOrder({ outcome: 'PENDING' }));
  const read = async () => (await call('GET', `/v2/payments/captures/${id}`)).body;
  expect(await read()).toMatchObject({
    status: 'PENDING',
    status_details: { reason: 'PENDING_REVIEW' },
  });
  expect((await call('POST', `/v2/payments/captures/${id}/refund`)).body['details']).toMatchObject([
    { issue: 'REFUND_NOT_ALLOWED' },
  ]);
  expect((await press(`${url}/pagos/paypal`, { id, status })).status).toBe(303);
  expect((await press(`${url}/pagos/paypal`, { id, status })).status).toBe(409);
  expect(await read()).toMatchObject({ status: result });
  await expect
    .poll(() => typesOf(events))
    .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', type]);
});

test('any status of success is taken, and others are tried again with the same signature', async () => {
  const { approvedOrder, events } = await plantPaypal({
    statuses: [500, 204],
    times: { retryAfter: [20, 20] },
  });
  await approvedOrder();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.headers['paypal-transmission-sig']).toBe(
    events[0]?.headers['paypal-transmission-sig'],
  );
  await new Promise((done) => setTimeout(done, 100));
  expect(events).toHaveLength(2);
});
