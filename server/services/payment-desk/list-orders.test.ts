import { expect, test } from 'vitest';
import { makeOrder } from '#test/make-order.ts';
import { later, makeStaff, openTestServices } from '#test/test-services.ts';
import { countOrders } from './count-orders.ts';
import { listOrders } from './list-orders.ts';
import { toOrderId } from './order-id.ts';
import type { OrderView } from './order-views.ts';
import { readOrder } from './read-order.ts';

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
    ...[['refunded', 7] as const, ['expired', 7] as const],
  ]);
});

test('each order has what was begun and what came in, in the order of time', async () => {
  const { db } = services;
  const { id, code } = await makeOrder(services);
  await makeOrder(services);
  const at = services.now();
  const minute = 60_000;
  const begun = { order_id: id, currency: 'COP', amount: 200, provider: 'wompi' } as const;
  const [newer, older] = await db.service
    .insertInto('payment_attempts')
    .values(
      [1, 0].map((place) => ({
        ...{ ...begun, reference: `${code}-${place}`, reason: place === 0 ? 'no' : null },
        status: place === 0 ? ('declined' as const) : ('open' as const),
        created_at: new Date(at.getTime() + place),
        expires_at: new Date(at.getTime() + minute),
      })),
    )
    .returning('id')
    .execute();
  await db.service
    .insertInto('payments')
    .values({
      ...{ id: `wompi:${code}`, order_id: id, attempt_id: older?.id ?? '', provider: 'wompi' },
      ...{ currency: 'COP', amount: 150, role: 'mismatch', refunded: 50, received_at: at },
    })
    .execute();
  const read = async (asking = services) =>
    (await listOrders(asking, staff, { view: 'all', search: code, cursor: null })).rows;
  const attempt = { provider: 'wompi', amount: { amount: 200, currency: 'COP' } };
  expect(await read()).toMatchObject([
    {
      attempts: [
        { ...attempt, id: older?.id, status: 'declined', reason: 'no' },
        { ...attempt, id: newer?.id, status: 'open', reason: null },
      ],
      payments: [
        {
          ...{ provider: 'wompi', role: 'mismatch', method: null },
          amount: { amount: 150, currency: 'COP' },
          refunded: { amount: 50, currency: 'COP' },
        },
      ],
    },
  ]);
  // Its time is over, though nobody has noted it yet.
  expect(await read(later(services, minute + 1))).toMatchObject([
    { attempts: [{ status: 'declined' }, { status: 'expired' }] },
  ]);
  const whole = (at: typeof services) => readOrder(at, staff, toOrderId(id));
  expect(await whole(services)).toMatchObject({
    attempts: [{ status: 'declined' }, { status: 'open' }],
    payments: [{ refunded: { amount: 50, currency: 'COP' } }],
  });
  expect(await whole(later(services, minute + 1))).toMatchObject({
    attempts: [{ status: 'declined' }, { status: 'expired' }],
  });
});
