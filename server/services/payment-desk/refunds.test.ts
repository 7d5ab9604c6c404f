import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { system } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { checkOrder } from './check-order.ts';
import { finishRefund } from './finish-refund.ts';
import { toOrderId } from './order-id.ts';
import { readOrder } from './read-order.ts';
import { refundOrder, type RefundWish } from './refund-order.ts';

const services = await openTestServices();
services.payments.providers = [createTestProvider('paypal')];
const db = services.db.service;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

const code = (name: string): object => expect.objectContaining({ code: name }) as object;

/** A paid order, and another one beside it, which stays as it was. */
async function paid(provider: 'paypal' | 'wompi' | 'manual' = 'paypal', amount?: number) {
  const made = await makePaidOrder(services, ana.userId, {
    provider,
    ...(amount !== undefined && { amount }),
  });
  return { ...made, orderId: toOrderId(made.orderId) };
}
let neighbour: Awaited<ReturnType<typeof paid>>;
beforeEach(async () => {
  neighbour = await paid('manual');
});
afterEach(async () => {
  await expectUntouched(neighbour);
});

const wishOf = (
  { orderId, paymentId }: Awaited<ReturnType<typeof paid>>,
  wish: Partial<RefundWish> = {},
): RefundWish => ({
  ...{ orderId, paymentId, key: randomUUID(), seen: 0 },
  ...{ amount: 39_000, reason: 'withdrawal', isSure: true },
  ...wish,
});
const read = ({ orderId }: { orderId: RefundWish['orderId'] }) =>
  readOrder(services, staff, orderId);

async function expectUntouched(order: Awaited<ReturnType<typeof paid>>): Promise<void> {
  expect(await read(order)).toMatchObject({
    ...{ status: 'paid', refunds: [], findings: [] },
    payments: [{ refundable: 156_000_000 }],
  });
}

test('a refund is asked for once, whoever presses twice, and it is noted who asked', async () => {
  const order = await paid();
  const wish = wishOf(order, { amount: 10_000 });
  const presses = [1, 2, 3].map(() => refundOrder(services, staff, wish));
  expect(await Promise.all(presses)).toEqual([1, 2, 3].map(() => ({ waitsFor: 'provider' })));
  expect(await read(order)).toMatchObject({
    ...{ status: 'paid', payments: [{ refundable: 29_000 }] },
    refunds: [{ status: 'asked', reason: 'withdrawal', askedBy: { name: 'Ana Ñandú' } }],
  });
  expect(await audited(services, 'refund-order')).toEqual([
    {
      ...{ staffId: staff.userId, kind: 'order', id: order.orderId, before: null },
      after: { amount: { amount: 10_000, currency: 'USD' }, reason: 'withdrawal' },
    },
  ]);
});

test('a part of a Wompi payment waits for the staff at once, as the answer says', async () => {
  const order = await paid('wompi');
  const wish = wishOf(order, { amount: 50_000_000 });
  expect(await refundOrder(services, staff, wish)).toEqual({ waitsFor: 'staff' });
  const note = 'Wompi solo devuelve pagos completos con tarjeta';
  expect(await read(order)).toMatchObject({
    refunds: [{ status: 'manual', note, tries: 0 }],
    findings: [{ kind: 'manual-refund', detail: note, resolved: null }],
  });
});

test('under the key of one refund no other one is asked for', async () => {
  const order = await paid();
  const wish = wishOf(order, { amount: 10_000 });
  await refundOrder(services, staff, wish);
  const another = refundOrder(services, staff, { ...wish, amount: 9000, seen: 1 });
  await expect(another).rejects.toEqual(code('refund.changed'));
  expect((await read(order)).refunds).toHaveLength(1);
});

test('of two tabs that saw the same, one gives a part back', async () => {
  const order = await paid();
  const tabs = [staff, other].map((who) =>
    refundOrder(services, who, wishOf(order, { amount: 10_000 })),
  );
  const done = await Promise.allSettled(tabs);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'refund.changed' },
  });
  expect((await read(order)).refunds).toHaveLength(1);
});

test.each([
  ['more than is left', { amount: 39_001 }, 'refund.too-much'],
  ['what nobody has said yes to', { isSure: false }, 'refund.unsure'],
  [
    'more than is left, before anybody is asked',
    { amount: 39_001, isSure: false },
    'refund.too-much',
  ],
  ['as if there had been another one', { seen: 1 }, 'refund.changed'],
  ['another payment', { paymentId: 'paypal:x' }, 'refund.no-payment'],
])('%s does not go back', async (_, wish, refused) => {
  const order = await paid();
  await expect(refundOrder(services, staff, wishOf(order, wish))).rejects.toEqual(code(refused));
  expect((await read(order)).refunds).toEqual([]);
});

test('neither does the payment of another order, nor of none', async () => {
  const order = await paid();
  const stranger = { paymentId: neighbour.paymentId };
  await expect(refundOrder(services, staff, wishOf(order, stranger))).rejects.toEqual(
    code('refund.no-payment'),
  );
  const none = { orderId: toOrderId(randomUUID()) };
  await expect(refundOrder(services, staff, wishOf(order, none))).rejects.toEqual(
    code('order.gone'),
  );
  expect(() => toOrderId('1')).toThrow(code('order.gone'));
});

test('what is on its way is not given back again, and the rest is', async () => {
  const order = await paid();
  await refundOrder(services, staff, wishOf(order, { amount: 30_000 }));
  const more = wishOf(order, { amount: 9001, seen: 1 });
  await expect(refundOrder(services, staff, more)).rejects.toEqual(code('refund.too-much'));
  await refundOrder(services, other, { ...more, amount: 9000 });
  expect((await read(order)).payments).toMatchObject([{ refundable: 0 }]);
});

test('a transfer goes back by hand, once, and what asked for it is resolved', async () => {
  const order = await paid('manual');
  expect(await refundOrder(services, staff, wishOf(order, { amount: 156_000_000 }))).toEqual({
    waitsFor: 'staff',
  });
  const [refund] = (await read(order)).refunds;
  const made = {
    ...{ orderId: order.orderId, refundId: refund?.id ?? '', transfer: 'TRX-9', isSure: true },
  };
  const unsure = finishRefund(services, staff, { ...made, isSure: false });
  await expect(unsure).rejects.toEqual(code('refund.unsure-made'));
  expect((await read(order)).refunds).toMatchObject([{ status: 'manual', providerId: null }]);
  const two = [finishRefund(services, staff, made), finishRefund(services, staff, made)];
  await Promise.all(two);
  const another = finishRefund(services, other, { ...made, transfer: 'TRX-10' });
  await expect(another).rejects.toEqual(code('refund.done-before'));
  const story = await read(order);
  expect(story).toMatchObject({
    ...{ status: 'refunded', refunds: [{ status: 'done', providerId: 'TRX-9' }] },
    findings: [
      {
        kind: 'manual-refund',
        resolved: { staffName: 'Ana Ñandú', resolution: 'Devuelta a mano. Referencia: TRX-9' },
      },
    ],
  });
  expect(story.postings).toHaveLength(2);
  const noted = await audited(services, 'finish-refund');
  expect(noted).toMatchObject([{ staffId: staff.userId, after: { transfer: 'TRX-9' } }]);
});

test('what a provider gives back is not noted as made by hand', async () => {
  const order = await paid();
  await refundOrder(services, staff, wishOf(order));
  const [refund] = (await read(order)).refunds;
  const made = { orderId: order.orderId, transfer: 'TRX-9', isSure: true };
  await expect(
    finishRefund(services, staff, { ...made, refundId: refund?.id ?? '' }),
  ).rejects.toEqual(code('refund.not-manual'));
  await expect(finishRefund(services, staff, { ...made, refundId: 'x' })).rejects.toEqual(
    code('refund.no-payment'),
  );
  expect(await read(order)).toMatchObject({ status: 'paid', refunds: [{ status: 'asked' }] });
});

const idle = () => Promise.reject(new ProviderError('Down', { isFinal: false }));

/** Somebody who moves money; what it is asked is said here. */
const providerOf = (own: Partial<PaymentProvider>): PaymentProvider => ({
  ...{ name: 'paypal', currency: 'USD', origin: 'https://paypal.example' },
  ...{ least: null, findsByReference: false, sources: null, subscriptions: null },
  ...{ open: idle, readEvent: idle, ask: idle, refund: idle },
  list: () => ({ [Symbol.asyncIterator]: () => ({ next: idle }) }),
  ...own,
});
const withProvider = (own: Partial<PaymentProvider>) => ({
  ...services,
  payments: { ...services.payments, providers: [providerOf(own)] },
});

test('what was asked for is sent by the job, as one refund', async () => {
  const order = await paid();
  await refundOrder(services, staff, wishOf(order));
  const sent: string[] = [];
  const provider = withProvider({
    refund: async ({ id }) => ({ status: 'done', id: `R-${sent.push(id)}` }),
  });
  await sendRefunds(provider, system);
  expect(await read(order)).toMatchObject({
    ...{ status: 'refunded', refunds: [{ status: 'done' }] },
  });
  expect(sent.filter((id) => id === (sent.at(-1) ?? ''))).toHaveLength(1);
});

test('a provider is asked now, and what it says is kept', async () => {
  const order = await paid();
  const asked: object[] = [];
  const provider = withProvider({
    ask: async (subject) => {
      asked.push(subject);
      const { transaction } = (await read(order)).payments[0] ?? { transaction: '' };
      return [
        {
          ...{ id: transaction, reference: `${order.code}-1`, status: 'approved', at: null },
          ...{ amount: { amount: 39_000, currency: 'USD' }, refunded: 39_000 },
          ...{ method: null, reason: null },
        },
      ];
    },
  });
  const wish = { orderId: order.orderId, attemptId: order.attemptId };
  await checkOrder(provider, staff, wish);
  expect(asked).toEqual([{ id: null, reference: `${order.code}-1` }]);
  expect(await read(order)).toMatchObject({
    ...{ status: 'refunded', refunds: [{ reason: 'provider', status: 'done', askedBy: null }] },
    attempts: [{ checkedAt: expect.any(Date) }],
  });
  expect(await audited(services, 'check-order')).toMatchObject([
    { staffId: staff.userId, id: order.orderId },
  ]);
});

/** The same installation, of which somebody took the keys of both providers away. */
const keyless = { ...services, payments: { ...services.payments, providers: [] } };

test('of one that does not respond it is said so, and nothing changes', async () => {
  const order = await paid();
  const before = await read(order);
  const noted = (await audited(services, 'check-order')).length;
  const wish = { orderId: order.orderId, attemptId: order.attemptId };
  await expect(checkOrder(withProvider({}), staff, wish)).rejects.toEqual(code('order.unchecked'));
  await expect(checkOrder(keyless, staff, wish)).rejects.toEqual(code('order.no-keys'));
  expect(await read(order)).toEqual(before);
  expect(await audited(services, 'check-order')).toHaveLength(noted);
});

test.each([
  ['of another order', async () => ({ attemptId: (await paid()).attemptId })],
  ['that is none', async () => ({ attemptId: 'x' })],
  ['of a transfer', async () => neighbour],
])('an attempt %s is not asked about', async (_, wish) => {
  const order = await paid();
  const asked = { orderId: order.orderId, ...(await wish()) };
  await expect(checkOrder(withProvider({}), staff, asked)).rejects.toEqual(
    code('order.no-attempt'),
  );
});

test('how often a provider is asked has an end', async () => {
  const order = await paid();
  const hasty = await makeStaff(services, 'afan@ejemplo.co');
  const wish = { orderId: order.orderId, attemptId: order.attemptId };
  const provider = withProvider({ ask: async () => [] });
  for (let press = 0; press < 60; press += 1) await checkOrder(provider, hasty, wish);
  await expect(checkOrder(provider, hasty, wish)).rejects.toEqual(code('rate.limited'));
  await checkOrder(provider, staff, wish);
});

test('the whole story of an order is read, and of no other', async () => {
  const order = await paid();
  const at = new Date('2026-11-24T15:00:00Z');
  const event = {
    provider: 'paypal',
    body: '{"a":"Ñ"}',
    received_at: at,
    next_try_at: at,
  } as const;
  await db
    .insertInto('provider_events')
    .values([
      { ...event, id: `${order.code} by reference`, subject_reference: `${order.code}-1` },
      { ...event, id: `${order.code} by id`, subject_id: order.paymentId.slice('paypal:'.length) },
      { ...event, id: `${order.code} of another`, subject_reference: 'OTRA-1', subject_id: 'x' },
    ])
    .execute();
  const story = await read(order);
  expect(story.events.map(({ id }) => id).toSorted()).toEqual([
    `${order.code} by id`,
    `${order.code} by reference`,
  ]);
  expect(story).toMatchObject({
    ...{ code: order.code, price: { amount: 39_000, currency: 'USD' }, status: 'paid' },
    ...{ pesos: { amount: 156_000_000, currency: 'COP' }, consent: null, quoteId: null },
    client: { id: ana.userId, name: 'Ana Ñandú', email: 'ana@ejemplo.co' },
    rate: { copPerUsd: 400_000 },
    attempts: [{ status: 'approved', report: null }],
    payments: [{ role: 'settles', receipt: null, refundable: 39_000 }],
  });
  expect(story.postings.map(({ entries }) => entries)).toEqual([
    [
      { account: 'provider:paypal', amount: { amount: 39_000, currency: 'USD' } },
      { account: 'sales', amount: { amount: -32_773, currency: 'USD' } },
      { account: 'iva', amount: { amount: -6227, currency: 'USD' } },
    ],
  ]);
});

test('money of another amount waits, and can go back', async () => {
  const order = await paid('paypal', 30_000);
  const story = await read(order);
  expect(story).toMatchObject({
    ...{ status: 'open', payments: [{ role: 'mismatch', refundable: 30_000 }] },
    findings: [{ kind: 'mismatch', amount: { amount: 30_000, currency: 'USD' }, resolved: null }],
  });
  await refundOrder(services, staff, wishOf(order, { amount: 30_000, reason: 'mismatch' }));
  expect((await read(order)).refunds).toMatchObject([{ reason: 'mismatch', status: 'asked' }]);
});
