import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { asActor } from '#server/database/as-actor.ts';
import { makeOrder, makePaymentRows } from '#test/make-order.ts';
import { makeTransfer } from '#test/make-transfer.ts';
import { makePerson, makeStaff, openTestServices } from '#test/test-services.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { refuseTransfer } from '../transfers/refuse-transfer.ts';
import { listOrders } from './list-orders.ts';
import { isNamed } from './named-orders.ts';
import type { OrderView } from './order-views.ts';

const services = await openTestServices();
const { service: db } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const ana = await makePerson(services, 'ana@ejemplo.co');

const find = async (search: string, view: OrderView = 'all') => {
  const page = await listOrders(services, staff, { view, search, cursor: null });
  expect(page.count.count).toBe(page.rows.length);
  return page.rows.map(({ code }) => code);
};

const codes = {} as Record<
  'wompi' | 'paypal' | 'reported' | 'refused' | 'recorded' | 'returned' | 'inPesos' | 'wrong',
  string
>;

beforeAll(async () => {
  const wompi = await makePaymentRows(services, {
    order: { price: 5_131_700, pesos: 205_200_000 },
    payment: {
      ...{ id: 'wompi:1234-1610641025-49201', provider: 'wompi' },
      ...{ currency: 'COP', amount: 205_200_000 },
    },
  });
  await db
    .insertInto('receipts')
    .values({
      ...{ number: 4127, payment_id: wompi.paymentId, order_id: wompi.orderId },
      issued_at: services.now(),
    })
    .execute();
  const paypal = await makePaymentRows(services, {
    order: { price: 7_771_300, pesos: null },
    payment: { id: 'paypal:3C679366HH908993F', amount: 7_771_300 },
  });
  await db
    .updateTable('payment_attempts')
    .set({ provider_id: '5O190127TN364715T', reference: `${paypal.code}-ZZZZZZ` })
    .where('order_id', '=', paypal.orderId)
    .execute();
  const reported = await makeTransfer(services, ana, { reference: 'M 123.456-Ñ' });
  const refused = await makeTransfer(services, ana, { reference: 'NO-LLEGÓ 8' });
  await refuseTransfer(services, staff, { transferId: refused.id, reason: 'No está' });
  const recorded = await makeOrder(services, { user_id: ana.userId, pesos: 156_487_500 });
  const wish = { key: randomUUID(), order: recorded.code, amount: 156_487_500, note: '' };
  await recordTransfer(services, staff, { ...wish, reference: 'BANCO/0099' });
  const returned = await makePaymentRows(services, { order: { price: 88_800, pesos: null } });
  await db
    .insertInto('refunds')
    .values({
      ...{ id: randomUUID(), order_id: returned.orderId, payment_id: returned.paymentId },
      ...{
        amount: 100,
        reason: 'courtesy',
        status: 'done',
        by_hand: true,
        provider_id: 'DEV 77-1',
      },
      ...{ asked_at: services.now(), done_at: services.now(), next_try_at: services.now() },
    })
    .execute();
  const inPesos = await makeOrder(services, {
    ...{
      currency: 'COP',
      price: 5_131_700,
      pesos: 5_131_700,
      cop_per_usd: null,
      rate_set_at: null,
    },
  });
  const wrong = await makePaymentRows(services, {
    order: { price: 99_900, pesos: null, status: 'open', paid_at: null },
    payment: { currency: 'USD', amount: 12_345, role: 'mismatch' },
  });
  Object.assign(codes, {
    ...{ wompi: wompi.code, paypal: paypal.code, reported: reported.code, refused: refused.code },
    ...{ recorded: recorded.code, returned: returned.code, inPesos: inPesos.code },
    wrong: wrong.code,
  });
});

test.each([
  // The receipt, as it is printed and as it is typed.
  ['C-004127', ['wompi']],
  ['c 4127', ['wompi']],
  ['4127', ['wompi']],
  ['C-004128', []],
  // What providers call it.
  ['1234-1610641025-49201', ['wompi']],
  [' 3c679366hh908993f ', ['paypal']],
  ['5O190127TN364715T', ['paypal']],
  // What banks call it.
  ['m123456ñ', ['reported']],
  ['no llego 8', ['refused']],
  ['banco0099', ['recorded']],
  ['dev 771', ['returned']],
  // How much it is.
  ['77713', ['paypal']],
  ['USD 77.713,00', ['paypal']],
  ['77713 COP', []],
  ['1.564.875', ['recorded']],
  ['$ 1.564.875', ['recorded']],
  ['$\u{A0}1.564.875\u{A0}COP', ['recorded']],
  ['US$ 1.564.875', []],
  ['2052000', ['wompi']],
  ['51317', ['inPesos', 'wompi']],
  ['USD 51317', ['wompi']],
  ['COP 51317', ['inPesos']],
  ['123,45', ['wrong']],
  ['USD 123,45', ['wrong']],
  ['COP 123,45', []],
  // What is no name of any.
  ['%', []],
  ['_', []],
  ["' or true --", []],
  ['xñq\0', []],
  ['—', []],
] as const)('%j is an order by its money: %j', async (typed, named) => {
  const expected = named.map((name) => codes[name]);
  expect((await find(typed)).toSorted()).toEqual(expected.toSorted());
});

test('what we call an attempt leads to its order', async () => {
  expect(await find(`${codes.paypal}-zzzzzz`)).toEqual([codes.paypal]);
});

test('words find what they did, and a view keeps to its orders', async () => {
  const { code } = await makeOrder(services, { name: 'Canción Ñandú — ¿qué? 77713', price: 1 });
  expect((await find('77713')).toSorted()).toEqual([code, codes.paypal].toSorted());
  expect(await find('cancion 77713')).toEqual([code]);
  expect(await find('77713', 'paid')).toEqual([codes.paypal]);
  expect(await find('C-4127', 'open')).toEqual([]);
});

test('what was found, and a price, are looked up by an index each', async () => {
  const plan = await asActor(services.db, staff, async (db) => {
    await sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true)`.execute(db);
    const isSo = await isNamed(db, '123,45');
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from orders where
      search like '%nandu%' or ${isSo}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['orders_search', 'orders_by_price', 'orders_by_pesos', 'orders_pkey'])
    expect(plan).toContain(index);
});

test('what is nothing leaves the words alone', async () => {
  expect(await asActor(services.db, staff, (db) => isNamed(db, 'nada así'))).toBeNull();
});
