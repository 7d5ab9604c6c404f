import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#packages/payments/src/index.ts';

/** Which orders are shown; `reported` are those of whom a client said that they sent money, and nobody has looked yet. */
export type OrderView = OrderStatus | 'all' | 'reported';

export const orderViews = [
  'all',
  'open',
  'paid',
  'refunded',
  'expired',
  'reported',
] as const satisfies readonly OrderView[];

/** The condition that an order is in a view. */
export function isInView(view: OrderView): RawBuilder<boolean> {
  if (view === 'all') return sql<boolean>`true`;
  if (view === 'reported')
    return sql<boolean>`orders.id in (
      select payment_attempts.order_id from payment_attempts
      join transfer_reports on transfer_reports.attempt_id = payment_attempts.id
      where transfer_reports.decided_at is null)`;
  return sql<boolean>`orders.status = ${view}`;
}
