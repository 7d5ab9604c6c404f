import type { Money } from '#content/money.ts';
import type { OrderStatus } from '#packages/payments/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { newestFirst } from '../lists/sorting.ts';
import { isInView, type OrderView } from './order-views.ts';

export type OrderSummary = {
  id: string;
  code: string;
  /** What was bought, in a line. */
  name: string;
  /** Null of who has left. */
  clientName: string | null;
  clientEmail: string | null;
  price: Money;
  status: OrderStatus;
  createdAt: Date;
  paidAt: Date | null;
};

/** One page of the orders that have these words in their code, their name, or their client's, the newest first. */
export async function listOrders(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { view, ...asked }: ListQuery<OrderView>,
): Promise<ListPage<OrderSummary>> {
  const page = await asActor(db, actor, (db) =>
    readList(db, {
      table: 'orders',
      part: view === 'all' ? undefined : isInView(view),
      query: db
        .selectFrom('orders')
        .select(['id', 'code', 'name', 'client_name as clientName', 'client_email as clientEmail'])
        .select(['currency', 'price as amount', 'status'])
        .select(['created_at as createdAt', 'paid_at as paidAt']),
      sorting: newestFirst('orders'),
      ...asked,
    }),
  );
  const rows = page.rows.map(({ currency, amount, ...row }) => ({
    ...row,
    price: { amount, currency },
  }));
  return { ...page, rows };
}
