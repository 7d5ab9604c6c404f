import { expect, test } from 'vitest';
import { paypalKeys } from '../plant-simulators.ts';
import { orderRequest, plantPaypal, typesOf } from './plant-orders.ts';

const issueOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['details'] as { issue: string }[])[0]?.issue;

test('gives a token to whoever knows the secret, and asks for it', async () => {
  const { paypalApiUrl, token } = await plantPaypal();
  const ask = (secret: string, grant: string) =>
    fetch(`${paypalApiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${paypalKeys.clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: grant }),
    });
  expect((await ask('another', 'client_credentials')).status).toBe(401);
  expect((await ask(paypalKeys.clientSecret, 'password')).status).toBe(400);
  expect(await (await ask(paypalKeys.clientSecret, 'client_credentials')).json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 32_400,
    access_token: expect.stringMatching(/^A21AA/),
  });
  const read = (authorization: string) =>
    fetch(`${paypalApiUrl}/v2/checkout/orders/X`, { headers: { authorization } });
  const forged = token.replace(/\d+\./, '9999999999.');
  for (const wrong of ['', 'Bearer x', `Bearer ${forged}`]) {
    const answer = await read(wrong);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ name: 'AUTHENTICATION_FAILURE', details: [] });
  }
  expect((await read(`Bearer ${token}`)).status).toBe(404);
});

test('an order is made, approved and captured, and each step is told', async () => {
  const { call, approve, events, paypalApiUrl } = await plantPaypal();
  const made = await call('POST', '/v2/checkout/orders', orderRequest());
  const id = String(made.body['id']);
  expect(made).toEqual({
    status: 201,
    body: {
      id: expect.stringMatching(/^[0-9A-Z]{17}$/),
      status: 'PAYER_ACTION_REQUIRED',
      payment_source: { paypal: {} },
      links: [
        { href: `${paypalApiUrl}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
        { href: `${paypalApiUrl}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
      ],
    },
  });
  expect(issueOf(await call('POST', `/v2/checkout/orders/${id}/capture`, {}))).toBe(
    'ORDER_NOT_APPROVED',
  );

  const back = await approve(id);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(
    `https://tienda.example/volver?a=1&token=${id}&PayerID=QYR5Z8XDVJNXQ`,
  );
  expect((await call('GET', `/v2/checkout/orders/${id}`)).body).toMatchObject({
    status: 'APPROVED',
    intent: 'CAPTURE',
    payer: { payer_id: 'QYR5Z8XDVJNXQ' },
    purchase_units: [{ custom_id: 'ref-1', amount: { currency_code: 'USD', value: '10.50' } }],
  });

  const captured = await call('POST', `/v2/checkout/orders/${id}/capture`, {});
  const capture = {
    id: expect.stringMatching(/^[0-9A-Z]{17}$/),
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '10.50' },
    custom_id: 'ref-1',
    final_capture: true,
    seller_receivable_breakdown: {
      gross_amount: { currency_code: 'USD', value: '10.50' },
      paypal_fee: { currency_code: 'USD', value: '0.87' },
      net_amount: { currency_code: 'USD', value: '9.63' },
    },
  };
  expect(captured).toMatchObject({
    status: 201,
    body: { id, status: 'COMPLETED', purchase_units: [{ payments: { captures: [capture] } }] },
  });
  expect(issueOf(await call('POST', `/v2/checkout/orders/${id}/capture`, {}))).toBe(
    'ORDER_ALREADY_CAPTURED',
  );
  await expect
    .poll(() => typesOf(events))
    .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  expect(JSON.parse(events[1]?.body ?? '')).toMatchObject({
    event_version: '1.0',
    resource_type: 'capture',
    resource: { ...capture, supplementary_data: { related_ids: { order_id: id } } },
  });
});

test('the older way has a link of another name, and representation says all', async () => {
  const { call } = await plantPaypal();
  const { payment_source: _source, ...older } = orderRequest();
  const { body } = await call(
    'POST',
    '/v2/checkout/orders',
    { ...older, application_context: { brand_name: 'Estudio' } },
    { prefer: 'return=representation' },
  );
  expect(body).toMatchObject({
    status: 'CREATED',
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default' }],
    links: [{ rel: 'self' }, { rel: 'approve' }],
  });
});

test.each<[string, Record<string, unknown>, number, string]>([
  ['pesos', { amount: { currency_code: 'COP', value: '10' } }, 422, 'CURRENCY_NOT_SUPPORTED'],
  [
    'a third decimal',
    { amount: { currency_code: 'USD', value: '1.005' } },
    422,
    'DECIMAL_PRECISION',
  ],
  ['half a yen', { amount: { currency_code: 'JPY', value: '1.5' } }, 422, 'DECIMAL_PRECISION'],
  [
    'nothing',
    { amount: { currency_code: 'USD', value: '0.00' } },
    422,
    'CANNOT_BE_ZERO_OR_NEGATIVE',
  ],
  ['a number', { amount: { currency_code: 'USD', value: 10 } }, 400, 'INVALID_PARAMETER_SYNTAX'],
  [
    'a comma',
    { amount: { currency_code: 'USD', value: '10,50' } },
    400,
    'INVALID_PARAMETER_SYNTAX',
  ],
  ['no amount', { amount: undefined }, 400, 'MISSING_REQUIRED_PARAMETER'],
  ['a long reference', { custom_id: 'x'.repeat(128) }, 400, 'INVALID_PARAMETER_SYNTAX'],
  [
    'parts that are less',
    {
      amount: {
        currency_code: 'USD',
        value: '10.50',
        breakdown: { item_total: { currency_code: 'USD', value: '10.49' } },
      },
    },
    422,
    'AMOUNT_MISMATCH',
  ],
  [
    'parts in another currency',
    {
      amount: {
        currency_code: 'USD',
        value: '10.50',
        breakdown: { item_total: { currency_code: 'EUR', value: '10.50' } },
      },
    },
    422,
    'CURRENCY_MISMATCH',
  ],
  [
    'items that are more',
    {
      amount: {
        currency_code: 'USD',
        value: '10.50',
        breakdown: { item_total: { currency_code: 'USD', value: '10.50' } },
      },
      items: [
        { name: 'Mezcla', quantity: '2', unit_amount: { currency_code: 'USD', value: '10.50' } },
      ],
    },
    422,
    'ITEM_TOTAL_MISMATCH',
  ],
])('refuses an order with %s', async (_name, unit, status, issue) => {
  const { call } = await plantPaypal();
  const answer = await call('POST', '/v2/checkout/orders', orderRequest(unit));
  expect(answer.status).toBe(status);
  expect(issueOf(answer)).toBe(issue);
  expect(answer.body).toMatchObject({
    name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
    debug_id: expect.stringMatching(/^[\da-f]{12}$/),
  });
});

test('takes parts that make up the amount', async () => {
  const { call } = await plantPaypal();
  const usd = (value: string) => ({ currency_code: 'USD', value });
  const { status } = await call(
    'POST',
    '/v2/checkout/orders',
    orderRequest({
      amount: {
        ...usd('10.50'),
        breakdown: { item_total: usd('12.00'), tax_total: usd('.50'), discount: usd('2') },
      },
      items: [{ name: 'Mezcla', quantity: '3', unit_amount: usd('4.00') }],
    }),
  );
  expect(status).toBe(201);
});

test('the same request id is the same order, capture and refund', async () => {
  const { call, approve, events } = await plantPaypal();
  const ids = { 'paypal-request-id': 'attempt-1' };
  const orders = await Promise.all(
    [1, 2, 3].map(() => call('POST', '/v2/checkout/orders', orderRequest(), ids)),
  );
  expect(orders.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 201]);
  expect(new Set(orders.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const path = `/v2/checkout/orders/${String(orders[0]?.body['id'])}`;
  await approve(orders[0]?.body['id']);
  // The same id at another address is another request.
  const first = await call('POST', `${path}/capture`, {}, ids);
  const again = await call('POST', `${path}/capture`, {}, ids);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);

  const [unit] = first.body['purchase_units'] as { payments: { captures: { id: string }[] } }[];
  const refundPath = `/v2/payments/captures/${unit?.payments.captures[0]?.id}/refund`;
  const refunds = [
    await call('POST', refundPath, { amount: { currency_code: 'USD', value: '4' } }, ids),
    await call('POST', refundPath, { amount: { currency_code: 'USD', value: '4' } }, ids),
  ];
  expect(refunds.map(({ status }) => status)).toEqual([201, 200]);
  expect(refunds[1]?.body).toEqual(refunds[0]?.body);
  await expect
    .poll(() => typesOf(events))
    .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']);
});

test('what was refused may be tried again with the same request id', async () => {
  const { call, approve } = await plantPaypal();
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
  const capture = () =>
    call(
      'POST',
      `/v2/checkout/orders/${String(body['id'])}/capture`,
      {},
      { 'paypal-request-id': 'c' },
    );
  expect(issueOf(await capture())).toBe('ORDER_NOT_APPROVED');
  await approve(body['id']);
  expect((await capture()).status).toBe(201);
});

test('a refund in two parts, and nothing after it', async () => {
  const { call, approvedOrder, capture, events } = await plantPaypal();
  const id = await capture(await approvedOrder());
  const path = `/v2/payments/captures/${id}`;
  const usd = (value: string) => ({ amount: { currency_code: 'USD', value } });
  expect(issueOf(await call('POST', `${path}/refund`, usd('10.51')))).toBe(
    'REFUND_AMOUNT_EXCEEDED',
  );
  expect(
    issueOf(await call('POST', `${path}/refund`, { amount: { currency_code: 'EUR', value: '1' } })),
  ).toBe('REFUND_CURRENCY_MISMATCH');

  const first = await call('POST', `${path}/refund`, usd('0.50'));
  expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  expect((await call('GET', path)).body).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
  expect((await call('POST', `${path}/refund`)).status).toBe(201);
  expect((await call('GET', path)).body).toMatchObject({ status: 'REFUNDED' });
  expect(issueOf(await call('POST', `${path}/refund`))).toBe('CAPTURE_FULLY_REFUNDED');

  await expect.poll(() => events.length).toBe(4);
  expect(JSON.parse(events[3]?.body ?? '')).toMatchObject({
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: {
      amount: { value: '10.00' },
      custom_id: 'ref-1',
      links: [{ rel: 'self' }, { rel: 'up', href: expect.stringContaining(id) }],
    },
  });
  expect(
    (await call('GET', `/v2/payments/refunds/${String(first.body['id'])}`)).body,
  ).toMatchObject({
    amount: { value: '0.50' },
  });
  expect((await call('POST', '/v2/payments/captures/X/refund')).status).toBe(404);
});

test('a declined instrument leaves the order to be approved again', async () => {
  const { call, approve, approvedOrder } = await plantPaypal();
  const id = await approvedOrder({ outcome: 'DECLINED' });
  const path = `/v2/checkout/orders/${id}`;
  const declined = await call('POST', `${path}/capture`, {});
  expect(issueOf(declined)).toBe('INSTRUMENT_DECLINED');
  expect(declined.body).toMatchObject({
    links: [{ rel: 'redirect', href: expect.stringContaining(`/checkoutnow?token=${id}`) }],
  });
  expect((await call('GET', path)).body).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  expect((await approve(id)).status).toBe(303);
  expect((await call('POST', `${path}/capture`, {})).status).toBe(201);
});

test('lists what moved between two times, and no more than 31 days', async () => {
  const { call, approvedOrder, capture } = await plantPaypal();
  const id = await capture(await approvedOrder());
  await call('POST', `/v2/payments/captures/${id}/refund`, {
    amount: { currency_code: 'USD', value: '1.00' },
  });
  const list = (start: string, end: string, more = '') =>
    call('GET', `/v1/reporting/transactions?start_date=${start}&end_date=${end}${more}`);
  expect((await list('2026-11-20T10:00:00-05:00', '2026-11-21T00:00:00Z')).body).toMatchObject({
    total_items: 2,
    total_pages: 1,
    transaction_details: [
      {
        transaction_info: {
          transaction_id: id,
          transaction_event_code: 'T0006',
          transaction_status: 'S',
          transaction_amount: { currency_code: 'USD', value: '10.50' },
          fee_amount: { value: '-0.87' },
          custom_field: 'ref-1',
        },
      },
      {
        transaction_info: {
          transaction_event_code: 'T1107',
          paypal_reference_id: id,
          transaction_amount: { value: '-1.00' },
        },
      },
    ],
  });
  const paged = await list('2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '&page=2&page_size=1');
  expect(paged.body).toMatchObject({
    total_pages: 2,
    transaction_details: [{ transaction_info: { transaction_event_code: 'T1107' } }],
  });
  for (const [start, end] of [
    ['2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ]) {
    expect((await list(start ?? '', end ?? '')).body).toMatchObject({ total_items: 0 });
  }
  for (const [start, end] of [
    ['2026-10-01T00:00:00Z', '2026-11-02T00:00:00Z'],
    ['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z'],
    ['2026-11-02', '2026-11-03'],
  ]) {
    expect((await list(start ?? '', end ?? '')).status).toBe(400);
  }
});
