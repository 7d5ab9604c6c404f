import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, optionsFor, plantReceiver, press, shopHeaders } from '../plant-simulators.ts';
import { startPaymentSimulators } from '../start.ts';
import { nequiClient, plantNequi, signatureOf, sourceSchema } from './plant-nequi.ts';
import { checksumOf, readEvent } from './read-events.ts';

const refusal = (field: string, message?: string) => ({
  status: 422,
  body: {
    error: {
      type: 'INPUT_VALIDATION_ERROR',
      messages: { [field]: [message ?? expect.any(String)] },
    },
  },
});

test('an account is asked for, becomes a source, and is charged, each step told', async () => {
  const { call, agree, charge, events } = await plantNequi();
  const id = await agree();
  expect(await call('privateKey', `payment_sources/${id}`)).toMatchObject({
    status: 200,
    body: {
      data: {
        ...{ id, type: 'NEQUI', status: 'AVAILABLE', customer_email: 'ana@correo.example' },
        public_data: { type: 'NEQUI', phone_number: '3991111111' },
      },
    },
  });
  expect(await charge(id)).toMatchObject({
    status: 201,
    body: { data: { status: 'PENDING', payment_source_id: id, reference: 'E26-7' } },
  });
  const ended = () => call('privateKey', 'transactions?reference=E26-7');
  await expect.poll(ended).toMatchObject({
    body: {
      data: [
        {
          ...{ status: 'APPROVED', status_message: null, amount_in_cents: 4_990_000 },
          ...{ payment_method_type: 'NEQUI', finalized_at: expect.any(String) },
          payment_method: { type: 'NEQUI', phone_number: '3991111111' },
          taxes: [{ type: 'VAT', amount_in_cents: 796_639 }],
        },
      ],
    },
  });
  await expect.poll(() => events.length).toBe(3);
  expect(events.map((event) => readEvent(event))).toMatchObject([
    {
      event: 'nequi_token.updated',
      data: { nequi_token: { status: 'APPROVED', phone_number: '3991111111' } },
      signature: {
        properties: ['nequi_token.id', 'nequi_token.status', 'nequi_token.phone_number'],
      },
    },
    { event: 'transaction.updated', data: { transaction: { status: 'PENDING' } } },
    { event: 'transaction.updated', data: { transaction: { status: 'APPROVED' } } },
  ]);
  for (const event of events) {
    expect(event.headers['x-event-checksum']).toBe(checksumOf(event));
    expect(readEvent(event).signature.checksum).toBe(checksumOf(event));
  }
});

test('a telephone of the sandbox says no by itself, and any other waits for a press', async () => {
  const { url, ask, statusOf, sourceOf, events } = await plantNequi();
  const declined = await ask('3992222222');
  await expect.poll(() => statusOf(declined)).toBe('DECLINED');
  const [waiting, refused] = [await ask('3001234567'), await ask('3107654321')];
  expect(await statusOf(waiting)).toBe('PENDING');
  for (const token of [declined, waiting, 'nequi_test_otro']) {
    expect(await sourceOf(token)).toEqual(refusal('token'));
  }
  const answer = (id: string, status: string) => press(`${url}/pagos/nequi`, { id, status });
  expect((await answer(waiting, 'APPROVED')).status).toBe(303);
  expect((await answer(refused, 'DECLINED')).status).toBe(303);
  for (const [id, status] of [
    [waiting, 'DECLINED'],
    [declined, 'APPROVED'],
    ['x', 'APPROVED'],
    [refused, 'PENDING'],
  ] as const) {
    expect((await answer(id, status)).status).toBe(409);
  }
  expect([await statusOf(waiting), await statusOf(refused)]).toEqual(['APPROVED', 'DECLINED']);
  expect((await sourceOf(waiting)).status).toBe(201);
  await expect.poll(() => events.length).toBe(3);
});

test('the next charge of a source fails where somebody wants that, and none after it', async () => {
  const { url, call, agree, charge } = await plantNequi();
  const id = await agree();
  const page = async () => (await fetch(`${url}/pagos`)).text();
  expect(await page()).toContain('Que falle el próximo cobro');
  for (const fails of ['yes', 'no', 'yes']) {
    expect((await press(`${url}/pagos/fuente`, { id: String(id), fails })).status).toBe(303);
    expect((await page()).includes('Su próximo cobro va a fallar')).toBe(fails === 'yes');
  }
  expect((await press(`${url}/pagos/fuente`, { id: '7', fails: 'yes' })).status).toBe(409);
  await charge(id);
  await charge(id, { reference: 'E26-8', signature: signatureOf('E26-8') });
  await expect
    .poll(() => call('privateKey', 'transactions?order=ASC'))
    .toMatchObject({
      body: {
        data: [
          { status: 'DECLINED', status_message: expect.stringContaining('saldo') },
          { status: 'APPROVED', status_message: null },
        ],
      },
    });
});

test('each key opens its own: the public one tokens, the private one what charges', async () => {
  const { call, agree, ask, charge } = await plantNequi();
  const id = await agree();
  const token = await ask('3001234567');
  await charge(id);
  const refused = { status: 401, body: { error: { type: 'INVALID_ACCESS_TOKEN' } } };
  for (const [key, path, body] of [
    ['privateKey', 'tokens/nequi', { phone_number: '3001234567' }],
    ['privateKey', `tokens/nequi/${token}`, undefined],
    ['publicKey', 'payment_sources', {}],
    ['publicKey', `payment_sources/${id}`, undefined],
    ['publicKey', 'transactions', { payment_source_id: id }],
  ] as const) {
    expect(await call(key, path, body), path).toMatchObject(refused);
  }
  for (const path of ['tokens/nequi/x', 'payment_sources/7', 'payment_sources/x']) {
    const key = path.startsWith('tokens') ? 'publicKey' : 'privateKey';
    expect((await call(key, path)).status, path).toBe(404);
  }
});

test('it fails as the rest of the API where somebody wants that', async () => {
  const { url, call, agree } = await plantNequi();
  const id = await agree();
  await press(`${url}/fallas`, { for: 'wompi', mode: '500' });
  expect((await call('publicKey', 'tokens/nequi/x')).status).toBe(500);
  expect((await call('privateKey', `payment_sources/${id}`)).status).toBe(500);
});

test('a telephone is one of Colombia, without its country', async () => {
  const { call } = await plantNequi();
  const wrong = [
    '300123456',
    '30012345678',
    '2001234567',
    '+573001234567',
    '',
    3_001_234_567,
    null,
  ];
  for (const phone_number of wrong) {
    expect(await call('publicKey', 'tokens/nequi', { phone_number })).toEqual(
      refusal('phone_number'),
    );
  }
});

test('what was accepted is good for an hour, once, and each token for its document', async () => {
  let now = new Date('2026-11-20T15:00:00Z');
  const { url: eventsUrl } = await plantReceiver();
  const options = optionsFor(await newFolder(), eventsUrl, { decision: 0 });
  const simulators = await startPaymentSimulators({ ...options, now: () => now });
  onTestFinished(() => simulators.stop());
  const { ask, statusOf, accept, sourceOf, agree, charge } = nequiClient(simulators.wompiApiUrl);
  const token = await ask('3991111111');
  await expect.poll(() => statusOf(token)).toBe('APPROVED');

  const { acceptance_token: terms, accept_personal_auth: personal } = await accept();
  const [header, claims] = terms.split('.');
  const [, , signature] = personal.split('.');
  for (const [changes, message] of [
    [{ acceptance_token: undefined }, 'No está presente'],
    [{ acceptance_token: personal }, 'El token de aceptación es inválido'],
    [
      { acceptance_token: `${header}.${claims}.${signature}` },
      'El token de aceptación es inválido',
    ],
    [{ acceptance_token: `${header}.${claims}` }, 'El token de aceptación es inválido'],
  ] as const) {
    expect(await sourceOf(token, changes)).toEqual(refusal('acceptance_token', message));
  }
  expect(await sourceOf(token, { accept_personal_auth: terms })).toEqual(
    refusal('accept_personal_auth', 'El token de aceptación es inválido'),
  );
  const used = await accept();
  expect((await sourceOf(token, used)).status).toBe(201);
  expect(await sourceOf(token, used)).toEqual(
    refusal('acceptance_token', 'El token de aceptación ya fue usado'),
  );
  const kept = await accept();
  now = new Date(now.getTime() + 3_600_000);
  expect(await sourceOf(token, kept)).toEqual(
    refusal('acceptance_token', 'El token de aceptación expiró'),
  );
  expect(await charge(await agree(), kept)).toEqual(refusal('acceptance_token'));
});

const wrongCharges: [string, Record<string, unknown>, string, string?][] = [
  [
    'no signature',
    { signature: undefined },
    'signature',
    'Firma de integridad requerida no enviada',
  ],
  ['another signature', { signature: signatureOf('E26-8') }, 'signature', 'La firma es inválida'],
  ['another amount', { amount_in_cents: 100 }, 'signature', 'La firma es inválida'],
  ['half a cent', { amount_in_cents: 0.5 }, 'amount_in_cents'],
  ['nothing', { amount_in_cents: 0 }, 'amount_in_cents'],
  ['dollars', { currency: 'USD' }, 'currency'],
  ['no reference', { reference: '' }, 'reference'],
  ['no address', { customer_email: 'ana' }, 'customer_email'],
  ['a source that is not there', { payment_source_id: 7 }, 'payment_source_id'],
  ['a source that is a text', { payment_source_id: '26001' }, 'payment_source_id'],
  ['no source', { payment_source_id: undefined }, 'payment_source_id'],
];

test('a charge that is not right is refused, by its field', async () => {
  const { agree, charge, call } = await plantNequi();
  const id = await agree();
  for (const [name, changes, field, message] of wrongCharges) {
    expect(await charge(id, changes), name).toEqual(refusal(field, message));
  }
  expect(await call('privateKey', 'transactions')).toMatchObject({ body: { data: [] } });
});

test('a reference is used once, also by many at once and after a charge that failed', async () => {
  const { url, agree, charge, call } = await plantNequi();
  const id = await agree();
  await press(`${url}/pagos/fuente`, { id: String(id), fails: 'yes' });
  const replies = await Promise.all(Array.from({ length: 5 }, () => charge(id)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  await expect
    .poll(() => call('privateKey', 'transactions'))
    .toMatchObject({ body: { data: [{ status: 'DECLINED' }] } });
  expect(await charge(id)).toEqual(refusal('reference', 'La referencia ya ha sido usada'));
});

test('what was not decided when it ended is decided by the next one', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  const start = async () => {
    const times = { decision: 3_600_000 };
    const simulators = await startPaymentSimulators(optionsFor(folder, eventsUrl, times));
    onTestFinished(() => simulators.stop());
    return { ...simulators, ...nequiClient(simulators.wompiApiUrl) };
  };
  const first = await start();
  const [token, other] = [await first.ask('3001234567'), await first.ask('3992222222')];
  await press(`${first.url}/pagos/nequi`, { id: token, status: 'APPROVED' });
  const id = sourceSchema.parse((await first.sourceOf(token)).body).data.id;
  await first.charge(id);
  await first.stop();
  const file = join(folder, 'payments.json');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"status":"PENDING"');
  await writeFile(file, text.replaceAll(/("(?:decidesAt|at)":)\d+/gu, '$11'));
  const second = await start();
  expect(await second.statusOf(other)).toBe('DECLINED');
  expect(await second.call('privateKey', 'transactions')).toMatchObject({
    body: { data: [{ status: 'APPROVED' }] },
  });
});

test('a file of before there were accounts is opened', async () => {
  const folder = await newFolder();
  const { url: eventsUrl } = await plantReceiver();
  const start = () => startPaymentSimulators(optionsFor(folder, eventsUrl, { decision: 0 }));
  const first = await start();
  const client = nequiClient(first.wompiApiUrl);
  await client.charge(await client.agree());
  await first.stop();
  const file = join(folder, 'payments.json');
  const {
    nequi: _nequi,
    transactions,
    ...rest
  } = JSON.parse(await readFile(file, 'utf8')) as {
    nequi: unknown;
    transactions: { data: object; faults: string[] }[];
  };
  const older = transactions.map(({ data, faults }) => ({
    data: { ...data, payment_source_id: null },
    faults,
  }));
  await writeFile(file, JSON.stringify({ ...rest, transactions: older }));
  const second = await start();
  onTestFinished(() => second.stop());
  const { call, agree } = nequiClient(second.wompiApiUrl);
  expect(await call('privateKey', 'transactions')).toMatchObject({
    body: { data: [{ reference: 'E26-7', payment_source_id: null }] },
  });
  expect(await agree()).toBeGreaterThan(0);
});

test('the documents that somebody reads are here', async () => {
  const { wompiApiUrl, url } = await plantNequi();
  const response = await fetch(`${wompiApiUrl}/merchants/info`, shopHeaders);
  const { data } = (await response.json()) as {
    data: Record<'presigned_acceptance' | 'presigned_personal_data_auth', { permalink: string }>;
  };
  for (const { permalink } of [data.presigned_acceptance, data.presigned_personal_data_auth]) {
    expect(permalink).toContain(url);
    expect((await fetch(permalink)).status).toBe(200);
  }
});
