import { expect, test } from 'vitest';
import { checkoutUrl, plantSimulators, press } from '../plant-simulators.ts';
import { checksumOf, pay, readEvent, statusesOf } from './read-events.ts';

const times = { lateEvent: 500, retryAfter: [200, 200] };

test('a wrong signature is wrong in the body and in the header', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators();
  await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['wrong-signature'] });
  await expect.poll(() => events.length).toBe(2);
  for (const event of events) {
    const { checksum } = readEvent(event).signature;
    expect(checksum).toMatch(/^[\dA-F]{64}$/);
    expect(checksum).not.toBe(checksumOf(event));
    expect(event.headers['x-event-checksum']).toBe(checksum);
  }
});

test('a duplicate is the same event twice', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators();
  await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['duplicate'] });
  await expect
    .poll(() => statusesOf(events))
    .toEqual(['PENDING', 'PENDING', 'APPROVED', 'APPROVED']);
  expect(new Set(events.map(({ body }) => body)).size).toBe(2);
});

test('in disorder the last comes first, also when it is settled later', async () => {
  const { url, wompiCheckoutUrl, events } = await plantSimulators();
  await pay(checkoutUrl(wompiCheckoutUrl), 'DECLINED', { faults: ['out-of-order'] });
  await expect.poll(() => statusesOf(events)).toEqual(['DECLINED', 'PENDING']);
  const id = await pay(checkoutUrl(wompiCheckoutUrl), 'PENDING', { faults: ['out-of-order'] });
  await press(`${url}/pagos/wompi`, { id, status: 'APPROVED' });
  await expect
    .poll(() => statusesOf(events))
    .toEqual(['DECLINED', 'PENDING', 'APPROVED', 'PENDING']);
  for (const event of events) expect(readEvent(event).signature.checksum).toBe(checksumOf(event));
});

test('another amount is signed well, and only the event has it', async () => {
  const { wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators();
  const id = await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['other-amount'] });
  await expect.poll(() => events.length).toBe(2);
  for (const event of events) {
    expect(readEvent(event).data['transaction']?.['amount_in_cents']).toBe(4_990_100);
    expect(readEvent(event).signature.checksum).toBe(checksumOf(event));
  }
  expect(await (await fetch(`${wompiApiUrl}/transactions/${id}`)).json()).toMatchObject({
    data: { amount_in_cents: 4_990_000 },
  });
});

test('the events come before the person, who waits for them', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators({ statuses: [200, 500], times });
  await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['event-first'] });
  expect(statusesOf(events)).toEqual(['PENDING', 'APPROVED', 'APPROVED']);
});

test('nobody waits for ever for events that do not arrive', async () => {
  const { wompiCheckoutUrl } = await plantSimulators({
    statuses: Array<number>(9).fill(500),
    times: { ...times, eventFirst: 100 },
  });
  const before = Date.now();
  await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['event-first'] });
  expect(Date.now() - before).toBeGreaterThanOrEqual(95);
});

test('the person comes before the events, and the API knows already', async () => {
  const { wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators({ times });
  const id = await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { faults: ['late-event'] });
  expect(await (await fetch(`${wompiApiUrl}/transactions/${id}`)).json()).toMatchObject({
    data: { status: 'APPROVED' },
  });
  await new Promise((done) => setTimeout(done, 200));
  expect(events).toEqual([]);
  await expect.poll(() => statusesOf(events)).toEqual(['PENDING', 'APPROVED']);
});

test('silence tells nothing, and the API knows', async () => {
  const { wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators();
  const silent = await pay(checkoutUrl(wompiCheckoutUrl), 'DECLINED', { faults: ['silence'] });
  const other = await pay(checkoutUrl(wompiCheckoutUrl), 'PENDING');
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]?.body).toContain(other);
  expect(await (await fetch(`${wompiApiUrl}/transactions/${silent}`)).json()).toMatchObject({
    data: { status: 'DECLINED' },
  });
});

test('whoever does not return has paid', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators();
  const response = await press(checkoutUrl(wompiCheckoutUrl), {
    decision: 'APPROVED',
    method: 'CARD',
    fault: 'no-return',
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Cerraste la ventana');
  await expect.poll(() => statusesOf(events)).toEqual(['PENDING', 'APPROVED']);
});

test('without an address to return to, it says how it ended', async () => {
  const { wompiCheckoutUrl } = await plantSimulators();
  const response = await press(checkoutUrl(wompiCheckoutUrl, { 'redirect-url': null }), {
    decision: 'DECLINED',
    method: 'CARD',
  });
  expect(await response.text()).toMatch(/quedó en DECLINED/);
});
