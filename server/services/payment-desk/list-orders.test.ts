import { expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { countOrders } from './count-orders.ts';
import { listOrders } from './list-orders.ts';
import type { OrderView } from './order-views.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const statuses = ['open', 'paid', 'refunded', 'expired'] as const;
const made = 30;
await services.db.service
  .insertInto('orders')
  .values(
    Array.from({ length: made }, (_, n) => ({
      ...{ code: `ABCD${String(n).padStart(4, '0')}`, item: `x${n}`, service: 'video' },
      name: n === 3 ? 'Canción Ñandú — ¿qué?' : 'Video',
      ...{ client_name: n === 4 ? 'Íñigo' : 'Ana', client_email: `c${n}@ejemplo.co` },
      ...{ currency: 'USD' as const, price: n + 1, tax_percent: 19 },
      status: statuses[n % 4] ?? 'open',
      created_at: new Date(Date.UTC(2026, 10, 24, 10, n)),
      expires_at: new Date(Date.UTC(2026, 10, 25)),
    })),
  )
  .execute();

const ask = (asked: { view?: OrderView; search?: string; cursor?: string | null } = {}) =>
  listOrders(services, staff, { view: 'all', search: '', cursor: null, ...asked });
const pricesOf = ({ rows }: Awaited<ReturnType<typeof ask>>) =>
  rows.map(({ price }) => price.amount);

test('the newest stands first, page by page and back', async () => {
  const first = await ask();
  const next = await ask({ cursor: first.after });
  expect([...pricesOf(first), ...pricesOf(next)]).toEqual(
    Array.from({ length: made }, (_, n) => made - n),
  );
  expect(await ask({ cursor: next.before })).toMatchObject({ rows: first.rows });
});

test.each<[string, number[]]>([
  ['abcd0007', [8]],
  ['ABCD00', Array.from({ length: 25 }, (_, n) => made - n)],
  ['cancion nandu que', [4]],
  ['iñigo', [5]],
  ['c12@ejemplo.co', [13]],
  ['xilófono', []],
])('%j is looked for in code, name, client and address', async (search, prices) => {
  expect(pricesOf(await ask({ search }))).toEqual(prices);
});

test('each view has its orders, and is counted', async () => {
  for (const view of statuses)
    expect((await ask({ view })).rows.every(({ status }) => status === view)).toBe(true);
  const counts = await countOrders(services, staff);
  expect(Object.entries(counts).map(([view, { count }]) => [view, count])).toEqual([
    ...[['all', 30] as const, ['open', 8] as const, ['paid', 8] as const],
    ...[['refunded', 7] as const, ['expired', 7] as const, ['reported', 0] as const],
  ]);
});

test('what a client said that they sent waits until somebody has looked', async () => {
  const db = services.db.service;
  const orders = await db.selectFrom('orders').select('id').where('price', 'in', [2, 9]).execute();
  const at = new Date();
  for (const { id: order_id } of orders) {
    const { id: attempt_id } = await db
      .insertInto('payment_attempts')
      .values({
        ...{ order_id, provider: 'manual', reference: order_id, currency: 'COP', amount: 1 },
        ...{ created_at: at, expires_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('transfer_reports')
      .values({ attempt_id, reference: 'TRX', reported_at: at })
      .execute();
  }
  const waiting = async (search = '') => pricesOf(await ask({ view: 'reported', search }));
  expect(await waiting()).toEqual([9, 2]);
  expect(await waiting('c1@')).toEqual([2]);
  expect((await countOrders(services, staff)).reported.count).toBe(2);
  await db.updateTable('transfer_reports').set({ decided_at: at, decision: 'confirmed' }).execute();
  expect(await waiting()).toEqual([]);
});
