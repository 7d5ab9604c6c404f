import { premium } from '#content/premium.ts';
import { type Money, percentOff } from '#content/money.ts';
import { creditWindowAt, isPaidAt } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { creditsLeft, grant, keyOf } from '../memberships/credits.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { type ChangeServices, changeOrder } from './change-order.ts';
import type { MemberBenefit } from './order-item.ts';

/** So much of an order is paid with money, in cents of a dollar. */
const leastPaid = 100;

/**
 * What a member is given of the price of a service: the discount, and after it the credits of the month; null of who has not paid
 * for this moment.
 */
export async function benefitOf(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: Pick<UserActor, 'userId'>,
  { id: item, price: listPrice }: { id: string; price: Money },
): Promise<(MemberBenefit & { price: Money }) | null> {
  const at = now();
  const found = await findMembership(db.service, userId);
  if (!found || !isPaidAt(found.membership, at) || listPrice.currency !== 'USD') return null;
  const percent = premium.servicesDiscount;
  const reduced = percentOff(listPrice, percent);
  const open = creditWindowAt(found.membership, at);
  const window = open && keyOf(found.id, open);
  if (open)
    await db.service.transaction().execute((db) => grant(db, found.id, { window: open, at }));
  const left = window ? await creditsLeft(db.service, window, { userId, item }) : 0;
  const credits = Math.max(0, Math.min(left, reduced.amount - leastPaid));
  return {
    ...{ listPrice, percent, credits, window },
    price: { ...reduced, amount: reduced.amount - credits },
  };
}

/** Ends the person's other orders that hold credits and that they are not paying: the credits are for what they pay now. */
export async function freeIdleCredits(
  services: ChangeServices,
  { userId }: Pick<UserActor, 'userId'>,
  item: string,
): Promise<void> {
  const idle = await services.db.service
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('item', '<>', item)
    .where('status', '=', 'open')
    .where('credit_state', '=', 'held')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('order_id', '=', 'orders.id')
            .where('payment_attempts.status', 'in', ['open', 'pending']),
        ),
      ),
    )
    .execute();
  for (const { id: orderId } of idle)
    await changeOrder(services, { orderId, tell: () => [{ type: 'expired' }] });
}
