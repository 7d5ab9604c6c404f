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
    ...[['refunded', 7] as const, ['expired', 7] as const],
  ]);
});
