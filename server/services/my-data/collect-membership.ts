import type { ActorDb } from '#server/database/as-actor.ts';
import { exportedColumns } from './exported-columns.ts';

/** What a person tried and paid of the membership, as they may see it. */
export async function collectMembership(db: ActorDb, userId: string) {
  const membership = await db
    .selectFrom('memberships')
    .select(exportedColumns.memberships)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const membershipPeriods = await db
    .selectFrom('membership_periods')
    .select(exportedColumns.membership_periods)
    .where('membership_id', 'in', (query) =>
      query.selectFrom('memberships').select('id').where('user_id', '=', userId),
    )
    .orderBy('number')
    .execute();
  const membershipEvents = await db
    .selectFrom('membership_events')
    .select(exportedColumns.membership_events)
    .where('membership_id', 'in', (query) =>
      query.selectFrom('memberships').select('id').where('user_id', '=', userId),
    )
    .orderBy('place')
    .execute();
  const credits = await db
    .selectFrom('credit_windows')
    .select(exportedColumns.credit_windows)
    .where('membership_id', 'in', (query) =>
      query.selectFrom('memberships').select('id').where('user_id', '=', userId),
    )
    .orderBy('starts_at')
    .execute();
  const paymentSources = await db
    .selectFrom('payment_sources')
    .select(exportedColumns.payment_sources)
    .where('membership_id', 'in', (query) =>
      query.selectFrom('memberships').select('id').where('user_id', '=', userId),
    )
    .orderBy('asked_at')
    .execute();
  const paypalSubscriptions = await db
    .selectFrom('paypal_subscriptions')
    .select(exportedColumns.paypal_subscriptions)
    .where('membership_id', 'in', (query) =>
      query.selectFrom('memberships').select('id').where('user_id', '=', userId),
    )
    .orderBy('asked_at')
    .execute();
  return {
    ...{ membership: membership ?? null, membershipPeriods, membershipEvents },
    ...{ credits, paymentSources, paypalSubscriptions },
  };
}
