import type { OrderStatus } from '#packages/payments/src/index.ts';
import { changeMembership, type Within } from './change-membership.ts';
import { keepPlace, LostPlace } from './launch-places.ts';
import { moveCredits } from './move-credits.ts';
import { findSettlingCharge, RevokedCharge } from './subscription-charge.ts';
import { holdMembership } from './stored-membership.ts';

/** What became of an order, in the transaction that keeps it. */
export type OrderNews = { orderId: string; before: OrderStatus; after: OrderStatus };

/**
 * What a membership makes of an order: a period that was paid begins, one whose money went back whole ends, and the credits that
 * any order holds are used or free again. Throws `LostPlace` where its place of the launch was given to another in this moment,
 * and `RevokedCharge` where what charged it was ended.
 */
export async function followOrder(services: Within, news: OrderNews): Promise<void> {
  if (news.before === news.after) return;
  await moveCredits(services.db, { ...news, at: services.now() });
  await followPeriod(services, news);
}

/** Orders of anything else move nothing. */
async function followPeriod(
  services: Within,
  { orderId, before, after }: OrderNews,
): Promise<void> {
  if (after !== 'paid' && after !== 'refunded') return;
  const { db, now } = services;
  const order = await db
    .selectFrom('orders')
    .select(['membership_id', 'membership_period as number', 'plan', 'price', 'takes_over'])
    .select('is_launch as isLaunch')
    .where('id', '=', orderId)
    .where('membership_id', 'is not', null)
    .executeTakeFirst();
  if (!order?.membership_id || order.number === null || order.plan === null) return;
  const { membership_id: membershipId, number, plan, price, takes_over: startsNow } = order;
  // What went back before we heard of it was paid, too.
  if (before !== 'paid') {
    // Whoever ends what charged it did that before, or after. It is held before its place, as by whoever frees that.
    await holdMembership(db, membershipId);
    if (order.isLaunch && !(await keepPlace(db, { membershipId, at: now() })))
      throw new LostPlace('Another has it');
    const charge = await findSettlingCharge(db, orderId);
    if (charge?.isRevoked) throw new RevokedCharge('It was ended in this moment');
    await changeMembership(services, {
      membershipId,
      event: {
        ...{ type: 'period-paid', number, plan, order: orderId, price, startsNow },
        ...(charge && { chargedAt: charge.at.toISOString() }),
      },
    });
  }
  if (after === 'refunded')
    await changeMembership(services, {
      membershipId,
      event: { type: 'period-refunded', order: orderId },
    });
}
