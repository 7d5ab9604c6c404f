import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#packages/payments/src/index.ts';

/** Which orders are shown. */
export type OrderView = OrderStatus | 'all';

export const orderViews = [
  'all',
  'open',
  'paid',
  'refunded',
  'expired',
] as const satisfies readonly OrderView[];

/** The condition that an order is in a view. */
export const isInView = (view: OrderView): RawBuilder<boolean> =>
  view === 'all' ? sql<boolean>`true` : sql<boolean>`orders.status = ${view}`;
