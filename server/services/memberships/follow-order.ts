import type { OrderStatus } from '#packages/payments/src/index.ts';
import { changeMembership, type Within } from './change-membership.ts';

/** What became of an order, in the transaction that keeps it. */
export type OrderNews = { orderId: string; before: OrderStatus; after: OrderStatus };

/**
 * What a membership makes of an order of its own: a period that was paid begins, and one whose money went back whole ends.
 * Orders of anything else, and of accounts that are gone, move nothing.
 */
export async function followOrder(services: Within, news: OrderNews): Promise<void> {
  const { before, after, orderId } = news;
  if (before === after || (after !== 'paid' && after !== 'refunded')) return;
  const order = await services.db
    .selectFrom('orders')
    .select(['membership_id', 'membership_period as number', 'plan', 'price', 'takes_over'])
    .where('id', '=', orderId)
    .where('membership_id', 'is not', null)
    .executeTakeFirst();
  if (!order?.membership_id || order.number === null || order.plan === null) return;
  const { membership_id: membershipId, number, plan, price, takes_over: startsNow } = order;
  // What went back before we heard of it was paid, too.
  if (before !== 'paid')
    await changeMembership(services, {
      membershipId,
      event: { type: 'period-paid', number, plan, order: orderId, price, startsNow },
    });
  if (after === 'refunded')
    await changeMembership(services, {
      membershipId,
      event: { type: 'period-refunded', order: orderId },
    });
}
