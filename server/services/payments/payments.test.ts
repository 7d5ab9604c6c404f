import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ivaPercent } from '#content/iva.ts';
import { usd } from '#content/money.ts';
import { system, type UserActor } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { createTestProvider, testEvent } from '#test/payment-provider.ts';
import { anyone, later, makePerson, openTestServices } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { changeOrder } from './change-order.ts';
import { checkPayments } from './check-payments.ts';
import { comparePayments } from './compare-payments.ts';
import { expireEvents } from './expire-events.ts';
import { openOrder } from './open-order.ts';
import type { OrderWish } from './order-item.ts';
import { receiveEvent } from './receive-event.ts';
import { settlePayments } from './settle-payments.ts';
import { startPayment } from './start-payment.ts';

const opened = await openTestServices();
const wompi = createTestProvider('wompi');
const paypal = createTestProvider('paypal');
const services = {
  ...opened,
  payments: { providers: [wompi, paypal], origin: 'http://localhost:2600' },
};
const { db } = services;

const minute = 60_000;
const hour = 60 * minute;
let people = 0;
const newPerson = () => makePerson(services, `ana${(people += 1)}@correo.example`);

const rate = 401_250;
/** USD 390 at that rate. */
const pesos = 156_487_500;
const wish: OrderWish = {
  item: {
    id: 'produccion-musical:musica-profesional',
    name: 'Producción musical · Profesional',
    service: 'produccion',
    price: usd(390),
    quoteId: null,
  },
  shownPesos: pesos,
  consentText: null,
};

await db.service
  .insertInto('exchange_rates')
  .values({ cop_per_usd: rate, set_at: new Date(), set_by: null })
  .execute();

beforeEach(() => {
  for (const provider of [wompi, paypal]) {
    Object.assign(provider, { isDown: false, refusesRefunds: false });
  }
});

const begin = async (
  provider: 'wompi' | 'paypal',
  actor: UserActor,
  more: Partial<OrderWish> = {},
) => {
  const { id } = await openOrder(services, actor, { ...wish, ...more });
  await startPayment(services, actor, { orderId: id, provider, again: true });
  const attempt = await db.service
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { orderId: id, attempt, reference: attempt.reference };
};

const orderOf = (id: string) =>
  db.service.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the ledger says of an order, by account. */
async function ledgerOf(orderId: string): Promise<Record<string, number>> {
  const rows = await db.service
    .selectFrom('ledger_entries')
    .select(['account', 'currency'])
    .select(sql<number>`sum(amount)::bigint`.as('sum'))
    .where('order_id', '=', orderId)
    .groupBy(['account', 'currency'])
    .execute();
  return Object.fromEntries(
    rows.map(({ account, currency, sum }) => [`${account} ${currency}`, sum]),
  );
}

/** An event arrives, and what follows from it is done. */
async function tell(name: 'wompi' | 'paypal', event: { id: string; [more: string]: string }) {
  await receiveEvent(services, anyone, { name, event: testEvent(event) });
  await expect
    .poll(() =>
      db.service
        .selectFrom('provider_events')
        .select('id')
        .where('id', '=', event.id)
        .where('applied_at', 'is not', null)
        .executeTakeFirst(),
    )
    .toBeDefined();
}

const statusesOf = async (orderId: string) => {
  const rows = await db.service
    .selectFrom('payment_attempts')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status }) => status);
};

test('whatever is pressed at once is one order and one attempt', async () => {
  const ana = await newPerson();
  const presses = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id } = await openOrder(services, ana, wish);
      return startPayment(services, ana, { orderId: id, provider: 'wompi' });
    }),
  );
  expect(new Set(presses.map(({ url }) => url)).size).toBe(1);
  const orders = await db.service
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', ana.userId)
    .execute();
  expect(orders).toMatchObject([
    { status: 'open', currency: 'USD', price: 39_000, pesos, cop_per_usd: rate, tax_percent: 19 },
  ]);
  expect(await statusesOf(orders[0]?.id ?? '')).toEqual(['open']);
  const reference = presses[0]?.url.split('/').at(-1) ?? '';
  expect(wompi.opened.get(reference)).toMatchObject({
    amount: { amount: pesos, currency: 'COP' },
    tax: 24_985_399,
    description: 'Producción musical · Profesional',
    email: `ana${people}@correo.example`,
  });
});

test('the same for another price is another order, and what was read has to be the price', async () => {
  const ana = await newPerson();
  const one = await openOrder(services, ana, wish);
  const other = await openOrder(services, ana, {
    ...wish,
    item: { ...wish.item, price: usd(99) },
    shownPesos: 39_723_800,
  });
  expect(other.id).not.toBe(one.id);
  for (const shownPesos of [pesos - 1, 1, null])
    await expect(openOrder(services, ana, { ...wish, shownPesos })).rejects.toThrow(
      'order.price-changed',
    );
  await expect(openOrder(services, await newPerson(), { ...wish, shownPesos: 1 })).rejects.toThrow(
    'order.price-changed',
  );
});

test('whoever pays in dollars is not asked about pesos', async () => {
  const { id } = await openOrder(services, await newPerson(), { ...wish, shownPesos: undefined });
  expect(await orderOf(id)).toMatchObject({ pesos });
});

test('what costs more pesos than can be counted has no price in them, and is paid in dollars', async () => {
  const ana = await newPerson();
  const dear = { ...wish, item: { ...wish.item, price: usd(1e11) } };
  const { id } = await openOrder(services, ana, { ...dear, shownPesos: undefined });
  expect(await orderOf(id)).toMatchObject({ pesos: null, cop_per_usd: null, rate_set_at: null });
  await expect(openOrder(services, ana, { ...dear, shownPesos: null })).resolves.toEqual({ id });
  await expect(
    startPayment(services, ana, { orderId: id, provider: 'wompi' }),
  ).rejects.toMatchObject({ code: 'order.no-provider' });
  await startPayment(services, ana, { orderId: id, provider: 'paypal' });
});

test('what was ticked stays with the order, in its words', async () => {
  const ana = await newPerson();
  await openOrder(services, ana, wish);
  const { id } = await openOrder(services, ana, { ...wish, consentText: 'Quiero que empiecen ya' });
  expect(await orderOf(id)).toMatchObject({
    consent_text: 'Quiero que empiecen ya',
    consented_at: expect.any(Date),
  });
});

test('what was ticked last counts, also where somebody began to pay before', async () => {
  const ana = await newPerson();
  const ticked = { ...wish, consentText: 'Quiero que empiecen ya' };
  const { id } = await openOrder(services, ana, ticked);
  await openOrder(services, ana, wish);
  expect(await orderOf(id)).toMatchObject({ consent_text: null, consented_at: null });
  await openOrder(services, ana, ticked);
  await startPayment(services, ana, { orderId: id, provider: 'wompi' });
  await openOrder(services, ana, wish);
  expect((await orderOf(id)).consent_text).toBeNull();
});

test('an order keeps the IVA that what it is for was sent with, and that of today otherwise', async () => {
  const ana = await newPerson();
  const quoteId = crypto.randomUUID();
  const quote = { ...wish.item, id: `quote:${quoteId}`, quoteId, taxPercent: 0 };
  const { id } = await openOrder(services, ana, { ...wish, item: quote });
  const { id: other } = await openOrder(services, ana, wish);
  expect([(await orderOf(id)).tax_percent, (await orderOf(other)).tax_percent]).toEqual([
    0,
    ivaPercent,
  ]);
});

test('an event that came is a reason to ask: what the provider says settles the order, once', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const paid = wompi.pay(reference);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      receiveEvent(services, anyone, {
        name: 'wompi',
        event: testEvent({ id: `${paid.id}:APPROVED`, transaction: paid.id, reference }),
      }),
    ),
  );
  await tell('wompi', { id: `${paid.id}:APPROVED`, transaction: paid.id, reference });
  await settlePayments(later(services, minute), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid', paid_at: expect.any(Date) });
  expect(await ledgerOf(orderId)).toEqual({
    'provider:wompi COP': pesos,
    'sales COP': -131_502_101,
    'iva COP': -24_985_399,
  });
  await expect(startPayment(services, ana, { orderId, provider: 'wompi' })).rejects.toThrow(
    'order.settled',
  );
});

test('what an event says of money is nothing: a pending payment stays so', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const begun = wompi.pay(reference, { status: 'pending', method: 'PSE' });
  await tell('wompi', {
    id: `${begun.id}:APPROVED`,
    transaction: begun.id,
    reference,
    status: 'APPROVED',
  });
  expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
  expect(await statusesOf(orderId)).toEqual(['pending']);
  await expect(startPayment(services, ana, { orderId, provider: 'paypal' })).rejects.toThrow(
    'order.pending',
  );
  begun.status = 'approved';
  await checkPayments(later(services, 10 * minute), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
});

test('declined, then approved: by another attempt', async () => {
  const ana = await newPerson();
  const first = await begin('wompi', ana);
  const declined = wompi.pay(first.reference, {
    status: 'declined',
    reason: 'Fondos insuficientes',
  });
  await tell('wompi', {
    id: `${declined.id}:DECLINED`,
    transaction: declined.id,
    reference: first.reference,
  });
  const second = await begin('wompi', ana);
  expect(second.orderId).toBe(first.orderId);
  const paid = wompi.pay(second.reference);
  await tell('wompi', {
    id: `${paid.id}:APPROVED`,
    transaction: paid.id,
    reference: second.reference,
  });
  expect(await statusesOf(first.orderId)).toEqual(['declined', 'approved']);
  expect(await orderOf(first.orderId)).toMatchObject({ status: 'paid' });
});

test('the second of two approved payments goes back, once, whoever sends it', async () => {
  const ana = await newPerson();
  const one = await begin('wompi', ana);
  const other = await begin('paypal', ana);
  expect(other.orderId).toBe(one.orderId);
  const first = wompi.pay(one.reference);
  const second = paypal.pay(other.reference);
  await tell('wompi', { id: `${first.id}:A`, transaction: first.id, reference: one.reference });
  await tell('paypal', { id: 'WH-1', transaction: `order-${other.reference}` });
  await Promise.all([1, 2, 3].map(() => settlePayments(services, system)));
  expect(
    [...paypal.refunds.values()].filter(({ transaction }) => transaction === second.id),
  ).toMatchObject([{ amount: { amount: 39_000, currency: 'USD' }, reason: 'duplicate' }]);
  const refunds = await db.service
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', one.orderId)
    .execute();
  expect(refunds).toMatchObject([
    { status: 'done', tries: 1, provider_id: `r-extra:paypal:${second.id}` },
  ]);
  expect(await ledgerOf(one.orderId)).toMatchObject({ 'provider:paypal USD': 0, 'clients USD': 0 });
  expect(await orderOf(one.orderId)).toMatchObject({ status: 'paid' });
});

test('what somebody lets be taken for an order that is paid is not taken', async () => {
  const ana = await newPerson();
  const one = await begin('wompi', ana);
  const other = await begin('paypal', ana);
  const paid = wompi.pay(one.reference);
  await tell('wompi', { id: `${paid.id}:A`, transaction: paid.id, reference: one.reference });
  paypal.approve(other.reference);
  await tell('paypal', { id: `WH-${other.reference}`, transaction: `order-${other.reference}` });
  await checkPayments(later(services, 10 * minute), system);
  expect(paypal.transactions.filter(({ reference }) => reference === other.reference)).toEqual([]);
  const late = await begin('paypal', await newPerson());
  paypal.approve(late.reference);
  await checkPayments(later(services, 20 * minute), system);
  expect(await orderOf(late.orderId)).toMatchObject({ status: 'paid' });
});

test('nothing is taken for a quote that another order paid', async () => {
  const ana = await newPerson();
  const quoteId = crypto.randomUUID();
  const item = { ...wish.item, id: `quote:${quoteId}`, quoteId };
  const first = await begin('paypal', ana, { item });
  const tomorrow = later(services, 25 * hour);
  await settlePayments(tomorrow, system);
  const { id: second } = await openOrder(tomorrow, ana, { ...wish, item });
  const { url } = await startPayment(tomorrow, ana, { orderId: second, provider: 'wompi' });
  wompi.pay(url.split('/').at(-1) ?? '');
  await checkPayments(later(services, 26 * hour), system);
  paypal.approve(first.reference);
  await checkPayments(later(services, 28 * hour), system);
  expect(paypal.transactions.filter(({ reference }) => reference === first.reference)).toEqual([]);
  expect(await orderOf(second)).toMatchObject({ status: 'paid' });
});

test('an attempt that is told of again as it was changes nothing', async () => {
  const { orderId, reference } = await begin('wompi', await newPerson());
  wompi.pay(reference, { status: 'declined', reason: 'Fondos insuficientes' });
  wompi.pay(reference, { status: 'pending', method: 'PSE' });
  await checkPayments(later(services, 10 * minute), system);
  const { revision } = await orderOf(orderId);
  await checkPayments(later(services, 20 * minute), system);
  expect(await statusesOf(orderId)).toEqual(['pending']);
  expect((await orderOf(orderId)).revision).toBe(revision);
});

test('while a provider does not respond it is asked for two refunds, and the others wait', async () => {
  for (let people = 0; people < 4; people += 1) {
    const { orderId, reference } = await begin('paypal', await newPerson());
    const paid = paypal.pay(reference);
    await tell('paypal', { id: `WH-${paid.id}`, reference });
    const refund = { id: `silent-${orderId}`, payment: `paypal:${paid.id}`, amount: 100 };
    await changeOrder(services, {
      orderId,
      tell: () => [{ type: 'refund-asked', refund: { ...refund, reason: 'courtesy' } }],
    });
  }
  paypal.isDown = true;
  const before = paypal.calls.refund;
  await settlePayments(services, system);
  expect(paypal.calls.refund - before).toBe(2);
  paypal.isDown = false;
  for (let round = 1; round < 3; round += 1)
    await settlePayments(later(services, round * hour), system);
  const left = await db.service
    .selectFrom('refunds')
    .select('id')
    .where('id', 'like', 'silent-%')
    .where('status', '<>', 'done')
    .execute();
  expect(left).toEqual([]);
});

test('a refund by hand that the provider makes after all waits for nobody', async () => {
  const { orderId, reference } = await begin('wompi', await newPerson());
  const paid = wompi.pay(reference);
  await tell('wompi', { id: `${paid.id}:A`, transaction: paid.id, reference });
  const refund = { id: `late-${orderId}`, payment: `wompi:${paid.id}`, amount: 100 };
  await changeOrder(services, {
    orderId,
    tell: () => [{ type: 'refund-asked', refund: { ...refund, reason: 'courtesy' } }],
  });
  wompi.refusesRefunds = true;
  await settlePayments(services, system);
  paid.refunded = 100;
  await tell('wompi', { id: `${paid.id}:B`, transaction: paid.id, reference });
  const finding = await db.service
    .selectFrom('payment_findings')
    .select(['kind', 'resolved_by', 'resolution'])
    .where('order_id', '=', orderId)
    .execute();
  expect(finding).toEqual([
    { kind: 'manual-refund', resolved_by: null, resolution: 'La pasarela la devolvió.' },
  ]);
});

test('a refund that the provider does not make waits for the staff', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const paid = wompi.pay(reference);
  await tell('wompi', { id: `${paid.id}:A`, transaction: paid.id, reference });
  await changeOrder(services, {
    orderId,
    tell: () => [
      {
        type: 'refund-asked',
        refund: {
          id: `x-${orderId}`,
          payment: `wompi:${paid.id}`,
          amount: pesos,
          reason: 'courtesy',
        },
      },
    ],
  });
  wompi.refusesRefunds = true;
  await settlePayments(services, system);
  const finding = await db.service
    .selectFrom('payment_findings')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  expect(finding).toMatchObject([
    { kind: 'manual-refund', amount: pesos, detail: 'Solo tarjetas' },
  ]);
});

test('a refund that the provider never ends is left to the staff', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('paypal', ana);
  const paid = paypal.pay(reference);
  await tell('paypal', { id: `WH-${paid.id}`, reference });
  const id = `slow-${orderId}`;
  await changeOrder(services, {
    orderId,
    tell: () => [
      {
        type: 'refund-asked',
        refund: { id, payment: `paypal:${paid.id}`, amount: 100, reason: 'courtesy' },
      },
      { type: 'refund-answered', refund: id, outcome: { status: 'pending', id: 'r' } },
    ],
  });
  for (let hours = 1; hours < 120; hours += 7)
    await settlePayments(later(services, hours * hour), system);
  const refund = await db.service
    .selectFrom('refunds')
    .select(['status', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ status: 'manual', note: expect.stringContaining('allá') });
});

test('one that cannot be read does not keep the others from being checked', async () => {
  const broken = await begin('wompi', await newPerson());
  const fine = await begin('wompi', await newPerson());
  wompi.pay(fine.reference);
  const { ask } = wompi;
  wompi.ask = (subject) =>
    subject.reference === broken.reference
      ? Promise.reject(new ProviderError('Another word', { isFinal: false }))
      : ask(subject);
  for (let round = 1; round < 4; round += 1)
    await checkPayments(later(services, round * 10 * minute), system);
  wompi.ask = ask;
  expect(await orderOf(fine.orderId)).toMatchObject({ status: 'paid' });
});

test('money of no order is a finding, and said once', async () => {
  const stray = wompi.pay('NOBODY-123456');
  for (const id of ['a', 'b'])
    await tell('wompi', { id: `${stray.id}:${id}`, transaction: stray.id });
  const found = await db.service
    .selectFrom('payment_findings')
    .selectAll()
    .where('subject', '=', stray.id)
    .execute();
  expect(found).toMatchObject([
    { kind: 'unknown-reference', provider: 'wompi', detail: 'NOBODY-123456' },
  ]);
});

test('another amount than was asked for pays nothing', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const paid = wompi.pay(reference, { amount: { amount: 100, currency: 'COP' } });
  await tell('wompi', { id: `${paid.id}:A`, transaction: paid.id, reference });
  expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
  expect(await ledgerOf(orderId)).toEqual({ 'provider:wompi COP': 100, 'clients COP': -100 });
});

test('while the provider does not respond the event waits, and is applied when it does', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const paid = wompi.pay(reference);
  wompi.isDown = true;
  const event = { id: `${paid.id}:A`, transaction: paid.id, reference };
  await receiveEvent(services, anyone, { name: 'wompi', event: testEvent(event) });
  const waiting = () =>
    db.service
      .selectFrom('provider_events')
      .selectAll()
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await waiting()).tries).toBe(1);
  await settlePayments(later(services, 2 * minute), system);
  expect(await waiting()).toMatchObject({ tries: 2, applied_at: null });
  wompi.isDown = false;
  await settlePayments(later(services, 2.5 * minute), system);
  expect(await waiting()).toMatchObject({ tries: 2, applied_at: null });
  await settlePayments(later(services, 10 * minute), system);
  expect(await waiting()).toMatchObject({ applied_at: expect.any(Date) });
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
});

test('a provider that does not respond starts nothing, and says so', async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, wish);
  wompi.isDown = true;
  const start = () => startPayment(services, ana, { orderId: id, provider: 'wompi' });
  await expect(start()).rejects.toThrow('payment.provider-down');
  wompi.isDown = false;
  const { url } = await start();
  // The same attempt: what the provider had opened meanwhile is what it knows by this reference.
  expect(await statusesOf(id)).toEqual(['open']);
  expect(url).toContain('https://wompi.example/pagar/');
});

test("nobody pays another's order", async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, wish);
  const eve = await newPerson();
  await expect(startPayment(services, eve, { orderId: id, provider: 'wompi' })).rejects.toThrow(
    'order.gone',
  );
});

test('an order expires when nobody pays, and is made anew at the rate of the day', async () => {
  const ana = await newPerson();
  const first = await begin('wompi', ana);
  const tomorrow = later(services, 25 * hour);
  await settlePayments(tomorrow, system);
  expect(await orderOf(first.orderId)).toMatchObject({ status: 'expired' });
  expect(await statusesOf(first.orderId)).toEqual(['expired']);
  const second = await openOrder(tomorrow, ana, wish);
  expect(second.id).not.toBe(first.orderId);
  // Money on its way when it expired still pays it.
  wompi.pay(first.reference);
  await checkPayments(later(services, 26 * hour), system);
  expect(await orderOf(first.orderId)).toMatchObject({ status: 'paid' });
});

test('an attempt that is over leaves its place to the next, of the same order', async () => {
  const ana = await newPerson();
  const first = await begin('wompi', ana);
  const evening = later(services, 3 * hour);
  const { url } = await startPayment(evening, ana, { orderId: first.orderId, provider: 'wompi' });
  expect(url).not.toContain(first.reference);
  expect(await statusesOf(first.orderId)).toEqual(['expired', 'open']);
});

test('each night what providers list is held against what came in', async () => {
  const ana = await newPerson();
  const missed = await begin('wompi', ana);
  wompi.pay(missed.reference);
  const lost = await begin('paypal', await newPerson());
  const gone = paypal.pay(lost.reference);
  await tell('paypal', { id: 'WH-gone', reference: lost.reference });
  paypal.transactions.splice(paypal.transactions.indexOf(gone), 1);
  const strange = wompi.pay('NOBODY-654321', { id: 'strange' });
  const changed = await begin('wompi', await newPerson());
  const paid = wompi.pay(changed.reference);
  await tell('wompi', { id: `${paid.id}:A`, transaction: paid.id, reference: changed.reference });
  paid.amount = { amount: 5, currency: 'COP' };

  const nights = later(services, 40 * hour);
  await comparePayments(nights, system);
  await comparePayments(nights, system);
  expect(await orderOf(missed.orderId)).toMatchObject({ status: 'paid' });
  const found = await db.service
    .selectFrom('payment_findings')
    .select(['kind', 'provider', 'subject'])
    .where('subject', 'in', [gone.id, strange.id, paid.id])
    .where('found_at', '>', new Date(Date.now() + hour))
    .orderBy('kind')
    .execute();
  expect(found).toEqual([
    { kind: 'differs', provider: 'wompi', subject: paid.id },
    { kind: 'missing-there', provider: 'paypal', subject: gone.id },
    { kind: 'unknown-reference', provider: 'wompi', subject: 'strange' },
  ]);
});

test('what waited for a bank for longer than a night is not missing there', async () => {
  const { orderId, reference } = await begin('wompi', await newPerson());
  const slow = wompi.pay(reference, { status: 'pending', method: 'BANCOLOMBIA_COLLECT' });
  slow.at = new Date(Date.now() + minute);
  await checkPayments(later(services, 2 * minute), system);
  slow.status = 'approved';
  await checkPayments(later(services, 30 * hour), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  for (const hours of [60, 84, 108]) await comparePayments(later(services, hours * hour), system);
  const found = await db.service
    .selectFrom('payment_findings')
    .select('kind')
    .where('subject', '=', slow.id)
    .execute();
  expect(found).toEqual([]);
});

test('however long the site was away, what was paid meanwhile is found', async () => {
  const asked = await begin('wompi', await newPerson());
  wompi.pay(asked.reference);
  // Its event was lost, and so were the days in which it is asked about.
  await checkPayments(later(services, 20 * 24 * hour), system);
  expect(await orderOf(asked.orderId)).toMatchObject({ status: 'paid' });
});

test('after an outage the comparison goes on from where it was', async () => {
  const spans: { from: Date; until: Date }[] = [];
  const { list } = wompi;
  wompi.list = (span, onUnreadable) => {
    spans.push(span);
    return list(span, onUnreadable);
  };
  const night = (hours: number) => comparePayments(later(services, hours * hour), system);
  // Nothing older than sixty days is listed, nor less than three.
  await night(100 * 24);
  await night(101 * 24);
  wompi.isDown = true;
  await night(105 * 24);
  wompi.isDown = false;
  await night(110 * 24);
  await night(300 * 24);
  wompi.list = list;
  const days = spans.map(({ from, until }) => (until.getTime() - from.getTime()) / (24 * hour));
  expect(days.map((one) => Math.round(one * 100) / 100)).toEqual([60, 3, 4.5, 9.5, 60]);
});

test('of two orders of one quote one is paid, and the other money goes back', async () => {
  const ana = await newPerson();
  const quoteId = crypto.randomUUID();
  const item = { ...wish.item, id: `quote:${quoteId}`, quoteId };
  const first = await begin('wompi', ana, { item });
  const tomorrow = later(services, 25 * hour);
  await settlePayments(tomorrow, system);
  const { id: second } = await openOrder(tomorrow, ana, { ...wish, item });
  const { url } = await startPayment(tomorrow, ana, { orderId: second, provider: 'wompi' });
  expect(second).not.toBe(first.orderId);
  wompi.pay(first.reference);
  wompi.pay(url.split('/').at(-1) ?? '');
  await Promise.all([1, 2].map(() => checkPayments(later(services, 26 * hour), system)));
  const orders = await Promise.all([first.orderId, second].map(orderOf));
  expect(orders.filter(({ status }) => status === 'paid')).toHaveLength(1);
  const refunds = await db.service
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', 'in', [first.orderId, second])
    .execute();
  expect(refunds).toEqual([{ reason: 'duplicate' }]);
  await expect(openOrder(tomorrow, ana, { ...wish, item })).rejects.toThrow('order.settled');
});

test('what went back at the provider is heard of at night, also of a payment that was never seen', async () => {
  const one = await begin('paypal', await newPerson());
  const paid = paypal.pay(one.reference);
  await checkPayments(later(services, 2 * minute), system);
  paid.refunded = 39_000;
  const other = await begin('paypal', await newPerson());
  paypal.pay(other.reference, { refunded: 39_000 });
  await comparePayments(later(services, 40 * hour), system);
  for (const { orderId } of [one, other])
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', paid_at: expect.any(Date) });
});

test('the words of old events are taken, and those of new and unapplied ones kept', async () => {
  const at = (days: number) => new Date(Date.now() - days * 24 * hour);
  const event = (id: string, days: number, applied_at: Date | null) => ({
    ...{ provider: 'wompi' as const, id, body: 'ana@correo.example', applied_at },
    ...{ received_at: at(days), next_try_at: at(-1) },
  });
  await db.service
    .insertInto('provider_events')
    .values([event('old', 401, at(400)), event('new', 399, at(399)), event('stuck', 500, null)])
    .execute();
  expect(await expireEvents(services, system)).toBe(1);
  const kept = await db.service
    .selectFrom('provider_events')
    .select(['id', 'body'])
    .where('id', 'in', ['old', 'new', 'stuck'])
    .orderBy('id')
    .execute();
  expect(kept.map(({ id, body }) => [id, body !== ''])).toEqual([
    ['new', true],
    ['old', false],
    ['stuck', true],
  ]);
});

test('the words of what comes after somebody left are taken soon', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const paid = wompi.pay(reference, { status: 'declined' });
  await db.service.deleteFrom('users').where('id', '=', ana.userId).execute();
  await tell('wompi', { id: `${paid.id}:late`, transaction: paid.id, reference });
  const kept = await begin('wompi', await newPerson());
  await tell('wompi', { id: `${paid.id}:other`, transaction: 'x', reference: kept.reference });
  expect(await expireEvents(services, system)).toBe(1);
  const bodies = await db.service
    .selectFrom('provider_events')
    .select(['subject_reference as reference', 'body'])
    .where('subject_reference', 'in', [reference, kept.reference])
    .execute();
  expect(bodies.find((one) => one.reference === reference)?.body).toBe('');
  expect(bodies.find((one) => one.reference === kept.reference)?.body).not.toBe('');
  expect(await orderOf(orderId)).toMatchObject({ user_id: null, client_email: null });
});

test('where to pay is not kept of somebody who left while it was opened', async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, wish);
  const { open } = wompi;
  wompi.open = async (attempt) => {
    await db.service.deleteFrom('users').where('id', '=', ana.userId).execute();
    return open(attempt);
  };
  await startPayment(services, ana, { orderId: id, provider: 'wompi' }).finally(() => {
    wompi.open = open;
  });
  const attempts = await db.service
    .selectFrom('payment_attempts')
    .select('url')
    .where('order_id', '=', id)
    .execute();
  expect(attempts).toEqual([{ url: null }]);
});

test('who begins to pay a quote keeps nobody else from it, and of two payments one goes back', async () => {
  const quoteId = crypto.randomUUID();
  const item = { ...wish.item, id: `quote:${quoteId}`, quoteId };
  const ana = await newPerson();
  const one = await openOrder(services, ana, { ...wish, item });
  expect(await openOrder(services, ana, { ...wish, item })).toEqual(one);
  const luis = await newPerson();
  const other = await openOrder(services, luis, { ...wish, item });
  expect(other).not.toEqual(one);
  await startPayment(services, ana, { orderId: one.id, provider: 'wompi' });
  await expect(openOrder(services, luis, { ...wish, item })).rejects.toThrow('order.quote-taken');
  expect(await openOrder(services, luis, { ...wish, item, again: true })).toEqual(other);
  await startPayment(services, luis, { orderId: other.id, provider: 'wompi' });
  for (const reference of [...wompi.opened.keys()].slice(-2)) wompi.pay(reference);
  await Promise.all([1, 2].map(() => checkPayments(later(services, 2 * minute), system)));
  const orders = await Promise.all([one.id, other.id].map(orderOf));
  expect(orders.map(({ status }) => status).sort()).toEqual(['open', 'paid']);
});

test('nobody begins to pay at the terms of an order whose day is over', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  // Begun at its very end, and not paid.
  const late = (hours: number) => later(services, hours * hour);
  await db.service
    .updateTable('payment_attempts')
    .set({ expires_at: new Date(Date.now() + 25.5 * hour) })
    .where('order_id', '=', orderId)
    .execute();
  await db.service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: 440_000, set_at: new Date(), set_by: null })
    .execute();
  await expect(openOrder(late(25), ana, wish)).rejects.toThrow('order.price-changed');
  const { id } = await openOrder(late(25), ana, { ...wish, shownPesos: 171_600_000 });
  expect(id).not.toBe(orderId);
  expect(await orderOf(orderId)).toMatchObject({ status: 'expired' });
  await expect(startPayment(late(25), ana, { orderId, provider: 'wompi' })).rejects.toThrow(
    'order.gone',
  );
  // What they pay at the old address all the same is theirs.
  wompi.pay(reference);
  await checkPayments(late(25), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid', pesos });
  await db.service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: rate, set_at: new Date(Date.now() + 1), set_by: null })
    .execute();
});

test('while a payment is on its way for longer than its day, who knows it pays again at the terms of today', async () => {
  const ana = await newPerson();
  const { orderId, reference } = await begin('wompi', ana);
  const slow = wompi.pay(reference, { status: 'pending' });
  await checkPayments(later(services, 2 * minute), system);
  const setRate = (cop_per_usd: number) =>
    db.service
      .insertInto('exchange_rates')
      .values({ cop_per_usd, set_at: new Date(), set_by: null })
      .execute();
  // Within its day an order keeps its price for them, too.
  await setRate(440_000);
  const held = { ...wish, again: true };
  expect(await openOrder(later(services, 2 * hour), ana, held)).toEqual({ id: orderId });
  const tomorrow = later(services, 25 * hour);
  // Who has not read that there is one learns it.
  expect(await openOrder(tomorrow, ana, wish)).toEqual({ id: orderId });
  const press = { orderId, provider: 'wompi' } as const;
  await expect(startPayment(tomorrow, ana, press)).rejects.toThrow('order.pending');
  await expect(openOrder(tomorrow, ana, held)).rejects.toThrow('order.price-changed');
  const raised = { ...held, shownPesos: 171_600_000 };
  expect(await openOrder(tomorrow, ana, raised)).toEqual({ id: orderId });
  await startPayment(tomorrow, ana, { ...press, again: true });
  const asked = [...wompi.opened.values()].at(-1);
  expect(asked).toMatchObject({ amount: { amount: 171_600_000, currency: 'COP' } });
  // Both come in: the first pays at its own price, and the second goes back.
  slow.status = 'approved';
  wompi.pay(asked?.reference ?? '');
  await checkPayments(later(services, 25 * hour + 10 * minute), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  const roles = await db.service
    .selectFrom('payments')
    .select(['amount', 'role'])
    .where('order_id', '=', orderId)
    .orderBy('role')
    .execute();
  expect(roles.map(({ role }) => role)).toEqual(['extra', 'settles']);
  await setRate(rate);
});

test('a rate that changes while somebody begins to pay changes nothing for them', async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, wish);
  // Whoever presses in this moment has read the order, and waits for it.
  const raised = db.service.transaction().execute(async (db) => {
    await db
      .updateTable('orders')
      .set({ pesos: pesos + 1 })
      .where('id', '=', id)
      .execute();
    // It may be refused as soon as it is let go.
    const pressed = startPayment(services, ana, { orderId: id, provider: 'wompi' }).catch(
      (error: unknown) => error,
    );
    await waitUntilBlocking(db, services.db);
    return { pressed };
  });
  expect(await (await raised).pressed).toMatchObject({ code: 'order.price-changed' });
  expect(await statusesOf(id)).toEqual([]);
});

test('terms are not renewed of what somebody begins to pay in this moment', async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, wish);
  const ticked = { ...wish, consentText: 'Quiero que empiecen ya' };
  await db.service
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() + hour) })
    .where('id', '=', id)
    .execute();
  const begun = db.service.transaction().execute(async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const opened = openOrder(services, ana, ticked);
    await waitUntilBlocking(db, services.db);
    await db
      .insertInto('payment_attempts')
      .values({
        ...{ order_id: id, provider: 'wompi', currency: 'COP', amount: pesos },
        ...{ reference: `RACE-${id}`, created_at: new Date(), expires_at: new Date() },
      })
      .execute();
    return { opened };
  });
  await (
    await begun
  ).opened;
  const { expires_at: expiresAt } = await orderOf(id);
  expect(expiresAt.getTime()).toBeLessThan(Date.now() + 2 * hour);
});

test('what was ticked for an order stays so once it is paid', async () => {
  const ana = await newPerson();
  const { id } = await openOrder(services, ana, { ...wish, consentText: 'Empiecen ya' });
  let opened: Promise<{ id: string }> | undefined;
  await db.service.transaction().execute(async (trx) => {
    await trx
      .updateTable('orders')
      .set({ status: 'paid', paid_at: new Date() })
      .where('id', '=', id)
      .execute();
    opened = openOrder(services, ana, wish);
    await waitUntilBlocking(trx, db);
  });
  await opened;
  expect(await orderOf(id)).toMatchObject({ consent_text: 'Empiecen ya' });
});

test.each([
  ['without a signature', testEvent({ id: 'x' }, ''), 'ForgedEvent'],
  ['without an id', testEvent({}), 'MalformedEvent'],
])('an event %s is stored nowhere', async (_, event, name) => {
  const stored = () =>
    db.service
      .selectFrom('provider_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await stored();
  await expect(receiveEvent(services, anyone, { name: 'wompi', event })).rejects.toMatchObject({
    name,
  });
  await sleep(1);
  expect(await stored()).toEqual(before);
});
