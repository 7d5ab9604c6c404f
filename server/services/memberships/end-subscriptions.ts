import type { Kysely } from 'kysely';
import type { Membership } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import { freePlace } from './launch-places.ts';

/**
 * What PayPal charged by itself and the membership does not want any more is to end, in the transaction that decides it: PayPal
 * is told soon, and what it charges until then goes back. The membership is held by the transaction.
 */
export async function endSubscriptions(
  db: Kysely<DB>,
  membershipId: string,
  { membership, at }: { membership: Membership; at: Date },
): Promise<void> {
  if (membership.renewal !== 'paypal') await end(db, { membershipId, at, of: ['active'] });
}

/** The same of one that nobody has approved yet: whoever does all the same has it ended. */
export const endAsked = (db: Kysely<DB>, membershipId: string, at: Date): Promise<void> =>
  end(db, { membershipId, at, of: ['opening', 'waiting'] });

type Ending = { membershipId: string; at: Date; of: readonly ('opening' | 'waiting' | 'active')[] };

/** The place of the launch that was held for its first charge is free again. */
async function end(db: Kysely<DB>, { membershipId, at, of }: Ending): Promise<void> {
  const ended = await db
    .updateTable('paypal_subscriptions')
    .set({ state: 'ending', ended_by: 'person', next_look_at: at, url: null })
    .where('membership_id', '=', membershipId)
    .where('state', 'in', of)
    .returning('id')
    .executeTakeFirst();
  if (ended) await freePlace(db, { membershipId, at });
}
