import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkoutUrl, plantSimulators, press, shop, wompiKeys } from '../plant-simulators.ts';
import { checksumOf, pay, readEvent, statusesOf } from './read-events.ts';

async function transaction(apiUrl: string, id: string | null) {
  const response = await fetch(`${apiUrl}/transactions/${id}`);
  return z.object({ data: z.record(z.string(), z.unknown()) }).parse(await response.json()).data;
}

test('shows who is paid, how much and for what, and that no money moves', async () => {
  const { wompiCheckoutUrl } = await plantSimulators();
  const response = await fetch(
    checkoutUrl(wompiCheckoutUrl, { 'customer-data:email': '<ñ>@x.example' }),
  );
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const text of ['aquí no se mueve dinero', '49.900', 'ref-1', '&lt;ñ&gt;@x.example']) {
    expect(page).toContain(text);
  }
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' https://tienda.example; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('an approved payment is pending first, and then told of twice', async () => {
  const { wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators();
  const response = await press(checkoutUrl(wompiCheckoutUrl), {
    decision: 'APPROVED',
    method: 'PSE',
  });
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.href).toBe(`${shop}&id=${back.searchParams.get('id')}&env=test`);

  expect(await transaction(wompiApiUrl, back.searchParams.get('id'))).toMatchObject({
    id: expect.stringMatching(/^12600-1795186800-\d{5}$/),
    status: 'APPROVED',
    amount_in_cents: 4_990_000,
    currency: 'COP',
    reference: 'ref-1',
    payment_method_type: 'PSE',
    created_at: '2026-11-20T15:00:00.250Z',
    finalized_at: '2026-11-20T15:00:00.250Z',
    redirect_url: shop,
  });
  await expect.poll(() => statusesOf(events)).toEqual(['PENDING', 'APPROVED']);
  for (const event of events) {
    expect(readEvent(event).signature.checksum).toBe(checksumOf(event));
    expect(event.headers['x-event-checksum']).toBe(checksumOf(event));
    expect(event.headers['content-type']).toBe('application/json');
  }
});

test.each([
  ['DECLINED', ['PENDING', 'DECLINED']],
  ['ERROR', ['PENDING', 'ERROR']],
  ['PENDING', ['PENDING']],
])('%s is what the shop finds and is told', async (decision, statuses) => {
  const { wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators();
  const id = await pay(checkoutUrl(wompiCheckoutUrl), decision, { method: 'NEQUI' });
  expect(await transaction(wompiApiUrl, id)).toMatchObject({
    status: decision,
    payment_method: { type: 'NEQUI' },
  });
  await expect.poll(() => statusesOf(events)).toEqual(statuses);
});

test.each<[string, Record<string, string | null>, { expirationTime?: string }, number, string]>([
  ['an unknown key', { 'public-key': 'pub_test_2' }, {}, 404, 'No conocemos esta llave'],
  ['no key', { 'public-key': null }, {}, 404, 'No conocemos esta llave'],
  ['another amount', { 'amount-in-cents': '100' }, {}, 422, 'La firma no coincide'],
  ['decimals', { 'amount-in-cents': '49900.00' }, {}, 422, 'El monto no está bien escrito'],
  ['a leading zero', { 'amount-in-cents': '04990000' }, {}, 422, 'El monto no está bien escrito'],
  ['no amount', { 'amount-in-cents': null }, {}, 422, 'El monto no está bien escrito'],
  ['nothing to pay', { 'amount-in-cents': '0' }, {}, 422, 'El monto no está bien escrito'],
  ['too much', { 'amount-in-cents': '1000000000001' }, {}, 422, 'El monto no está bien escrito'],
  ['dollars', { currency: 'USD' }, {}, 422, 'Esta moneda no se recibe'],
  ['another reference', { reference: 'ref-2' }, {}, 422, 'La firma no coincide'],
  ['no reference', { reference: '' }, {}, 422, 'Falta la referencia'],
  ['no signature', { 'signature:integrity': null }, {}, 422, 'Falta la firma'],
  ['a wrong signature', { 'signature:integrity': 'a'.repeat(64) }, {}, 422, 'La firma no coincide'],
  ['a script', { 'redirect-url': 'javascript:alert(1)' }, {}, 422, 'La dirección de regreso'],
  [
    'an added expiration',
    { 'expiration-time': '2027-01-01T00:00:00.000Z' },
    {},
    422,
    'La firma no',
  ],
  ['another expiration', { 'expiration-time': 'mañana' }, {}, 422, 'El vencimiento no está bien'],
  ['the past', {}, { expirationTime: '2026-11-20T15:00:00.250Z' }, 410, 'Este pago venció'],
])('refuses %s, also where it is pressed', async (_name, changes, signed, status, title) => {
  const { wompiCheckoutUrl, wompiApiUrl } = await plantSimulators();
  const url = checkoutUrl(wompiCheckoutUrl, changes, signed);
  for (const response of [
    await fetch(url),
    await press(url, { decision: 'APPROVED', method: 'CARD' }),
  ]) {
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<h1>${title}`);
  }
  expect(await references(wompiApiUrl)).toEqual([]);
});

test('takes a signed expiration that is to come', async () => {
  const { wompiCheckoutUrl } = await plantSimulators();
  const url = checkoutUrl(wompiCheckoutUrl, {}, { expirationTime: '2026-11-20T15:00:00.251Z' });
  expect((await fetch(url)).status).toBe(200);
});

test('a form that says nothing known pays nothing', async () => {
  const { wompiCheckoutUrl, wompiApiUrl } = await plantSimulators();
  const url = checkoutUrl(wompiCheckoutUrl);
  const forms: Record<string, string>[] = [
    { decision: 'VOIDED', method: 'CARD' },
    { decision: 'APPROVED', method: 'CASH' },
    { decision: 'APPROVED', method: 'CARD', fault: 'x' },
    {},
  ];
  for (const fields of forms) expect((await press(url, fields)).status).toBe(422);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(422);
  expect(await references(wompiApiUrl)).toEqual([]);
});

test.each([
  ['APPROVED', 409],
  ['PENDING', 409],
  ['DECLINED', 200],
  ['ERROR', 200],
])('after %s its reference opens with %i', async (decision, status) => {
  const { wompiCheckoutUrl, wompiApiUrl } = await plantSimulators();
  const url = checkoutUrl(wompiCheckoutUrl);
  const id = await pay(url, decision);
  const page = await fetch(url);
  expect(page.status).toBe(status);
  if (status === 409) expect(await page.text()).toContain(`&amp;id=${id}&amp;env=test`);
  await press(url, { decision: 'APPROVED', method: 'CARD' });
  expect(await references(wompiApiUrl)).toHaveLength(status === 409 ? 1 : 2);
});

test('pressed twice at once, it pays once', async () => {
  const { wompiCheckoutUrl, wompiApiUrl } = await plantSimulators();
  const fields = { decision: 'APPROVED', method: 'CARD' };
  const url = checkoutUrl(wompiCheckoutUrl);
  const answers = await Promise.all([1, 2, 3, 4].map(() => press(url, fields)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409, 409, 409]);
  expect(await references(wompiApiUrl)).toEqual(['ref-1']);
});

test('what is pending is settled later, once', async () => {
  const { url, wompiCheckoutUrl, wompiApiUrl, events } = await plantSimulators();
  const id = await pay(checkoutUrl(wompiCheckoutUrl), 'PENDING');
  expect(await (await fetch(`${url}/pagos`)).text()).toContain(id);
  const settle = (status: string) => press(`${url}/pagos/wompi`, { id, status });
  expect((await settle('VOIDED')).status).toBe(409);
  expect((await settle('APPROVED')).status).toBe(303);
  expect((await settle('DECLINED')).status).toBe(409);
  expect((await settle('VOIDED')).status).toBe(303);
  expect((await press(`${url}/pagos/wompi`, { id: 'x', status: 'APPROVED' })).status).toBe(409);
  expect(await transaction(wompiApiUrl, id)).toMatchObject({ status: 'VOIDED' });
  await expect.poll(() => statusesOf(events)).toEqual(['PENDING', 'APPROVED', 'VOIDED']);
});

test('only cards are voided', async () => {
  const { url, wompiCheckoutUrl } = await plantSimulators();
  const id = await pay(checkoutUrl(wompiCheckoutUrl), 'APPROVED', { method: 'PSE' });
  expect((await press(`${url}/pagos/wompi`, { id, status: 'VOIDED' })).status).toBe(409);
});

async function references(apiUrl: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/transactions`, {
    headers: { authorization: `Bearer ${wompiKeys.privateKey}` },
  });
  return z
    .object({ data: z.array(z.object({ reference: z.string() })) })
    .parse(await response.json())
    .data.map(({ reference }) => reference);
}
