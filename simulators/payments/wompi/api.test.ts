import { expect, test } from 'vitest';
import { z } from 'zod';
import { integritySignature } from './integrity.ts';
import { checkoutUrl, plantSimulators, shopHeaders, wompiKeys } from '../plant-simulators.ts';
import { pay, statusesOf } from './read-events.ts';

const authorization = `Bearer ${wompiKeys.privateKey}`;
const listSchema = z.object({
  data: z.array(z.object({ reference: z.string() })),
  meta: z.object({}),
});

/** Simulators with a payment for each reference, approved but the last, which is pending. */
async function plantPayments(names: string[], method = 'CARD') {
  const simulators = await plantSimulators();
  const ids: string[] = [];
  for (const reference of names) {
    const signature = integritySignature(
      { reference, amountInCents: '4990000', currency: 'COP', expirationTime: null },
      wompiKeys.integritySecret,
    );
    const url = checkoutUrl(simulators.wompiCheckoutUrl, {
      reference,
      'signature:integrity': signature,
      'tax-in-cents:vat': '796639',
      'customer-data:email': 'ana@correo.example',
      'customer-data:full-name': 'Ana Ñáñez',
    });
    ids.push(await pay(url, reference === names.at(-1) ? 'PENDING' : 'APPROVED', { method }));
  }
  return { ...simulators, ids };
}

test('the shop is known by its public key', async () => {
  const { wompiApiUrl } = await plantSimulators();
  const response = await fetch(`${wompiApiUrl}/merchants/info`, shopHeaders);
  expect(await response.json()).toMatchObject({
    data: {
      public_key: wompiKeys.publicKey,
      active: true,
      accepted_currencies: ['COP'],
      presigned_acceptance: { type: 'END_USER_POLICY', acceptance_token: expect.any(String) },
      presigned_personal_data_auth: { type: 'PERSONAL_DATA_AUTH' },
    },
    meta: {},
  });
  for (const path of ['info', wompiKeys.publicKey]) {
    expect((await fetch(`${wompiApiUrl}/merchants/${path}`)).status).toBe(404);
  }
});

test('a transaction says what the checkout was given; one that is not there is none', async () => {
  const { wompiApiUrl, ids } = await plantPayments(['ref-1', 'ref-2']);
  expect(await (await fetch(`${wompiApiUrl}/transactions/${ids[0]}`)).json()).toMatchObject({
    data: {
      customer_email: 'ana@correo.example',
      customer_data: { full_name: 'Ana Ñáñez' },
      taxes: [{ type: 'VAT', amount_in_cents: 796_639 }],
      status_message: null,
    },
  });
  const missing = await fetch(`${wompiApiUrl}/transactions/12600-1-1`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { type: 'NOT_FOUND_ERROR' } });
  const nowhere = await fetch(`${wompiApiUrl}/nothing`);
  expect(nowhere.status).toBe(404);
  expect(await nowhere.json()).toMatchObject({ error: { type: 'NOT_FOUND_ERROR' } });
});

test('only the private key lists and voids', async () => {
  const { wompiApiUrl, ids } = await plantPayments(['ref-1', 'ref-2']);
  for (const [method, path] of [
    ['GET', '/transactions'],
    ['POST', `/transactions/${ids[0]}/void`],
  ] as const) {
    for (const wrong of [undefined, `Bearer ${wompiKeys.publicKey}`, wompiKeys.privateKey]) {
      const response = await fetch(wompiApiUrl + path, {
        method,
        ...(wrong !== undefined && { headers: { authorization: wrong } }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { type: 'INVALID_ACCESS_TOKEN' } });
    }
  }
});

test.each([
  ['', ['ref-3', 'ref-2', 'ref-1']],
  ['?order=ASC', ['ref-1', 'ref-2', 'ref-3']],
  ['?reference=ref-2', ['ref-2']],
  ['?reference=ref', []],
  ['?status=PENDING', ['ref-3']],
  ['?page=2&page_size=2', ['ref-1']],
  ['?page=3&page_size=2', []],
  ['?from_date=2026-11-20&until_date=2026-11-20', ['ref-3', 'ref-2', 'ref-1']],
  ['?from_date=2026-11-21', []],
  ['?until_date=2026-11-19', []],
  ['?payment_method_type=PSE', []],
])('lists %s', async (query, references) => {
  const { wompiApiUrl } = await plantPayments(['ref-1', 'ref-2', 'ref-3']);
  const response = await fetch(`${wompiApiUrl}/transactions${query}`, {
    headers: { authorization },
  });
  const { data } = listSchema.parse(await response.json());
  expect(data.map(({ reference }) => reference)).toEqual(references);
});

test.each(['page=0', 'page_size=201', 'status=PAID', 'from_date=20-11-2026', 'page=x'])(
  'refuses %s, by its name',
  async (query) => {
    const { wompiApiUrl } = await plantSimulators();
    const response = await fetch(`${wompiApiUrl}/transactions?${query}`, {
      headers: { authorization },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: {
        type: 'INPUT_VALIDATION_ERROR',
        messages: { [query.split('=')[0] ?? '']: [expect.any(String)] },
      },
    });
  },
);

test('an approved card is voided once, whole, and told', async () => {
  const { wompiApiUrl, ids, events } = await plantPayments(['ref-1', 'ref-2']);
  const cancel = (id: string | undefined, body?: string) =>
    fetch(`${wompiApiUrl}/transactions/${id}/void`, {
      method: 'POST',
      headers: { authorization },
      ...(body !== undefined && { body }),
    });
  for (const body of ['{"amount_in_cents":1}', '{"amount_in_cents":"x"}', 'x']) {
    expect((await cancel(ids[0], body)).status).toBe(422);
  }
  expect((await cancel(ids[1])).status).toBe(422);
  expect((await cancel('x')).status).toBe(404);
  const voided = await cancel(ids[0], '{"amount_in_cents":4990000}');
  expect(voided.status).toBe(201);
  expect(await voided.json()).toMatchObject({ data: { id: ids[0], status: 'VOIDED' } });
  expect((await cancel(ids[0])).status).toBe(422);
  await expect.poll(() => statusesOf(events).slice(-1)).toEqual(['VOIDED']);
});

test('PSE is not voided', async () => {
  const { wompiApiUrl, ids } = await plantPayments(['ref-1', 'ref-2'], 'PSE');
  const response = await fetch(`${wompiApiUrl}/transactions/${ids[0]}/void`, {
    method: 'POST',
    headers: { authorization },
  });
  expect(response.status).toBe(422);
});
