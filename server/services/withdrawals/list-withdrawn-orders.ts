import { unansweredStatuses } from '#packages/legal-requests/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';

/**
 * From which of these orders of the actor's they withdrew, and were not answered yet. Requests are no person's to read: those
 * of their orders are read for them.
 */
export async function listWithdrawnOrders(
  { db }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
  { orderIds }: { orderIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db.service
    .selectFrom('legal_requests')
    .innerJoin('orders', 'orders.id', 'legal_requests.order_id')
    .select('orders.id')
    .where('orders.id', 'in', orderIds)
    .where('orders.user_id', '=', userId)
    .where('legal_requests.status', 'in', unansweredStatuses)
    .where(isWithdrawal)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
