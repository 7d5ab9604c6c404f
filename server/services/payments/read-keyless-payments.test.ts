import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { keylessWarnings } from '#server/payment-warnings.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makeOrder, makePaymentRows } from '#test/make-order.ts';
import { openTestServices } from '#test/test-services.ts';
import { checkPayments } from './check-payments.ts';
import { readKeylessPayments } from './read-keyless-payments.ts';

const services = await openTestServices();
const db = services.db.service;
const at = new Date('2026-11-24T15:00:00Z');
const now = () => at;
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
const read = (...withKeys: ('wompi' | 'paypal')[]) =>
  readKeylessPayments({ db: services.db, now }, system, { withKeys });

type Attempt = { status: 'open' | 'pending' | 'declined' | 'expired'; url?: string | null };

async function begin(provider: 'wompi' | 'paypal' | 'manual', attempt: Attempt, lasts = 60) {
  const { id } = await makeOrder(services);
  await db
    .insertInto('payment_attempts')
    .values({
      ...{ order_id: id, provider, reference: randomUUID(), currency: 'COP', amount: 1 },
      ...{ created_at: at, expires_at: minutes(lasts), url: 'https://x.example', ...attempt },
    })
    .execute();
}

async function giveBack(provider: 'wompi' | 'paypal' | 'manual', ...statuses: RefundStatus[]) {
  const { orderId, paymentId } = await makePaymentRows(services, { payment: { provider } });
  await db
    .insertInto('refunds')
    .values(
      statuses.map((status) => ({
        ...{ id: randomUUID(), order_id: orderId, payment_id: paymentId, amount: 1, status },
        ...{ reason: 'courtesy' as const, asked_at: at, next_try_at: at },
        done_at: status === 'done' ? at : null,
      })),
    )
    .execute();
}

async function newMembership(): Promise<string> {
  const { id } = await db
    .insertInto('memberships')
    .values({ created_at: at, looked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function subscribe(state: 'opening' | 'waiting' | 'active' | 'ending' | 'ended') {
  const kept = { membership_id: await newMembership(), state, provider_id: randomUUID() };
  await db
    .insertInto('paypal_subscriptions')
    .values({
      ...{ ...kept, reference: randomUUID(), plan: 'month', price: 3000, starts_at: at },
      ...{ asked_at: at, charges_seen_at: at },
      ended_by: state === 'ending' || state === 'ended' ? 'person' : null,
    })
    .execute();
}

async function connect(state: 'asked' | 'approved' | 'available' | 'declined' | 'removed') {
  const kept = { membership_id: await newMembership(), state, provider_id: randomUUID() };
  await db
    .insertInto('payment_sources')
    .values({
      ...{ ...kept, asked_at: at, terms_url: 't', personal_data_url: 'p', consent_text: 'c' },
    })
    .execute();
}

type RefundStatus = 'asked' | 'pending' | 'manual' | 'done';

test('what is under way is counted of those that have no keys, and nothing that is over', async () => {
  expect(await read()).toEqual([]);
  await begin('wompi', { status: 'open' });
  await begin('wompi', { status: 'pending' }, -600);
  await begin('wompi', { status: 'open' }, 0);
  await begin('wompi', { status: 'open', url: null });
  for (const status of ['declined', 'expired'] as const) await begin('wompi', { status });
  await begin('manual', { status: 'pending' });
  await giveBack('wompi', 'asked', 'pending', 'manual', 'done');
  await giveBack('paypal', 'asked', 'done');
  await giveBack('manual', 'manual');
  for (const state of ['opening', 'waiting', 'active', 'ending', 'ended'] as const)
    await subscribe(state);
  for (const state of ['asked', 'approved', 'available', 'declined', 'removed'] as const)
    await connect(state);
  const paypal = { provider: 'paypal', payments: 0, refunds: 1, subscriptions: 3 };
  const wompi = { provider: 'wompi', payments: 2, refunds: 2, subscriptions: 1 };
  expect(await read()).toEqual([paypal, wompi]);
  expect(await read('wompi')).toEqual([paypal]);
  expect(await read('paypal')).toEqual([wompi]);
  expect(await read('wompi', 'paypal')).toEqual([]);
  const withWompi = { providers: [createTestProvider('wompi')], origin: 'http://x.example' };
  await checkPayments({ ...services, now, payments: withWompi }, system);
  const told = await db.selectFrom('payment_findings').select(['provider', 'detail']).execute();
  expect(told).toEqual([
    {
      provider: 'paypal',
      detail: 'Sus llaves no están puestas en este servidor, y hay 3 membresías que cobra sola',
    },
  ]);
});

test('the operator reads which variables are missing, and of what', () => {
  const [all, one] = keylessWarnings([
    { provider: 'wompi', payments: 2, refunds: 1, subscriptions: 3 },
    { provider: 'paypal', payments: 0, refunds: 0, subscriptions: 1 },
  ]);
  expect(all).toMatch(
    /^Wompi tiene 2 pagos sin terminar, 1 devolución sin hacer y 3 membresías que cobra sola, y sin sus llaves .* WOMPI_… /,
  );
  expect(one).toMatch(
    /^PayPal tiene 1 membresía que cobra sola, y sin sus llaves .* PAYPAL_… .* cancela las suscripciones en PayPal/,
  );
});
