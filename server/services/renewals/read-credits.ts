import type { ActorDb } from '#server/database/as-actor.ts';
import type { CreditMonth } from './read-own-membership.ts';

/** As many as a person looks back. */
const months = 24;

/** What a member was granted month by month, and what became of it; the newest first. */
export async function readCredits(db: ActorDb, membershipId: string): Promise<CreditMonth[]> {
  const windows = await db
    .selectFrom('credit_windows')
    .select(['period', 'place', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['granted', 'used', 'held', 'expired_at as expiredAt'])
    .where('membership_id', '=', membershipId)
    .orderBy('starts_at', 'desc')
    .limit(months)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'name', 'credits', 'credit_state as state'])
    .select(['credit_period as period', 'credit_place as place'])
    .where('credit_membership', '=', membershipId)
    .where('credit_state', 'in', ['held', 'used'])
    .orderBy('created_at')
    .execute();
  return windows.map(({ period, place, expiredAt, ...month }) => ({
    ...{ ...month, isOver: expiredAt !== null },
    orders: orders
      .filter((order) => order.period === period && order.place === place)
      .map(({ id, name, credits, state }) => ({ id, name, credits, isPaid: state === 'used' })),
  }));
}
