import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPaypalSubscriptionPeer } from '#test/paypal-subscriptions-peer.ts';
import type { OnUnreadable } from './payments.ts';
import { openPaypalPeer } from './paypal-peer.ts';
import { refused } from './paypal-peer-orders.ts';
import {
  capture,
  charge,
  cycle,
  id,
  type Place,
  places,
  plan,
  subscription,
} from './paypal-subscription-bodies.ts';
import { monthly } from './subscription-fixture.ts';
import { subscriptionsSuite } from './subscriptions-suite.ts';

subscriptionsSuite('PayPal', openPaypalSubscriptionPeer);

const now = () => new Date('2026-07-30T12:00:00.000Z');

const span = { from: new Date('2026-07-01'), until: new Date('2026-08-01') };

const wanted = {
  ...{ planId: 'P-1', reference: 'M26-7', email: 'ana@correo.example' },
  ...{ returnUrl: 'https://estudio.example/vuelta', cancelUrl: 'https://estudio.example/' },
};

const failed = (isFinal: boolean): unknown =>
  expect.objectContaining({ name: 'ProviderError', isFinal });

describe('PayPal alone', () => {
  let peer: Awaited<ReturnType<typeof openPaypalPeer>>;
  beforeEach(async () => {
    peer = await openPaypalPeer({ now, timeout: 1500 });
  });
  afterEach(() => peer.close());

  const answer = (place: Place, body: unknown, status = 200) =>
    peer.answerOnce(places[place], { status, body });

  const at = () => {
    const { subscriptions } = peer.provider;
    if (!subscriptions) throw new Error('PayPal has subscriptions');
    return subscriptions;
  };

  const calls: Record<string, () => Promise<unknown>> = {
    ensure: () => at().ensurePlan(monthly),
    open: () => at().open(wanted),
    read: () => at().read(id),
    charges: () => at().listCharges(id, span),
    ask: () => peer.provider.ask({ id: '44P499886K055384U', reference: null }),
  };

  const bodies: [string, unknown][] = [
    ['null', null],
    ['a list', []],
    ['no field', {}],
    ['a page', '<html>Vuelve pronto</html>'],
    ['an empty text', ''],
  ];

  const malformed: [keyof typeof calls, Place, string, unknown][] = [
    ...bodies.flatMap(([name, body]): (typeof malformed)[number][] => [
      ['ensure', 'plan', name, body],
      ['ensure', 'newPlan', name, body],
      ['open', 'open', name, body],
      ['read', 'read', name, body],
      ['ask', 'capture', name, body],
    ]),
    ['ensure', 'plans', 'plans that are none', { plans: 'x' }],
    [
      'ensure',
      'plans',
      'a plan that leads elsewhere',
      { plans: [{ id: '../', status: 'ACTIVE' }] },
    ],
    ['ensure', 'plans', 'pages without an end', { plans: [], total_pages: 1e9 }],
    ['ensure', 'plan', 'a price that is none', plan({ billing_cycles: [cycle('mucho')] })],
    ['ensure', 'newPlan', 'an id that leads elsewhere', plan({ id: '../' })],
    ['open', 'open', 'an id that leads elsewhere', { id: '../', links: [] }],
    ['open', 'open', 'an id of 10 kB', { id: 'x'.repeat(10_240), links: [] }],
    ['read', 'read', 'a status that is new', subscription({ status: 'PAUSED' })],
    ['read', 'read', 'a plan that is none', subscription({ plan_id: '../' })],
    [
      'read',
      'read',
      'half a failure',
      subscription({ billing_info: { failed_payments_count: 0.5 } }),
    ],
    ['charges', 'charges', 'charges that are none', { transactions: 'x' }],
    ['charges', 'charges', 'a list', []],
    ['charges', 'charges', 'more than it tells', { transactions: [charge()], total_pages: 2 }],
    ['charges', 'charges', 'no charge that can be read', { transactions: [{}, null, 7] }],
    ['ask', 'capture', 'a status that is new', capture({ status: 'SETTLED' })],
    ['ask', 'capture', 'an amount that is none', capture({ amount: { value: '30.00' } })],
  ];

  test.each(malformed)('%s does not understand %s: %s', async (call, place, _, body) => {
    answer(place, body);
    answer('product', {});
    answer('plans', place === 'newPlan' ? {} : { plans: [{ id: 'P-1', status: 'ACTIVE' }] });
    await expect(calls[call]?.()).rejects.toEqual(failed(false));
  });

  test.each([
    'https://paypal.com.evil.example/webapps/billing/subscriptions?ba_token=BA-1',
    'http://127.0.0.1:1/webapps/billing/subscriptions?ba_token=BA-1',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('leads nobody to %j', async (href) => {
    answer('open', { id, links: [{ href, rel: 'approve', method: 'GET' }] }, 201);
    await expect(at().open(wanted)).rejects.toEqual(failed(true));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a key that leads elsewhere', () => at().ensurePlan({ ...monthly, key: '../' })],
    [
      'a thousand first charges',
      () => at().ensurePlan({ ...monthly, first: { cycles: 1000, price: monthly.price } }),
    ],
    ['a plan that leads elsewhere', () => at().open({ ...wanted, planId: '../' })],
    ['a start that is over', () => at().open({ ...wanted, startsAt: now() })],
    ['a long reference', () => at().open({ ...wanted, reference: 'x'.repeat(91) })],
    ...['', '..', '../', 'a/b', 'I-1?x', 'I-1\0', 'x'.repeat(10_240)].flatMap(
      (name): [string, () => Promise<unknown>][] => [
        [`what is read: ${name.slice(0, 9)}`, () => at().read(name)],
        [`whose charges: ${name.slice(0, 9)}`, () => at().listCharges(name, span)],
        [`what is ended: ${name.slice(0, 9)}`, () => at().cancel(name, 'Ya no')],
      ],
    ),
  ])('nobody is asked for %s', async (_, call) => {
    await expect(call()).rejects.toEqual(failed(true));
    expect([...peer.asked]).toEqual([]);
  });

  test('says when it charges next, only where it will', async () => {
    for (const status of ['ACTIVE', 'SUSPENDED', 'CANCELLED']) {
      answer('read', subscription({ status }));
      const nextChargeAt = status === 'ACTIVE' ? new Date('2026-08-30T10:00:00Z') : null;
      expect(await at().read(id)).toMatchObject({ nextChargeAt });
    }
    answer('read', { id, status: 'APPROVED', plan_id: 'P-1' });
    expect(await at().read(id)).toEqual({
      ...{ id, reference: null, planId: 'P-1', status: 'approved' },
      ...{ nextChargeAt: null, failedPayments: 0, lastFailure: null },
    });
  });

  test('asks for a subscription once for its reference', async () => {
    await at()
      .open(wanted)
      .catch(() => null);
    await at()
      .open(wanted)
      .catch(() => null);
    expect(peer.requestIds).toEqual(['subscription-M26-7', 'subscription-M26-7']);
  });

  test('who makes the same product at the same time is no trouble', async () => {
    answer('product', {}, 404);
    peer.answerOnce(places.products, refused('DUPLICATE_RESOURCE_IDENTIFIER'));
    answer('plans', { plans: [{ id: 'P-1', status: 'ACTIVE' }] });
    answer('plan', plan());
    expect(await at().ensurePlan(monthly)).toEqual({ planId: 'P-1' });
  });

  test('of two plans of the same terms the oldest is taken, on whatever page', async () => {
    answer('product', {});
    const [older, newer] = ['2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z'];
    const list = (id: string) => ({ plans: [{ id, status: 'ACTIVE' }], total_pages: 2 });
    answer('plans', list('P-2'));
    answer('plans', list('P-1'));
    peer.answerOnce('GET /v1/billing/plans/P-2', {
      status: 200,
      body: plan({ id: 'P-2', create_time: newer }),
    });
    answer('plan', plan({ create_time: older }));
    expect(await at().ensurePlan(monthly)).toEqual({ planId: 'P-1' });
  });

  test.each<[string, object]>([
    ['costs something else', { billing_cycles: [cycle('31.00')] }],
    ['adds what was not paid', { payment_preferences: { auto_bill_outstanding: true } }],
    ['has more charges', { billing_cycles: [cycle('30.00'), cycle('30.00')] }],
    [
      'charges in euros',
      {
        billing_cycles: [
          { ...cycle('1'), pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '30' } } },
        ],
      },
    ],
  ])('a plan that %s since is not taken, nor one that was made so', async (_, changed) => {
    answer('product', {});
    answer('plans', { plans: [{ id: 'P-1', status: 'ACTIVE' }] });
    answer('plan', plan(changed));
    answer('newPlan', plan({ id: 'P-2' }), 201);
    expect(await at().ensurePlan(monthly)).toEqual({ planId: 'P-2' });
    answer('product', {});
    answer('plans', {});
    answer('newPlan', plan({ id: 'P-3', ...changed }), 201);
    await expect(at().ensurePlan(monthly)).rejects.toEqual(failed(true));
  });

  test('a plan that is not sold any more is not taken, nor asked about', async () => {
    answer('product', {});
    answer('plans', { plans: [{ id: 'P-1', status: 'INACTIVE' }] });
    answer('newPlan', plan({ id: 'P-2' }), 201);
    expect(await at().ensurePlan(monthly)).toEqual({ planId: 'P-2' });
    expect(peer.asked.get(places.plan)).toBeUndefined();
  });

  test('nothing was charged where PayPal leaves the list out', async () => {
    answer('charges', {});
    expect(await at().listCharges(id, span)).toEqual([]);
  });

  test('a charge that cannot be read does not hide the others, and what went out is none', async () => {
    const told: (string | null)[] = [];
    const onUnreadable: OnUnreadable = (row) => told.push(row.id);
    const gross = (currency_code: string, value: string) => ({
      amount_with_breakdown: { gross_amount: { currency_code, value } },
    });
    answer('charges', {
      transactions: [
        charge(),
        charge({ id: 'NEW-1', status: 'SETTLED' }),
        charge({ id: 'EUR-1', ...gross('EUR', '30.00') }),
        charge({ id: 'OUT-1', ...gross('USD', '-30.00') }),
        charge({ id: '../' }),
        charge({ id: 'DECLINED-1', status: 'DECLINED', status_details: { reason: 'ECHE\0CK' } }),
      ],
    });
    expect(await at().listCharges(id, span, onUnreadable)).toMatchObject([
      { id: '44P499886K055384U', status: 'approved', reason: null },
      { id: 'DECLINED-1', status: 'declined', reason: 'ECHECK' },
    ]);
    expect(told).toEqual(['NEW-1', 'EUR-1', null]);
  });

  test('a charge is never of the reference that it says: it is the same in all of them', async () => {
    answer('capture', capture());
    expect(await calls['ask']?.()).toMatchObject([{ status: 'approved', reference: null }]);
  });

  test.each([
    ['a resource that is not there', { status: 404, body: {} }],
    ['a rule', refused('USER_ACCOUNT_CLOSED')],
  ])('does not end it for %s', async (_, reply) => {
    peer.answerOnce(places.cancel, reply);
    await expect(at().cancel(id, 'Ya no la uso')).rejects.toEqual(failed(true));
  });

  test.each([
    ['CANCELLED', true],
    ['EXPIRED', true],
    ['APPROVED', false],
    ['ACTIVE', false],
  ])('told that it cannot end, it looks why: %s', async (status, isEnded) => {
    peer.answerOnce(places.cancel, refused('SUBSCRIPTION_STATUS_INVALID'));
    answer('read', subscription({ status }));
    const error: unknown = await at()
      .cancel(id, 'Ya no la uso')
      .catch((thrown: unknown) => thrown);
    expect(error).toEqual(isEnded ? undefined : failed(true));
  });
});
