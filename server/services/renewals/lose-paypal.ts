import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { freePlace } from '../memberships/launch-places.ts';
import { holdMembership } from '../memberships/stored-membership.ts';
import type { PaypalRow } from './paypal-row.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/**
 * Back to the link where PayPal does not charge any more, whoever ended it there, or would charge another price than it costs by
 * now; its person is told, once.
 */
export async function losePaypal(
  { db, memberships, now }: Services,
  { id, membershipId }: PaypalRow,
  by: 'paypal' | 'price',
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    await holdMembership(db, membershipId);
    const at = now();
    const lost = await db
      .updateTable('paypal_subscriptions')
      .set({ state: 'ending', ended_by: by })
      .where('id', '=', id)
      .where('state', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!lost) return;
    await freePlace(db, { membershipId, at });
    await changeMembership(
      { db, memberships, now: () => at },
      { membershipId, event: { type: 'source-gone', ...(by === 'price' && { why: by }) } },
    );
  });
}
