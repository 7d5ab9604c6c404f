import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { press } from '../plant-simulators.ts';
import { openStateFile } from '../state-file.ts';
import { typesOf } from './plant-orders.ts';
import { planRequest, plantSubscriptions, subscriptionRequest } from './plant-subscriptions.ts';

const issueOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['details'] as { issue: string }[])[0]?.issue;

test('a subscription is made, approved and charged, and each step is told', async () => {
  const { subscribe, read, charges, events, planId, paypalApiUrl } = await plantSubscriptions();
  const { id, approval, status, body } = await subscribe();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^I-[\dA-Z]{12}$/),
    ...{ status: 'APPROVAL_PENDING', plan_id: planId, custom_id: 'ref-1' },
    links: [
      {
        href: expect.stringMatching(/\/webapps\/billing\/subscriptions\?ba_token=BA-[\dA-Z]{17}$/),
        rel: 'approve',
      },
      { rel: 'edit' },
      { href: `${paypalApiUrl}/v1/billing/subscriptions/${id}`, rel: 'self' },
    ],
  });
  expect(body).not.toHaveProperty('billing_info');
  expect(await charges(id)).toEqual({});

  const back = await press(approval, { decision: 'return', failing: '0' });
  const token = new URL(approval).searchParams.get('ba_token');
  expect(back.headers.get('location')).toBe(
    `https://tienda.example/volver?a=1&subscription_id=${id}&ba_token=${token}&token=${token}`,
  );
  expect(await read(id)).toMatchObject({
    status: 'ACTIVE',
    billing_info: {
      cycle_executions: [
        { tenure_type: 'TRIAL', cycles_completed: 1, cycles_remaining: 1, total_cycles: 2 },
        { tenure_type: 'REGULAR', cycles_completed: 0, cycles_remaining: 0, total_cycles: 0 },
      ],
      last_payment: { amount: { currency_code: 'USD', value: '15.00' } },
      next_billing_time: '2026-12-20T15:00:00.250Z',
      failed_payments_count: 0,
    },
  });
  expect(await charges(id)).toMatchObject({
    total_pages: 1,
    transactions: [
      {
        status: 'COMPLETED',
        amount_with_breakdown: {
          gross_amount: { currency_code: 'USD', value: '15.00' },
          fee_amount: { value: '1.11' },
          net_amount: { value: '13.89' },
        },
        time: '2026-11-20T15:00:00.250Z',
      },
    ],
  });
  await expect
    .poll(() => typesOf(events))
    .toEqual([
      ...['BILLING.SUBSCRIPTION.CREATED', 'BILLING.SUBSCRIPTION.ACTIVATED'],
      'PAYMENT.SALE.COMPLETED',
    ]);
  expect(JSON.parse(events[1]?.body ?? '')).toMatchObject({
    resource_type: 'subscription',
    resource: { id, status: 'ACTIVE', custom_id: 'ref-1' },
  });
  expect(JSON.parse(events[2]?.body ?? '')).toMatchObject({
    resource_type: 'sale',
    resource: {
      ...{ billing_agreement_id: id, state: 'completed', custom: 'ref-1' },
      amount: { total: '15.00', currency: 'USD' },
    },
  });
});

test('a file of before subscriptions is read as it is', async () => {
  const { subscribed, stop, options } = await plantSubscriptions();
  await subscribed();
  await stop();
  const path = join(options.folder, 'payments.json');
  const state = JSON.parse(await readFile(path, 'utf8')) as { paypal: Record<string, unknown> };
  const { products: _, plans: _plans, subscriptions: _all, ...before } = state.paypal;
  await writeFile(path, JSON.stringify({ ...state, paypal: { ...before, captures: [] } }));
  const store = await openStateFile(options.folder);
  expect(store.state.deliveries.length).toBeGreaterThan(0);
  expect(store.state.paypal).toMatchObject({ products: [], plans: [], subscriptions: [] });
});

test('the same request id is the same plan and subscription for three days', async () => {
  const { call, planId, pass } = await plantSubscriptions();
  const ids = { 'paypal-request-id': 'r-1' };
  const ask = async () => [
    (await call('POST', '/v1/billing/plans', planRequest(), ids)).body['id'],
    (await call('POST', '/v1/billing/subscriptions', subscriptionRequest(planId), ids)).body['id'],
  ];
  const first = await ask();
  pass(2.9);
  expect(await ask()).toEqual(first);
  pass(0.2);
  const later = await ask();
  expect(later[0]).not.toBe(first[0]);
  expect(later[1]).not.toBe(first[1]);
});

test('lists the plans of a product, without what they cost', async () => {
  const { call, planId } = await plantSubscriptions();
  await call('POST', '/v1/billing/plans', planRequest());
  const { body } = await call(
    'GET',
    '/v1/billing/plans?product_id=E2600-1&page=2&page_size=1&total_required=true',
  );
  expect(body).toMatchObject({ plans: [{ id: planId, status: 'ACTIVE' }], total_pages: 2 });
  expect(JSON.stringify(body)).not.toContain('30.00');
  const other = await call('GET', '/v1/billing/plans?product_id=E2600-2');
  expect(other.body).toMatchObject({ plans: [] });
  expect((await call('GET', '/v1/billing/plans?page_size=21')).status).toBe(400);
});

const refusals: [string, string, Record<string, unknown>, number, string][] = [
  [
    'a product of its own prefix',
    'products',
    { id: 'PROD-12345' },
    400,
    'INVALID_PARAMETER_SYNTAX',
  ],
  ['a product twice', 'products', {}, 422, 'DUPLICATE_RESOURCE_IDENTIFIER'],
  ['a plan of no product', 'plans', { product_id: 'E2600-2' }, 404, 'INVALID_RESOURCE_ID'],
  ['a plan without cycles', 'plans', { billing_cycles: [] }, 400, 'INVALID_PARAMETER_SYNTAX'],
  [
    'a plan without preferences',
    'plans',
    { payment_preferences: undefined },
    400,
    'MISSING_REQUIRED_PARAMETER',
  ],
  ['a plan that no person has', 'subscriptions', { plan_id: 'P-X' }, 404, 'INVALID_RESOURCE_ID'],
  [
    'a start that is over',
    'subscriptions',
    { start_time: '2026-11-20T15:00:00.250Z' },
    400,
    'INVALID_PARAMETER_VALUE',
  ],
  [
    'a reference with an accent',
    'subscriptions',
    { custom_id: 'ñ' },
    400,
    'INVALID_PARAMETER_SYNTAX',
  ],
  ['no way back', 'subscriptions', { application_context: {} }, 400, 'MISSING_REQUIRED_PARAMETER'],
];

test('refuses what PayPal would', async () => {
  const { call, planId, product } = await plantSubscriptions();
  const requests = {
    products: { path: '/v1/catalogs/products', good: product },
    plans: { path: '/v1/billing/plans', good: planRequest() },
    subscriptions: { path: '/v1/billing/subscriptions', good: subscriptionRequest(planId) },
  };
  for (const [name, what, more, status, issue] of refusals) {
    const { path, good } = requests[what as keyof typeof requests];
    const answer = await call('POST', path, { ...good, ...more });
    expect({ name, status: answer.status, issue: issueOf(answer) }).toEqual({
      ...{ name, status, issue },
    });
  }
});

test('cycles that are not in order are refused', async () => {
  const { call } = await plantSubscriptions();
  const { billing_cycles: cycles } = planRequest();
  for (const wrong of [(cycles as object[]).toReversed(), (cycles as object[]).slice(0, 1)]) {
    const answer = await call('POST', '/v1/billing/plans', planRequest({ billing_cycles: wrong }));
    expect(issueOf(answer)).toBe('INVALID_BILLING_CYCLE_SEQUENCE');
  }
});

test('it is ended once, with a reason', async () => {
  const { call, subscribed, subscribe, read, token, paypalApiUrl } = await plantSubscriptions();
  const id = await subscribed();
  const cancel = (id: string, body: object) =>
    fetch(`${paypalApiUrl}/v1/billing/subscriptions/${id}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  expect((await cancel(id, {})).status).toBe(400);
  expect((await cancel(id, { reason: 'x'.repeat(129) })).status).toBe(400);
  expect((await cancel(id, { reason: 'Ya no' })).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', status_change_note: 'Ya no' });
  const path = (id: string) => `/v1/billing/subscriptions/${id}/cancel`;
  for (const one of [id, (await subscribe()).id]) {
    const again = await call('POST', path(one), { reason: 'Ya no' });
    expect(issueOf(again)).toBe('SUBSCRIPTION_STATUS_INVALID');
  }
  expect((await call('POST', path('I-X'), { reason: 'Ya no' })).status).toBe(404);
});

test('a charge is refunded as a capture, and told as a sale', async () => {
  const { call, subscribed, charges, events } = await plantSubscriptions();
  const { transactions } = await charges(await subscribed());
  const [{ id } = { id: '' }] = transactions as { id: string }[];
  const capture = await call('GET', `/v2/payments/captures/${id}`);
  expect(capture.body).toMatchObject({ status: 'COMPLETED', custom_id: 'ref-1' });
  expect(capture.body).not.toHaveProperty('supplementary_data');
  const refund = await call('POST', `/v2/payments/captures/${id}/refund`);
  expect(refund.status).toBe(201);
  await expect.poll(() => events.length).toBe(4);
  const event = JSON.parse(events[3]?.body ?? '') as Record<string, unknown>;
  expect(event).toMatchObject({
    event_type: 'PAYMENT.SALE.REFUNDED',
    resource: { id: refund.body['id'], sale_id: id, amount: { total: '-15.00' } },
  });
  expect(event['resource']).not.toHaveProperty('billing_agreement_id');
});
