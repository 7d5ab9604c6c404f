import { randomUUID } from 'node:crypto';
import type { Insertable, KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import { makeOrder, makePaidOrder, makePaymentRows, testPesos } from '#test/make-order.ts';
import { later, makePerson, openTestServices } from '#test/test-services.ts';
import { deleteAccount } from '../account-deletion/delete-account.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { listOwnOrders, ordersPerPage } from './list-own-orders.ts';

const services = await openTestServices();
const { service } = services.db;

let people = 0;
const newPerson = () => makePerson(services, `ana${(people += 1)}@correo.example`);
const minute = 60_000;
const first = Date.UTC(2026, 10, 24, 15);

/** So many paid orders, a minute after each other. */
const makeSome = async (userId: string, count: number) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const at = new Date(first + n * minute);
    const order = { user_id: userId, created_at: at, name: `Canción Ñandú — ¿qué? ${n}` };
    ids.push((await makePaymentRows(services, { order })).orderId);
  }
  return ids;
};

const begin = (order_id: string, attempt: Partial<Insertable<DB['payment_attempts']>> = {}) =>
  service
    .insertInto('payment_attempts')
    .values({
      ...{ order_id, provider: 'wompi', reference: randomUUID(), status: 'open' },
      ...{ currency: 'COP', amount: testPesos, created_at: services.now() },
      ...{ expires_at: new Date(Date.now() + 30 * minute), ...attempt },
    })
    .execute();

const idsOf = ({ rows }: Awaited<ReturnType<typeof listOwnOrders>>) => rows.map(({ id }) => id);

test('who has ordered nothing has an empty list, whatever others have', async () => {
  await makeSome((await newPerson()).userId, 1);
  const page = await listOwnOrders(services, await newPerson(), { cursor: null });
  expect(page).toEqual({ rows: [], before: null, after: null });
});

test('the newest stands first, page by page and back; no cursor shows what is another’s', async () => {
  const [ana, luis] = [await newPerson(), await newPerson()];
  const own = (await makeSome(ana.userId, ordersPerPage + 3)).reverse();
  const others = await makeSome(luis.userId, 1);
  const page = await listOwnOrders(services, ana, { cursor: null });
  expect(idsOf(page)).toEqual(own.slice(0, ordersPerPage));
  expect(page.before).toBeNull();
  const next = await listOwnOrders(services, ana, { cursor: page.after });
  expect(idsOf(next)).toEqual(own.slice(ordersPerPage));
  expect(next.after).toBeNull();
  expect(idsOf(await listOwnOrders(services, ana, { cursor: next.before }))).toEqual(idsOf(page));
  for (const cursor of [page.after, next.before, 'x', `after.${own[0]}.${'x'.repeat(50)}`, ''])
    expect(idsOf(await listOwnOrders(services, luis, { cursor })), `${cursor}`).toEqual(others);
});

test('a page costs as many statements as one order does', async () => {
  const ana = await newPerson();
  let asked = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      asked += node.kind === 'SelectQueryNode' ? 1 : 0;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const actors = services.db.actors.withPlugin(counter);
  const counted = { ...services, db: { ...services.db, actors } };
  await makeSome(ana.userId, 1);
  await listOwnOrders(counted, ana, { cursor: null });
  await makeSome(ana.userId, ordersPerPage - 1);
  expect((await listOwnOrders(counted, ana, { cursor: null })).rows).toHaveLength(ordersPerPage);
  expect(asked).toBe(2);
});

test('an order that nobody began to pay is left out; one that was begun stays, also when it is over', async () => {
  const { userId, ...ana } = await newPerson();
  const made = async (order: Parameters<typeof makeOrder>[1] = {}) =>
    (await makeOrder(services, { user_id: userId, ...order })).id;
  await made();
  await made({ status: 'expired' });
  const begun = await made();
  await begin(begun);
  const over = await made({ status: 'expired', created_at: new Date(first) });
  await begin(over, { status: 'expired' });
  const page = await listOwnOrders(services, { ...ana, userId }, { cursor: null });
  expect(idsOf(page)).toEqual([begun, over]);
});

test('an order says all that was tried and came in, oldest first, and what time is over', async () => {
  const ana = await newPerson();
  const { id, code } = await makeOrder(services, { user_id: ana.userId });
  const at = (minutes: number) => new Date(Date.now() + minutes * minute);
  await begin(id, { provider: 'paypal', currency: 'USD', amount: 39_000, created_at: at(-1) });
  await begin(id, { status: 'declined', reason: '¿Cupo?', created_at: at(-2) });
  const seen = async (minutes: number) =>
    (await listOwnOrders(later(services, minutes * minute), ana, { cursor: null })).rows;
  expect(await seen(29)).toMatchObject([
    {
      ...{ id, code, name: 'Producción musical: Básico', status: 'open', receipt: null },
      ...{ price: { amount: 39_000, currency: 'USD' }, paidAt: null, payments: [] },
      createdAt: expect.any(Date),
      attempts: [
        {
          ...{ provider: 'wompi', status: 'declined', reason: '¿Cupo?' },
          amount: { amount: testPesos, currency: 'COP' },
        },
        { provider: 'paypal', status: 'open', amount: { amount: 39_000, currency: 'USD' } },
      ],
    },
  ]);
  const statuses = (await seen(31)).map(({ attempts }) => attempts.map(({ status }) => status));
  expect(statuses).toEqual([['declined', 'expired']]);
});

test('what paid has its amount, its receipt, and what went back of it', async () => {
  const ana = await newPerson();
  const paid = await makePaidOrder(services, ana.userId, { provider: 'wompi' });
  const { orderId, attemptId, paymentId } = paid;
  const read = async () => (await listOwnOrders(services, ana, { cursor: null })).rows;
  const amount = { amount: testPesos, currency: 'COP' };
  expect(await read()).toMatchObject([
    {
      ...{ status: 'paid', receipt: null, paidAt: expect.any(Date) },
      payments: [{ role: 'settles', method: 'CARD', amount, refunded: { amount: 0 } }],
    },
  ]);
  await issueReceipts(services, system);
  await service
    .updateTable('payments')
    .set({ refunded: 100 })
    .where('id', '=', paymentId)
    .execute();
  const { number } = await service
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const settled = { amount, refunded: { amount: 100, currency: 'COP' } };
  expect(await read()).toMatchObject([{ receipt: number, payments: [settled] }]);
  // What came in besides is no reason to name another receipt.
  const at = services.now();
  const extra = { id: randomUUID(), order_id: orderId, attempt_id: attemptId, received_at: at };
  await service
    .insertInto('payments')
    .values({ ...extra, provider: 'wompi', currency: 'COP', amount: 300, role: 'extra' })
    .execute();
  await service
    .insertInto('receipts')
    .values({ number: 9_999, payment_id: extra.id, order_id: orderId, issued_at: at })
    .execute();
  expect(await read()).toMatchObject([{ receipt: number, payments: [settled, { role: 'extra' }] }]);
});

test('the orders of a deleted account are nobody’s, also not of who takes its address again', async () => {
  const ana = await newPerson();
  const { orderId } = await makePaidOrder(services, ana.userId);
  expect(idsOf(await listOwnOrders(services, ana, { cursor: null }))).toEqual([orderId]);
  const due = service.updateTable('users').set({ deletion_due_at: services.now() });
  await due.where('id', '=', ana.userId).execute();
  expect(await deleteAccount(later(services, 1_000), ana.userId)).toBe(true);
  const again = await makePerson(services, `ana${people}@correo.example`);
  for (const actor of [ana, again])
    expect(idsOf(await listOwnOrders(services, actor, { cursor: null }))).toEqual([]);
  const kept = service.selectFrom('orders').select('user_id').where('id', '=', orderId);
  expect(await kept.executeTakeFirst()).toEqual({ user_id: null });
});
