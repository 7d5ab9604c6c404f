import type { MembershipEvent } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from './change-membership.ts';
import { findMembership } from './stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'memberships' | 'now'>;

/** What its person may do by themselves; what is paid is an order. */
export type OwnChange = Extract<MembershipEvent, { type: 'cancelled' | 'resumed' | 'plan-chosen' }>;

/** Rejects with `membership.changed` where there is nothing of the kind to do any more. */
export async function changeOwnMembership(
  { db, limits, memberships, now }: Services,
  actor: UserActor,
  event: OwnChange,
): Promise<void> {
  await limits.consume('membership', actor.userId);
  await db.service.transaction().execute(async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) throw new AppError('membership.changed');
    await changeMembership({ db, memberships, now }, { membershipId: found.id, event });
  });
}
