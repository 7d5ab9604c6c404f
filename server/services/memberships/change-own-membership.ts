import type { Kysely } from 'kysely';
import { unansweredStatuses } from '#packages/legal-requests/src/index.ts';
import type { MembershipEvent, Renewal } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from './change-membership.ts';
import { findMembership } from './stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'memberships' | 'now'>;

/** What its person may do by themselves; what is paid is an order. */
export type OwnChange = Extract<MembershipEvent, { type: 'cancelled' | 'resumed' | 'plan-chosen' }>;

/**
 * Resolves with how it renews then. Rejects with `membership.changed` where there is nothing of the kind to do any more, and
 * with `membership.withdrawn` where they would go on with what they asked their money back of.
 */
export async function changeOwnMembership(
  { db, limits, memberships, now }: Services,
  actor: UserActor,
  event: OwnChange,
): Promise<{ renewal: Renewal; wasPaypal: boolean }> {
  await limits.consume('membership', actor.userId);
  const changed = await db.service.transaction().execute(async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) throw new AppError('membership.changed');
    const { membership } = await changeMembership(
      { db, memberships, now },
      { membershipId: found.id, event },
    );
    // Whoever withdraws in this moment holds the membership, too: looked at once it is free.
    if (event.type === 'resumed' && (await isWithdrawn(db, actor)))
      throw new AppError('membership.withdrawn');
    return {
      renewal: membership.renewal,
      wasPaypal: found.membership.renewal === 'paypal' && membership.renewal !== 'paypal',
    };
  });
  // What charged it by itself is told to stop.
  if (changed.wasPaypal) memberships.nudge();
  return changed;
}

const isWithdrawn = async (db: Kysely<DB>, { userId }: UserActor): Promise<boolean> =>
  (await db
    .selectFrom('legal_requests')
    .innerJoin('orders', 'orders.id', 'legal_requests.order_id')
    .select('legal_requests.id')
    .where('orders.user_id', '=', userId)
    .where('orders.membership_id', 'is not', null)
    .where('legal_requests.kind', '=', 'withdrawal')
    .where('legal_requests.status', 'in', unansweredStatuses)
    .executeTakeFirst()) !== undefined;
