import { changeMembership, type Within } from './change-membership.ts';
import { isRevoked } from './subscription-charge.ts';

/**
 * What a membership makes of attempts of one order that came to nothing, in the transaction that keeps that: its person is told
 * once of a charge that they had no part in.
 */
export async function followCharges(services: Within, failed: readonly string[]): Promise<void> {
  if (failed.length === 0) return;
  const order = await services.db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['orders.membership_id as id', 'orders.membership_period as number'])
    .where('payment_attempts.id', 'in', failed)
    .where(({ and, not, or, eb }) =>
      or([
        eb('payment_attempts.source_id', 'is not', null),
        and([eb('payment_attempts.subscription_id', 'is not', null), not(isRevoked)]),
      ]),
    )
    .where('orders.status', '=', 'open')
    .executeTakeFirst();
  if (!order?.id || order.number === null) return;
  await changeMembership(services, {
    membershipId: order.id,
    event: { type: 'charge-failed', number: order.number },
  });
}
