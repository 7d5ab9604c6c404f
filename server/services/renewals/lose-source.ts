import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { holdMembership } from '../memberships/stored-membership.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/** Back to the link where the provider does not charge an account any more, and its person is told. */
export async function loseSource(
  { db, memberships, now }: Services,
  { membershipId, sourceId }: { membershipId: string; sourceId: string },
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    await holdMembership(db, membershipId);
    const at = now();
    const lost = await db
      .updateTable('payment_sources')
      .set({ state: 'removed', removed_at: at })
      .where('id', '=', sourceId)
      .where('state', '=', 'available')
      .returning('id')
      .executeTakeFirst();
    if (lost)
      await changeMembership(
        { db, memberships, now: () => at },
        { membershipId, event: { type: 'source-gone' } },
      );
  });
}
