import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { usd } from '#content/money.ts';
import { system } from '#server/actor.ts';
import { ProviderError } from '#server/ports/payments/errors.ts';
import { createTestProvider, testEvent, type TestProvider } from '#test/payment-provider.ts';
import { anyone, later, makePerson, openTestServices } from '#test/test-services.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { changeOrder } from './change-order.ts';
import { checkPayments } from './check-payments.ts';
import { comparePayments } from './compare-payments.ts';
import { observePayment } from './observe-payment.ts';
import { openOrder } from './open-order.ts';
import { receiveEvent } from './receive-event.ts';
import { sendRefunds } from './send-refunds.ts';
import { settlePayments } from './settle-payments.ts';
import { startPayment } from './start-payment.ts';

const opened = await openTestServices();
const { db, logged } = opened;
const minute = 60_000;
const hour = 60 * minute;

let wompi: TestProvider;
let paypal: TestProvider;
let services: typeof opened;
let people = 0;
const newPerson = () => makePerson(opened, `eva${(people += 1)}@correo.example`);

await db.service
  .insertInto('exchange_rates')
  .values({ cop_per_usd: 401_250, set_at: new Date(), set_by: null })
  .execute();

// New ones: of each, one warning a minute is said.
beforeEach(async () => {
  [wompi, paypal] = [createTestProvider('wompi'), createTestProvider('paypal')];
  services = { ...opened, payments: { providers: [wompi, paypal], origin: 'http://x.example' } };
  logged.length = 0;
  await leaveBehind();
});

/** What the test before made is settled and long ago. */
async function leaveBehind() {
  const at = new Date(Date.now() - 240 * hour);
  const { service } = db;
  await service
    .updateTable('payment_attempts')
    .set({ status: 'approved' })
    .where('status', '<>', 'approved')
    .execute();
  await service
    .updateTable('provider_events')
    .set({ applied_at: at })
    .where('applied_at', 'is', null)
    .execute();
  await service
    .updateTable('payments')
    .set({ received_at: at })
    .where('received_at', '>', at)
    .execute();
  await service
    .updateTable('payment_findings')
    .set({ subject: sql`id::text`, found_at: at, resolved_at: at, resolution: 'Antes' })
    .where('found_at', '>', at)
    .execute();
}

const wish = {
  item: {
    ...{ id: 'produccion-musical:musica-profesional', name: 'Producción', service: 'produccion' },
    ...{ price: usd(390), quoteId: null },
  },
  ...{ shownPesos: undefined, consentText: null },
};

async function begin(provider: TestProvider) {
  const actor = await newPerson();
  const { id: orderId } = await openOrder(services, actor, wish);
  await startPayment(services, actor, { orderId, provider: provider.name });
  const { reference, id } = await db.service
    .selectFrom('payment_attempts')
    .select(['id', 'reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { actor, orderId, reference, attemptId: id };
}

/** Its transactions have names that no other test's have. */
const pay = (provider: TestProvider, reference: string) =>
  provider.pay(reference, { id: randomUUID() });

async function beginPaid(provider: TestProvider) {
  const begun = await begin(provider);
  const paid = pay(provider, begun.reference);
  await checkPayments(later(services, 2 * minute), system);
  return { ...begun, paid, payment: `${provider.name}:${paid.id}` };
}

const refuses = (status: number) => () =>
  Promise.reject(new ProviderError(`GET /x was refused with ${status}`, { isFinal: true, status }));
const isSilent = () => Promise.reject(new ProviderError('No response', { isFinal: false }));

const warnings = () => logged.filter(({ msg }) => msg === 'payment provider failed');
const findings = () =>
  db.service
    .selectFrom('payment_findings')
    .select(['kind', 'provider', 'subject', 'detail', 'resolved_by', 'resolution'])
    .where('found_at', '>', new Date(Date.now() - hour))
    .orderBy('provider')
    .orderBy('subject')
    .execute();
/** Those of one day: Bogotá's midnight may come between. */
async function findingsOfDay(which: 'first' | 'last') {
  const all = await findings();
  const day = all.at(which === 'first' ? 0 : -1)?.subject;
  return all.filter(({ subject }) => subject === day);
}
const orderOf = (id: string) =>
  db.service.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const dayText = (at: Date) => new Date(at.getTime() - 5 * hour).toISOString().slice(0, 10);
const open = { resolved_by: null, resolution: null };
const cameBack = { resolved_by: null, resolution: 'La pasarela volvió a responder.' };

test('whoever asks in vain leaves one line a minute, with how many were left out', async () => {
  const { actor, orderId, reference } = await begin(wompi);
  wompi.ask = refuses(401);
  await askAboutOrder(later(services, 6000), actor, { orderId });
  expect(warnings()).toMatchObject([
    {
      ...{ level: 40, provider: 'wompi', asked: 'ask', status: 401, leftOut: 0 },
      why: 'GET /x was refused with 401',
    },
  ]);
  expect(JSON.stringify(warnings())).not.toContain('stack');
  const event = testEvent({ id: 'one', transaction: 't', reference });
  await receiveEvent(services, anyone, { name: 'wompi', event });
  await expect
    .poll(async () => {
      const row = await db.service
        .selectFrom('provider_events')
        .select('tries')
        .where('id', '=', 'one')
        .executeTakeFirst();
      return row?.tries;
    })
    .toBe(1);
  wompi.open = refuses(422);
  const another = await newPerson();
  const { id } = await openOrder(services, another, wish);
  await expect(
    startPayment(services, another, { orderId: id, provider: 'wompi' }),
  ).rejects.toMatchObject({ code: 'payment.provider-down' });
  expect(warnings()).toHaveLength(1);
  await settlePayments(later(services, 3 * minute), system);
  expect(warnings()).toMatchObject([{}, { asked: 'ask', leftOut: 2 }]);
});

test('why nothing could be opened is said, and of the other provider too', async () => {
  for (const [provider, other] of [
    [wompi, 'wompi'],
    [paypal, 'paypal'],
  ] as const) {
    provider.open = refuses(422);
    const actor = await newPerson();
    const { id } = await openOrder(services, actor, wish);
    await expect(
      startPayment(services, actor, { orderId: id, provider: other }),
    ).rejects.toMatchObject({ code: 'payment.provider-down' });
  }
  expect(warnings()).toMatchObject([
    { provider: 'wompi', asked: 'open', status: 422 },
    { provider: 'paypal', asked: 'open', status: 422 },
  ]);
});

test('what was opened under a name that is taken leads nobody there, and is said', async () => {
  const first = await begin(paypal);
  const { open: openAnother } = paypal;
  paypal.open = async (attempt) => ({
    ...(await openAnother(attempt)),
    id: `order-${first.reference}`,
  });
  const actor = await newPerson();
  const { id } = await openOrder(services, actor, wish);
  const start = () => startPayment(services, actor, { orderId: id, provider: 'paypal' });
  await expect(start()).rejects.toMatchObject({ code: 'payment.provider-down' });
  expect(warnings()).toMatchObject([
    { asked: 'open', why: expect.stringContaining(first.reference) as unknown },
  ]);
  paypal.open = openAnother;
  expect((await start()).url).toContain('paypal.example');
});

test('of a provider that answers nothing the staff is told once a day, until it does', async () => {
  const { orderId, reference } = await begin(wompi);
  await begin(paypal);
  pay(wompi, reference);
  const { ask } = wompi;
  wompi.ask = isSilent;
  const day = dayText(new Date(Date.now() + 10 * minute));
  for (const round of [1, 2, 3]) await checkPayments(later(services, round * 10 * minute), system);
  const [first, ...others] = await findings();
  expect(first).toMatchObject({
    ...{ kind: 'provider-away', provider: 'wompi', subject: day, ...open },
    detail: 'No responde, o no se le entiende',
  });
  // Unless Bogotá's midnight came between.
  expect(others.filter(({ subject }) => subject === day)).toEqual([]);
  expect(warnings().length).toBeGreaterThan(0);
  wompi.ask = ask;
  await checkPayments(later(services, 50 * minute), system);
  for (const finding of await findings()) expect(finding).toMatchObject(cameBack);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
});

test('one that is refused for good, as with a key that was revoked, is away at once', async () => {
  for (let turn = 0; turn < 4; turn += 1) await begin(wompi);
  let asked = 0;
  wompi.ask = () => {
    asked += 1;
    return refuses(401)();
  };
  await checkPayments(later(services, 2 * minute), system);
  expect(await findings()).toMatchObject([{ kind: 'provider-away', detail: 'Responde 401' }]);
  expect(asked).toBe(2);
});

test('one strange payment among others is no reason to say so', async () => {
  const strange = await begin(wompi);
  await begin(wompi);
  const { ask } = wompi;
  wompi.ask = (subject) => (subject.reference === strange.reference ? isSilent() : ask(subject));
  await checkPayments(later(services, 2 * minute), system);
  expect(await findings()).toEqual([]);
  await checkPayments(later(services, 12 * minute), system);
  expect(await findings()).toEqual([]);
});

test('that it is back is seen where nothing waits any more; away once more on that day it is told again', async () => {
  const { attemptId } = await begin(wompi);
  const { ask } = wompi;
  wompi.ask = isSilent;
  await checkPayments(later(services, 2 * minute), system);
  await db.service
    .updateTable('payment_attempts')
    .set({ status: 'approved' })
    .where('id', '=', attemptId)
    .execute();
  await checkPayments(later(services, 3 * minute), system);
  expect(await findingsOfDay('last')).toMatchObject([open]);
  wompi.ask = ask;
  await checkPayments(later(services, 4 * minute), system);
  expect(await findingsOfDay('last')).toMatchObject([cameBack]);
  const before = wompi.calls.ask;
  await checkPayments(later(services, 5 * minute), system);
  expect(wompi.calls.ask).toBe(before);
  await begin(wompi);
  wompi.ask = isSilent;
  await checkPayments(later(services, 6 * minute), system);
  expect(await findingsOfDay('last')).toMatchObject([open]);
});

test('of money that is to go back by a provider without keys the staff is told, until none is', async () => {
  const { orderId, payment } = await beginPaid(paypal);
  const keyless = { ...services, payments: { ...services.payments, providers: [wompi] } };
  // What somebody may still pay there is for the operator alone.
  await begin(paypal);
  await checkPayments(later(keyless, 20 * minute), system);
  expect(await findings()).toEqual([]);
  const refund = { id: randomUUID(), payment, amount: 100, reason: 'courtesy' } as const;
  await changeOrder(services, { orderId, tell: () => [{ type: 'refund-asked', refund }] });
  for (const round of [3, 4]) await checkPayments(later(keyless, round * 10 * minute), system);
  const told = { kind: 'provider-away', provider: 'paypal' };
  expect(await findings()).toMatchObject([
    { ...told, ...open, detail: 'Sus llaves no están puestas en este servidor' },
  ]);
  const outcome = { status: 'manual', reason: 'Sin llaves' } as const;
  const leave = { type: 'refund-answered', refund: refund.id, outcome } as const;
  await changeOrder(services, { orderId, tell: () => [leave] });
  await checkPayments(later(keyless, 50 * minute), system);
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      ...told,
      resolution: 'Ya no hay devoluciones ni membresías detenidas en esa pasarela.',
    }),
  );
});

test('what somebody resolved stays resolved', async () => {
  const { userId } = await newPerson();
  await begin(wompi);
  wompi.ask = isSilent;
  await checkPayments(later(services, 2 * minute), system);
  const resolved = { resolved_by: userId, resolution: 'Cambié la llave' };
  await db.service
    .updateTable('payment_findings')
    .set({ ...resolved, resolved_at: new Date() })
    .where('kind', '=', 'provider-away')
    .execute();
  await checkPayments(later(services, 12 * minute), system);
  expect(await findingsOfDay('first')).toMatchObject([resolved]);
});

test('what could not be opened is no question, and its answer no sign of life', async () => {
  const { attemptId } = await begin(paypal);
  await begin(paypal);
  const unnamed = { provider_id: null, url: null };
  await db.service
    .updateTable('payment_attempts')
    .set(unnamed)
    .where('id', '=', attemptId)
    .execute();
  const { ask } = paypal;
  paypal.ask = (subject) => (subject.id === null ? ask(subject) : isSilent());
  await checkPayments(later(services, 2 * minute), system);
  expect(await findings()).toMatchObject([{ kind: 'provider-away', provider: 'paypal' }]);
});

test.each(['asked', 'pending'] as const)(
  'a refund that is %s, of which the provider says nothing for two days, waits for a person',
  async (status) => {
    const { orderId, payment } = await beginPaid(paypal);
    const id = `deaf-${orderId}`;
    await changeOrder(services, {
      orderId,
      tell: () => [
        { type: 'refund-asked', refund: { id, payment, amount: 100, reason: 'courtesy' } },
        ...(status === 'pending'
          ? [
              {
                type: 'refund-answered' as const,
                refund: id,
                outcome: { status, id: 'r' },
              },
            ]
          : []),
      ],
    });
    let asked = 0;
    const { refund, ask } = paypal;
    paypal.ask = paypal.refund = () => {
      asked += 1;
      return isSilent();
    };
    const read = () =>
      db.service
        .selectFrom('refunds')
        .select(['status', 'note', 'tries'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    for (let turn = 1; turn < 16; turn += 1)
      await sendRefunds(later(services, turn * 7 * hour), system);
    expect(await read()).toMatchObject({ status, tries: 15 });
    await sendRefunds(later(services, 16 * 7 * hour), system);
    expect(await read()).toMatchObject({
      status: 'manual',
      note: 'La pasarela no respondió: mírala allá antes de devolver a mano',
    });
    expect(await findings()).toMatchObject([{ kind: 'manual-refund', subject: id, ...open }]);
    expect(asked).toBe(16);
    expect(warnings().length).toBeGreaterThan(0);
    Object.assign(paypal, { refund, ask });
    for (let turn = 17; turn < 20; turn += 1)
      await settlePayments(later(services, turn * 7 * hour), system);
    expect([...paypal.refunds.keys()]).toEqual([]);
    expect(await read()).toMatchObject({ status: 'manual', tries: 16 });
  },
);

test('a refund that is refused is said in the log', async () => {
  const { orderId, payment } = await beginPaid(paypal);
  paypal.refund = refuses(403);
  const refund = { id: `no-${orderId}`, payment, amount: 100, reason: 'courtesy' as const };
  await changeOrder(services, { orderId, tell: () => [{ type: 'refund-asked', refund }] });
  await sendRefunds(later(services, minute), system);
  expect(warnings()).toMatchObject([{ provider: 'paypal', asked: 'refund', status: 403 }]);
});

test.each([401, 403])(
  'a refund that is refused for our keys (%i) is asked again once they are right',
  async (status) => {
    const { orderId, payment } = await beginPaid(paypal);
    const refund = { id: `keys-${orderId}`, payment, amount: 100 };
    await changeOrder(services, {
      orderId,
      tell: () => [{ type: 'refund-asked', refund: { ...refund, reason: 'courtesy' } }],
    });
    const { refund: give } = paypal;
    paypal.refund = () => Promise.reject(new ProviderError('No', { isFinal: true, status }));
    await sendRefunds(services, system);
    const state = () =>
      db.service
        .selectFrom('refunds')
        .select('status')
        .where('id', '=', refund.id)
        .executeTakeFirstOrThrow();
    expect(await state()).toEqual({ status: 'asked' });
    paypal.refund = give;
    await sendRefunds(later(services, 2 * hour), system);
    expect(await state()).toEqual({ status: 'done' });
  },
);

test('one payment that cannot be asked about does not end the comparison of the night', async () => {
  const [strange, missed] = [await begin(wompi), await begin(wompi)];
  pay(wompi, strange.reference);
  pay(wompi, missed.reference);
  const { ask } = wompi;
  wompi.ask = (subject) => (subject.reference === strange.reference ? isSilent() : ask(subject));
  await comparePayments(later(services, 40 * hour), system);
  expect(await orderOf(missed.orderId)).toMatchObject({ status: 'paid' });
  expect(warnings()).toMatchObject([{ asked: 'ask' }]);
});

test('one that responds no more ends it', async () => {
  for (let turn = 0; turn < 12; turn += 1) pay(wompi, (await begin(wompi)).reference);
  let asked = 0;
  wompi.ask = () => {
    asked += 1;
    return isSilent();
  };
  await comparePayments(later(services, 40 * hour), system);
  expect(asked).toBe(10);
  expect(logged.map(({ msg }) => msg)).toContain('payments were not compared');
});

test.each([
  ['with its id', true, 0],
  ['without one', false, 0],
])('what is listed and cannot be read, %s, is not missing there', async (_, hasId, expected) => {
  const { paid } = await beginPaid(wompi);
  const { list } = wompi;
  const error = new ProviderError('status', { isFinal: false });
  wompi.transactions.splice(wompi.transactions.indexOf(paid), 1);
  wompi.list = (span, onUnreadable) => {
    onUnreadable?.({ id: hasId ? paid.id : null, error });
    return list(span);
  };
  const night = later(services, 40 * hour);
  await comparePayments(night, system);
  expect(await findings()).toHaveLength(expected);
  expect(warnings()).toMatchObject([{ asked: 'list', why: 'status' }]);
  wompi.list = list;
  await comparePayments(night, system);
  expect(await findings()).toMatchObject([{ kind: 'missing-there', subject: paid.id }]);
});

test('what cannot be read beside a payment is said, with its id', async () => {
  const { orderId, reference } = await begin(wompi);
  pay(wompi, reference);
  const { ask } = wompi;
  wompi.ask = (subject, options) => {
    const error = new ProviderError('currency', { isFinal: true });
    options?.onUnreadable?.({ id: 'odd', error });
    return ask(subject, options);
  };
  await checkPayments(later(services, 2 * minute), system);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  expect(warnings()).toMatchObject([{ asked: 'ask', why: 'currency', transaction: 'odd' }]);
});

test('a payment that is told of as another order’s is for the staff, and the others are applied', async () => {
  const one = await beginPaid(wompi);
  const other = await begin(wompi);
  one.paid.reference = other.reference;
  const right = pay(wompi, other.reference);
  await checkPayments(later(services, 12 * minute), system);
  const codes = [(await orderOf(one.orderId)).code, (await orderOf(other.orderId)).code];
  expect(await findings()).toMatchObject([
    {
      ...{ kind: 'differs', provider: 'wompi', subject: one.paid.id },
      detail: `Aquí es del pedido ${codes[0]}, y la pasarela dice que es del ${codes[1]}`,
    },
  ]);
  expect(await orderOf(other.orderId)).toMatchObject({ status: 'paid' });
  const kept = await db.service
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('order_id', 'in', [one.orderId, other.orderId])
    .orderBy('received_at')
    .execute();
  expect(kept).toEqual([
    { id: one.payment, order_id: one.orderId },
    { id: `wompi:${right.id}`, order_id: other.orderId },
  ]);
  expect(logged.filter(({ msg }) => msg === 'a payment is checked later')).toEqual([]);
});

test('money is of the attempt that it names, whichever was asked about', async () => {
  const asked = await begin(wompi);
  const named = await begin(wompi);
  const [right, nameless] = [pay(wompi, named.reference), { ...pay(wompi, ''), reference: null }];
  wompi.ask = async () => [right, nameless];
  await observePayment(services, system, {
    provider: wompi,
    subject: { id: null, reference: asked.reference },
  });
  expect(await orderOf(asked.orderId)).toMatchObject({ status: 'open' });
  expect(await orderOf(named.orderId)).toMatchObject({ status: 'paid' });
  expect(await findings()).toMatchObject([
    { kind: 'unknown-reference', provider: 'wompi', subject: nameless.id },
  ]);
});

/** How often providers are asked when what is open is checked so much later. */
async function asks(after: number): Promise<number> {
  const before = wompi.calls.ask;
  await checkPayments(later(services, after), system);
  return wompi.calls.ask - before;
}

test('an attempt is asked about every ten minutes while it may be paid, and then each hour for three days', async () => {
  await begin(wompi);
  expect(await asks(2 * minute)).toBe(1);
  expect(await asks(7 * minute)).toBe(0);
  expect(await asks(12 * minute)).toBe(1);
  // It was over after two hours.
  expect(await asks(5 * hour)).toBe(1);
  expect(await asks(5.5 * hour)).toBe(0);
  expect(await asks(70 * hour)).toBe(1);
  expect(await asks(80 * hour)).toBe(0);
});

test('one that was asked about before an outage is asked about once more after it', async () => {
  await begin(wompi);
  expect(await asks(2 * minute)).toBe(1);
  expect(await asks(240 * hour)).toBe(1);
  expect(await asks(264 * hour)).toBe(0);
});

test('a refund is sent by one process', async () => {
  const { orderId, payment } = await beginPaid(paypal);
  const refund = { id: randomUUID(), payment, amount: 100, reason: 'courtesy' } as const;
  await changeOrder(services, { orderId, tell: () => [{ type: 'refund-asked', refund }] });
  let sent: Promise<unknown> | undefined;
  await db.service.transaction().execute(async (trx) => {
    const held = trx.selectFrom('refunds').select('id').where('id', '=', refund.id);
    await held.forUpdate().execute();
    sent = Promise.all([1, 2].map(() => sendRefunds(services, system)));
    const waiting = async () => {
      await sql`select pg_stat_clear_snapshot()`.execute(trx);
      const found = sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
      return (await found.execute(trx)).rows.length;
    };
    // Both have found that it is due.
    await expect.poll(waiting).toBe(2);
  });
  await sent;
  expect(paypal.calls.refund).toBe(1);
});
