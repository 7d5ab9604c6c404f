import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePaymentRows } from '#test/make-order.ts';
import { anonymousAt, makePerson, openTestServices } from '#test/test-services.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { readMailedRefund } from './refund.ts';

const services = await openTestServices();
const db = services.db.service;
const at = new Date('2026-11-26T17:00:00Z');
const seconds = (count: number) => new Date(at.getTime() + count * 1000);

type Made = Awaited<ReturnType<typeof makePaymentRows>>;
const paid = (order: object = {}, payment: object = {}) =>
  makePaymentRows(services, {
    order: { client_name: 'Ñusta Íñiguez', client_email: 'nusta@ejemplo.co', ...order },
    payment,
  });
async function ask({ orderId, paymentId }: Made, amount: number, values: object = {}) {
  const id = `desk:${randomUUID()}`;
  await db
    .insertInto('refunds')
    .values({
      ...{ id, order_id: orderId, payment_id: paymentId, amount, reason: 'withdrawal' },
      ...{ status: 'asked', asked_at: at, next_try_at: at, ...values },
    })
    .execute();
  return id;
}
const read = (id: string) => readMailedRefund(db, id);
const give = ({ paymentId }: Made, refunded: number) =>
  db.updateTable('payments').set({ refunded }).where('id', '=', paymentId).execute();
const done = (count: number) => ({ status: 'done', done_at: seconds(count) }) as const;

async function withdraw({ orderId }: Made, values: object = {}) {
  const { token } = await fileRequest(services, anonymousAt('10.9.2.1'), {
    ...{ kind: 'petition', subject: 'Retracto', facts: `Todo de ${orderId}`, name: 'Ñandú' },
    ...{ email: 'nandu@ejemplo.co', phone: null, documentType: null, documentNumber: null },
    ...({ consent: 'on', website: '' } as const),
  });
  await db
    .updateTable('legal_requests')
    .set({ kind: 'withdrawal', order_id: orderId, due_on: '2026-12-09', ...values })
    .where('id', '=', token.split('.')[0] ?? '')
    .execute();
}

test('the date is that of the request to withdraw from this order, unless it was closed', async () => {
  const [order, neighbour, closed] = [await paid(), await paid(), await paid()];
  await withdraw(order);
  await withdraw(closed, { status: 'closed' });
  expect(await read(await ask(order, 39_000))).toMatchObject({ dueOn: '2026-12-09' });
  expect(await read(await ask(neighbour, 39_000))).toMatchObject({ dueOn: null });
  expect(await read(await ask(closed, 39_000))).toMatchObject({ dueOn: null });
});

test('of parts each is one, what is asked for still waits, and the one that ends it is the last', async () => {
  const order = await paid();
  const first = await ask(order, 10_000, done(1));
  const second = await ask(order, 20_000);
  await give(order, 10_000);
  expect(await read(first)).toMatchObject({ part: 'some', waiting: { amount: 20_000 } });
  expect(await read(second)).toMatchObject({ part: 'some', waiting: { amount: 0 } });
  const third = await ask(order, 9000, done(2));
  await give(order, 19_000);
  // With it all of the payment is back.
  expect(await read(second)).toMatchObject({ part: 'last', waiting: { amount: 0 } });
  await db.updateTable('refunds').set(done(3)).where('id', '=', second).execute();
  await give(order, 39_000);
  expect(await read(third)).toMatchObject({ part: 'some' });
  expect(await read(second)).toMatchObject({ part: 'last' });
  const whole = await paid();
  expect(await read(await ask(whole, 39_000))).toMatchObject({ part: 'whole' });
});

test('an account that was asked for another refund of the order is not asked for again', async () => {
  const [order, neighbour] = [await paid(), await paid()];
  const manual = { status: 'manual' };
  await ask(order, 10_000, { ...manual, account_asked_at: at, asked_mailed_at: at });
  expect((await read(await ask(order, 20_000, manual)))?.account).toEqual({
    ...{ is: 'asked-before', at },
  });
  expect((await read(await ask(neighbour, 20_000, manual)))?.account.is).toBe('asked');
});

test('a purchase stands where its order is paid, or another one of its quote', async () => {
  const kept = async (order: object) =>
    (await read(await ask(await paid(order), 39_000)))?.isPurchaseKept;
  expect(await kept({})).toBe(true);
  expect(await kept({ status: 'refunded' })).toBe(false);
  expect(await kept({ status: 'expired', paid_at: null })).toBe(false);
});

test('who has an account is greeted as in its other mails', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const id = await ask(await paid({ user_id: ana.userId }), 39_000);
  expect(await read(id)).toMatchObject({ name: 'Ana', email: 'ana@ejemplo.co' });
  expect(await read(await ask(await paid(), 39_000))).toMatchObject({ name: 'Ñusta Íñiguez' });
});
