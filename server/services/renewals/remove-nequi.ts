import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { findMembership, holdMembership } from '../memberships/stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/**
 * Back to the link, at any time: nothing new is charged to this person's Nequi, and a request that waits for them comes to
 * nothing. What is on its way is counted if it comes. Pressed twice, it is done once.
 */
export async function removeNequi(
  { db, memberships, now }: Services,
  actor: UserActor,
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const found = await findMembership(db, actor.userId);
    if (!found) throw new AppError('membership.changed');
    const { id, membership } = await holdMembership(db, found.id);
    const at = now();
    await db
      .updateTable('payment_sources')
      .set({ state: 'removed', removed_at: at, token_id: null })
      .where('membership_id', '=', id)
      .where('state', 'in', ['asked', 'approved', 'available'])
      .execute();
    if (membership.renewal === 'nequi')
      await changeMembership(
        { db, memberships, now: () => at },
        { membershipId: id, event: { type: 'renewal-chosen', renewal: 'link' } },
      );
  });
}
