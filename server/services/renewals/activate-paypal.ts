import type { Kysely } from 'kysely';
import { day, graceDays, nextNumber } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { holdPlace } from '../memberships/launch-places.ts';
import { holdMembership } from '../memberships/stored-membership.ts';
import type { PaypalRow } from './paypal-row.ts';
import { isOfNext } from './paypal-terms.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/**
 * PayPal charges from now on what its person approved, and nothing else does: of accounts at Nequi none is charged any more.
 * Where the membership is another one by now, as after a payment by its link, a cancellation, or long after it was to begin,
 * or of who leaves, it is ended instead. Approved twice, it is done once.
 */
export async function activatePaypal(
  { db, memberships, now }: Services,
  row: PaypalRow,
): Promise<void> {
  const { id, membershipId, plan, startsAt, firstCycles } = row;
  await db.service.transaction().execute(async (db) => {
    const { membership, userId } = await holdMembership(db, membershipId);
    const at = now();
    const until = new Date(startsAt.getTime() + graceDays * day);
    const isWanted =
      (await stays(db, userId)) && at < until && isOfNext(membership, { plan, startsAt });
    const approved = await db
      .updateTable('paypal_subscriptions')
      .set({ approved_at: at, url: null })
      .set(isWanted ? { state: 'active' } : { state: 'ending', ended_by: 'person' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!approved || !isWanted) return;
    await db
      .updateTable('payment_sources')
      .set({ state: 'removed', removed_at: at, token_id: null })
      .where('membership_id', '=', membershipId)
      .where('state', 'in', ['asked', 'approved', 'available'])
      .execute();
    if (firstCycles > 0 && nextNumber(membership) === 1)
      await holdPlace(db, { membershipId, orderId: null, at, until });
    await changeMembership(
      { db, memberships, now: () => at },
      { membershipId, event: { type: 'renewal-chosen', renewal: 'paypal', plan } },
    );
  });
}

/** Whether its person neither left nor asked for it. */
const stays = async (db: Kysely<DB>, userId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst()) !== undefined;
