import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { endAsked } from '../memberships/end-subscriptions.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/**
 * Back to the link, at any time: PayPal is told soon that it charges no more, and what it charges until then goes back. What
 * waits to be approved comes to nothing. Pressed twice, it is done once. Resolves with whether its person is a member, who goes
 * on by the link.
 */
export async function removePaypal(
  { db, memberships, now }: Services,
  actor: UserActor,
): Promise<{ isMember: boolean }> {
  const isMember = await db.service.transaction().execute(async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) throw new AppError('membership.changed');
    const { id, membership } = await holdMembership(db, found.id);
    const at = now();
    await endAsked(db, id, at);
    if (membership.renewal === 'paypal')
      await changeMembership(
        { db, memberships, now: () => at },
        { membershipId: id, event: { type: 'renewal-chosen', renewal: 'link' } },
      );
    return membership.periods.length > 0;
  });
  memberships.nudge();
  return { isMember };
}
