import type { Kysely } from 'kysely';
import type { Membership } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/**
 * What PayPal charged by itself and the membership does not want any more is to end, in the transaction that decides it: PayPal
 * is told soon, and what it charges until then goes back. The membership is held by the transaction.
 */
export async function endSubscriptions(
  db: Kysely<DB>,
  membershipId: string,
  { membership, at }: { membership: Membership; at: Date },
): Promise<void> {
  if (membership.renewal === 'paypal') return;
  await db
    .updateTable('paypal_subscriptions')
    .set({ state: 'ending', ended_by: 'person', next_look_at: at })
    .where('membership_id', '=', membershipId)
    .where('state', '=', 'active')
    .execute();
}
