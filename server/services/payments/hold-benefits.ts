import type { Kysely } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import { holdCredits } from '../memberships/credits.ts';
import { holdPlace } from '../memberships/launch-places.ts';
import type { MemberBenefit, OrderItem } from './order-item.ts';

/** What an order keeps of how its price came about. */
export const benefitColumns = ({ listPrice, percent, credits, window }: MemberBenefit) => ({
  ...{ list_price: listPrice.amount, discount_percent: percent },
  ...(window &&
    credits > 0 && {
      ...{ credits, credit_state: 'held' as const, credit_membership: window.membershipId },
      ...{ credit_period: window.period, credit_place: window.place },
    }),
});

type Made = { id: string; membershipId: string | null; item: OrderItem; at: Date };

/**
 * Holds what the price of an order is made of, in the transaction that makes it. Rejects with `order.price-changed` where
 * that is not there any more: the person reads what it costs without it.
 */
export async function holdBenefits(
  db: Kysely<DB>,
  { id: orderId, membershipId, item, at }: Made,
): Promise<void> {
  const { benefit, membership } = item;
  if (benefit?.window && benefit.credits > 0)
    if (!(await holdCredits(db, benefit.window, benefit.credits)))
      throw new AppError('order.price-changed');
  // Of the first month: those after it are of a place that is kept.
  if (membership?.isLaunch && membership.number === 1 && membershipId !== null)
    if (!(await holdPlace(db, { membershipId, orderId, at })))
      throw new AppError('order.price-changed');
}

/** Whoever goes on with an order whose place was held for half an hour holds it anew. */
export async function holdPlaceAgain(
  db: Kysely<DB>,
  { orderId, item, at }: { orderId: string; item: OrderItem; at: Date },
): Promise<void> {
  if (!item.membership?.isLaunch || item.membership.number > 1) return;
  const { membershipId } = await db
    .selectFrom('orders')
    .select('membership_id as membershipId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (membershipId !== null && !(await holdPlace(db, { membershipId, orderId, at })))
    throw new AppError('order.price-changed');
}
