import type { Kysely } from 'kysely';
import { launchPrice, premium } from '#content/premium.ts';
import { isOfNextPeriod, nextNumber } from '#packages/membership/src/index.ts';
import type { DB } from '#server/database/schema.ts';
import type { Subscription } from '#server/ports/payments/subscriptions.ts';
import type { AppServices } from '../app-services.ts';
import { changeMembership } from '../memberships/change-membership.ts';
import { hasLaunchPrice } from '../memberships/launch-places.ts';
import { holdMembership, readMembership } from '../memberships/stored-membership.ts';
import type { PaypalRow } from './paypal-row.ts';

type Services = Pick<AppServices, 'db' | 'memberships' | 'now'>;

/** Whether PayPal would charge next what the next period costs: as it was told, and until then as it is sold by now. */
export async function isAtPrice(db: Kysely<DB>, row: PaypalRow, at: Date): Promise<boolean> {
  const { id, membership } = await readMembership(db, row.membershipId);
  const { plan, price, firstCycles, firstPrice } = row;
  const charges = await db
    .selectFrom('payment_attempts')
    .select('status')
    .where('subscription_id', '=', row.id)
    .where('status', 'in', ['approved', 'pending'])
    .execute();
  // What waits for a bank is of that period, at the price of then.
  if (charges.some(({ status }) => status === 'pending')) return true;
  const charged = charges.length < firstCycles ? firstPrice : price;
  const told = await db
    .selectFrom('orders')
    .select('price')
    .where('membership_id', '=', id)
    .where('membership_period', '=', nextNumber(membership))
    .where('plan', '=', plan)
    .where('is_renewal', '=', true)
    .where('status', '=', 'open')
    .execute();
  if (told.length > 0) return told.some((one) => one.price === charged);
  const isLaunch = await hasLaunchPrice(db, { id, membership, plan, at });
  return charged === (isLaunch ? launchPrice : premium[plan]).amount;
}

/**
 * What PayPal says of a subscription that goes on: when it charges next, and that a charge failed, of which its person is told
 * once in a period.
 */
export async function notePaypal(
  { db, memberships, now }: Services,
  { id, membershipId }: PaypalRow,
  { nextChargeAt, lastFailure }: Subscription,
): Promise<void> {
  await db.service.transaction().execute(async (db) => {
    const { membership } = await holdMembership(db, membershipId);
    const at = now();
    const charged = await db
      .selectFrom('payment_attempts')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .where('subscription_id', '=', id)
      .where('status', 'in', ['approved', 'pending'])
      .executeTakeFirst();
    // What failed before the last one that went through is over.
    const failure =
      lastFailure && (!charged?.at || lastFailure.at > charged.at) ? lastFailure : null;
    const before = await db
      .selectFrom('paypal_subscriptions')
      .select(['failed_at as failedAt', 'retry_at as retryAt', 'next_charge_at as nextChargeAt'])
      .where('id', '=', id)
      .where('state', '=', 'active')
      .executeTakeFirst();
    if (!before) return;
    const noted = {
      ...{ next_charge_at: nextChargeAt, failed_at: failure?.at ?? null },
      retry_at: failure?.retryAt ?? null,
    };
    const isSame =
      before.nextChargeAt?.getTime() === noted.next_charge_at?.getTime() &&
      before.failedAt?.getTime() === noted.failed_at?.getTime() &&
      before.retryAt?.getTime() === noted.retry_at?.getTime();
    if (isSame) return;
    await db.updateTable('paypal_subscriptions').set(noted).where('id', '=', id).execute();
    if (failure && isOfNextPeriod(membership, failure.at))
      await changeMembership(
        { db, memberships, now: () => at },
        { membershipId, event: { type: 'charge-failed', number: nextNumber(membership) } },
      );
  });
}
